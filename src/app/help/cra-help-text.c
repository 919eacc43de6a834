/* cra-help-text.c: texts of the help as markup of labels. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cra-help-text.h"

#include "cra-keys.h"

#include "cr-rule-words.h"

#include <string.h>

static void
append_escaped (GString *out, const char *text, gsize length)
{
  g_autofree char *escaped = g_markup_escape_text (text, (gssize) length);

  g_string_append (out, escaped);
}

static void
append_link (GString *out,
             const char *kind,
             const char *target,
             gsize n_target,
             const char *words,
             gsize n_words)
{
  g_string_append_printf (out, "<a href=\"%s:%.*s\">", kind, (int) n_target, target);
  append_escaped (out, words, n_words);
  g_string_append (out, "</a>");
}

/* Each of these functions appends the mark that begins at @at and returns its length; 0 when no
 * such mark begins there. */

static gsize
append_bold (GString *out, const char *at)
{
  const char *end = *at == '*' ? strchr (at + 1, '*') : NULL;

  if (end == NULL)
    return 0;
  g_string_append (out, "<b>");
  append_escaped (out, at + 1, (gsize) (end - at) - 1);
  g_string_append (out, "</b>");
  return (gsize) (end - at) + 1;
}

static gsize
append_page (GString *out, const char *at)
{
  const char *middle = *at == '[' ? strstr (at, "](") : NULL;
  const char *end = middle != NULL ? strchr (middle, ')') : NULL;

  if (end == NULL)
    return 0;
  append_link (out, "page", middle + 2, (gsize) (end - middle) - 2, at + 1,
               (gsize) (middle - at) - 1);
  return (gsize) (end - at) + 1;
}

static gsize
append_key (GString *out, const char *at)
{
  const char *end = *at == '{' ? strchr (at, '}') : NULL;
  g_autofree char *action = end != NULL ? g_strndup (at + 1, (gsize) (end - at) - 1) : NULL;
  g_autofree char *label = action != NULL ? cra_keys_get_label (action) : NULL;

  if (label == NULL)
    return 0;
  g_string_append (out, "<b>");
  append_escaped (out, label, strlen (label));
  g_string_append (out, "</b>");
  return (gsize) (end - at) + 1;
}

static gsize
append_rule (GString *out, const char *text, const char *at)
{
  gsize length = at == text || !g_ascii_isalnum (at[-1]) ? cr_rule_measure_id (at) : 0;

  if (length > 0)
    append_link (out, "rule", at, length, at, length);
  return length;
}

/* Returns: (transfer full) */
char *
cra_help_markup (const char *text)
{
  GString *out = g_string_new (NULL);

  for (const char *at = text; *at != '\0';) {
    gsize taken = append_bold (out, at);

    if (taken == 0)
      taken = append_page (out, at);
    if (taken == 0)
      taken = append_key (out, at);
    if (taken == 0)
      taken = append_rule (out, text, at);
    if (taken == 0) {
      taken = (gsize) (g_utf8_next_char (at) - at);
      append_escaped (out, at, taken);
    }
    at += taken;
  }
  return g_string_free (out, FALSE);
}
