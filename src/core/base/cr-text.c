/* cr-text.c: numbers and names as text, never by locale. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-text.h"

#include <string.h>

/* How many bytes of a long message are kept. */
#define KEPT_HEAD 600
#define KEPT_TAIL 200

gboolean
cr_text_read_int (const char **text, int *value_out)
{
  const char *p = *text;
  int sign = *p == '-' ? -1 : 1;
  int value = 0, n_digits = 0;

  if (*p == '-')
    p++;
  for (; g_ascii_isdigit (*p); p++) {
    value = value * 10 + (*p - '0');
    if (++n_digits > 6)
      return FALSE;
  }
  if (n_digits == 0)
    return FALSE;
  *text = p;
  *value_out = sign * value;
  return TRUE;
}

gboolean
cr_text_parse_int (const char *text, int least, int most, int *value_out)
{
  int value;

  if (!cr_text_read_int (&text, &value) || *text != '\0' || value < least || value > most)
    return FALSE;
  *value_out = value;
  return TRUE;
}

gboolean
cr_text_parse_milli (const char *text, gint64 *milli_out)
{
  gboolean negative = *text == '-';
  int whole, fraction = 0, scale = 1000;

  if (!cr_text_read_int (&text, &whole))
    return FALSE;
  if (*text == '.') {
    for (text++; g_ascii_isdigit (*text) && scale > 1; text++) {
      scale /= 10;
      fraction += (*text - '0') * scale;
    }
    if (scale == 1000)
      return FALSE;
  }
  if (*text != '\0')
    return FALSE;
  *milli_out = (gint64) whole * 1000 + (negative ? -fraction : fraction);
  return TRUE;
}

char *
cr_text_format_milli (gint64 milli)
{
  guint64 size = milli < 0 ? -(guint64) milli : (guint64) milli;
  int fraction = (int) (size % 1000);
  const char *sign = milli < 0 ? "-" : "";

  if (fraction == 0)
    return g_strdup_printf ("%s%" G_GUINT64_FORMAT, sign, size / 1000);
  if (fraction % 100 == 0)
    return g_strdup_printf ("%s%" G_GUINT64_FORMAT ".%d", sign, size / 1000, fraction / 100);
  if (fraction % 10 == 0)
    return g_strdup_printf ("%s%" G_GUINT64_FORMAT ".%02d", sign, size / 1000, fraction / 10);
  return g_strdup_printf ("%s%" G_GUINT64_FORMAT ".%03d", sign, size / 1000, fraction);
}

char **
cr_text_split (const char *text)
{
  char **words = g_strsplit_set (text != NULL ? text : "", " \t\r\n;", -1);
  char **kept = words;

  for (char **word = words; *word != NULL; word++)
    if (**word != '\0')
      *kept++ = *word;
    else
      g_free (*word);
  *kept = NULL;
  return words;
}

gboolean
cr_text_is_id (const char *text)
{
  gsize length = strlen (text);

  if (length == 0 || length > 64 || (!g_ascii_isalpha (*text) && *text != '_'))
    return FALSE;
  for (; *text != '\0'; text++)
    if (!g_ascii_isalnum (*text) && strchr ("_.-", *text) == NULL)
      return FALSE;
  return TRUE;
}

gboolean
cr_text_is_clean (const char *text)
{
  if (!g_utf8_validate (text, -1, NULL))
    return FALSE;
  for (; *text != '\0'; text = g_utf8_next_char (text)) {
    gunichar c = g_utf8_get_char (text);

    if ((c < 0x20 && c != '\t' && c != '\n' && c != '\r') || c == 0xFFFE || c == 0xFFFF)
      return FALSE;
  }
  return TRUE;
}

/* Whether a reader would not see the character, or would see others in another order for it. Those
 * that join letters belong to the writing of some languages. */
static gboolean
is_deceptive (gunichar c)
{
  GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR ||
         (type == G_UNICODE_FORMAT && c != 0x200C && c != 0x200D);
}

static void
append_escape (GString *out, gunichar c)
{
  if (c == '\n')
    g_string_append (out, "\\n");
  else if (c == '\t')
    g_string_append (out, "\\t");
  else if (c < 0x100)
    g_string_append_printf (out, "\\x%02X", c);
  else
    g_string_append_printf (out, "\\u%04X", c);
}

/* @kept: characters that are left as they are */
static char *
show_kept (const char *text, const char *kept)
{
  GString *out = g_string_sized_new (strlen (text));

  while (*text != '\0') {
    gunichar c = g_utf8_get_char_validated (text, -1);

    if (c >= (gunichar) -2) {
      append_escape (out, (guchar) *text++);
      continue;
    }
    if (is_deceptive (c) && (c > 0x7F || strchr (kept, (int) c) == NULL))
      append_escape (out, c);
    else
      g_string_append_unichar (out, c);
    text = g_utf8_next_char (text);
  }
  return g_string_free (out, FALSE);
}

char *
cr_text_show (const char *text)
{
  return show_kept (text, "");
}

char *
cr_text_show_lines (const char *text)
{
  return show_kept (text, "\n\t");
}

char *
cr_text_shorten (const char *text)
{
  gsize length = strlen (text), head = KEPT_HEAD, tail = length - KEPT_TAIL;

  if (length <= KEPT_HEAD + KEPT_TAIL)
    return g_strdup (text);
  while (((guchar) text[head] & 0xC0) == 0x80)
    head--;
  while (((guchar) text[tail] & 0xC0) == 0x80)
    tail++;
  return g_strdup_printf ("%.*s … %s", (int) head, text, text + tail);
}
