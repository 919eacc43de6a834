/* cra-rule-links.c: ids of rules in texts as links with the rule's words as a tooltip.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-rule-links.h"

#include "cr-rule-words.h"

#include <glib/gi18n.h>

/* The address of a figure whose source names no rule: it has a tooltip, but opens no page. */
#define NO_RULE "-"

char *
cra_rule_dup_tip (const char *id)
{
  const char *const *languages = g_get_language_names ();
  const CrNode *rule = cr_rule_find (id);
  const char *words = rule != NULL ? cr_rule_get_words (rule, languages) : NULL;
  const char *source = rule != NULL ? cr_rule_get_source (rule, languages) : NULL;
  GString *tip = g_string_new (NULL);

  if (rule != NULL)
    g_string_append_printf (tip, _ ("%s: %s"), id, cr_rule_get_title (rule, languages));
  else
    g_string_append (tip, id);
  if (words != NULL)
    g_string_append_printf (tip, "\n%s", words);
  if (source != NULL)
    g_string_append_printf (tip, "\n(%s)", source);
  return g_string_free (tip, FALSE);
}

/* Returns: (transfer full) (nullable): the first id of a rule in a text */
static char *
dup_first_id (const char *text)
{
  for (const char *at = text; *at != '\0'; at++) {
    gsize length = at == text || !g_ascii_isalnum (at[-1]) ? cr_rule_measure_id (at) : 0;

    if (length > 0)
      return g_strndup (at, length);
  }
  return NULL;
}

char *
cra_rule_dup_source (const char *source)
{
  g_autofree char *id = dup_first_id (source);
  g_autofree char *tip = id != NULL ? cra_rule_dup_tip (id) : NULL;

  return tip != NULL ? g_strdup_printf ("%s\n%s", source, tip) : g_strdup (source);
}

char *
cra_rule_dup_figure_tip (const CrFigure *figure)
{
  g_autofree char *source = NULL;

  if (figure->provenance == CR_PRINTED)
    return NULL;
  if (figure->source == NULL)
    return g_strdup (figure->provenance == CR_INFERRED ? _ ("? inferred") : _ ("H a house rule"));
  source = cra_rule_dup_source (figure->source);
  return g_strdup_printf (
      figure->provenance == CR_INFERRED ? _ ("? inferred, %s") : _ ("H a house rule, %s"), source);
}

/* Returns: the length in bytes of a figure with its mark, "2 H", that begins at @at; 0 when none
 * does */
static gsize
measure_figure (const char *at)
{
  gsize n = strspn (at, "0123456789");

  if (n == 0 || at[n] != ' ' || (at[n + 1] != 'H' && at[n + 1] != '?') ||
      g_ascii_isalnum (at[n + 2]))
    return 0;
  return n + 2;
}

static void
append_figure (GString *out, const char *shown, const CrFigure *figure)
{
  g_autofree char *id = figure->source != NULL ? dup_first_id (figure->source) : NULL;
  g_autofree char *tip = cra_rule_dup_figure_tip (figure);
  g_autofree char *escaped = g_markup_escape_text (tip != NULL ? tip : "", -1);
  /* The title attribute of a link is parsed as markup again, so it is escaped twice. */
  g_autofree char *twice = g_markup_escape_text (escaped, -1);

  g_string_append_printf (out, "<a href=\"rule:%s\" title=\"%s\">%s</a>", id != NULL ? id : NO_RULE,
                          twice, shown);
}

char *
cra_rule_mark_figures (const char *text, const GPtrArray *figures)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  GString *out = g_string_new (NULL);
  guint n = 0;

  for (const char *at = escaped; *at != '\0';) {
    gsize length = at == escaped || !g_ascii_isalnum (at[-1]) ? measure_figure (at) : 0;
    g_autofree char *shown = g_strndup (at, MAX (length, 1));

    if (length > 0 && n < figures->len)
      append_figure (out, shown, figures->pdata[n++]);
    else
      g_string_append (out, shown);
    at += MAX (length, 1);
  }
  return g_string_free (out, FALSE);
}

static gboolean
activate_link_cb (GtkLabel *label, const char *uri)
{
  if (!g_str_has_prefix (uri, "rule:"))
    return FALSE;
  if (g_str_equal (uri, "rule:" NO_RULE))
    return TRUE;
  gtk_widget_activate_action (GTK_WIDGET (label), "win.show-rule", "s", uri + strlen ("rule:"));
  return TRUE;
}

static void
append_link (GString *out, const char *id, gboolean with_tip)
{
  g_autofree char *tip = with_tip ? cra_rule_dup_tip (id) : NULL;
  g_autofree char *escaped = tip != NULL ? g_markup_escape_text (tip, -1) : NULL;
  /* The title attribute of a link is parsed as markup again, so it is escaped twice. */
  g_autofree char *twice = escaped != NULL ? g_markup_escape_text (escaped, -1) : NULL;

  g_string_append_printf (out, "<a href=\"rule:%s\"", id);
  if (twice != NULL)
    g_string_append_printf (out, " title=\"%s\"", twice);
  g_string_append_printf (out, ">%s</a>", id);
}

/* Returns: (transfer full) (nullable): the markup with links; NULL when it names no rule */
static char *
dup_linked (const char *markup, gboolean with_tips)
{
  g_autoptr (GString) out = g_string_new (NULL);
  gboolean any = FALSE;

  for (const char *at = markup; *at != '\0';) {
    gboolean begins = at == markup || !g_ascii_isalnum (at[-1]);
    gsize length = begins ? cr_rule_measure_id (at) : 0;

    /* Tags are copied as they are, so that the address of a link is not linked again. */
    if (*at == '<') {
      gsize tag = strcspn (at, ">");

      g_string_append_len (out, at, (gssize) tag);
      at += tag;
      continue;
    }

    if (length > 0) {
      g_autofree char *id = g_strndup (at, length);

      append_link (out, id, with_tips);
      any = TRUE;
    } else {
      g_string_append_c (out, *at);
      length = 1;
    }
    at += length;
  }
  return any ? g_strdup (out->str) : NULL;
}

static void
show_links (GtkLabel *label, const char *linked)
{
  gtk_label_set_markup (label, linked);
  g_signal_handlers_disconnect_by_func (label, activate_link_cb, NULL);
  g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
}

void
cra_rule_set_text (GtkLabel *label, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autofree char *linked = dup_linked (escaped, TRUE);

  if (linked != NULL)
    show_links (label, linked);
  else
    gtk_label_set_text (label, text);
}

void
cra_rule_set_markup (GtkLabel *label, const char *markup)
{
  g_autofree char *linked = dup_linked (markup, TRUE);

  show_links (label, linked != NULL ? linked : markup);
}

void
cra_rule_set_id (GtkLabel *label, const char *id)
{
  g_autofree char *linked = dup_linked (id, FALSE);

  if (linked != NULL)
    show_links (label, linked);
  else
    gtk_label_set_text (label, id);
}

void
cra_rule_set_link (GtkLabel *label, const char *text, const char *source)
{
  g_autofree char *id = source != NULL ? dup_first_id (source) : NULL;
  g_autofree char *linked =
      id != NULL ? g_markup_printf_escaped ("<a href=\"rule:%s\">%s</a>", id, text) : NULL;

  if (linked != NULL)
    show_links (label, linked);
  else
    gtk_label_set_text (label, text);
}
