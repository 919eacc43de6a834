/* cr-words-section.c: texts in sections, as plain text or as a web page.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-words-section.h"

#include <string.h>

/* The style is readable on a screen, and on paper when a browser prints the page. */
#define PAGE_STYLE \
  "<meta name=\"viewport\" content=\"width=device-width\">\n" \
  "<style>\n" \
  "body { max-width: 46em; margin: 2em auto; padding: 0 1em; font-family: serif; " \
  "line-height: 1.4 }\n" \
  "h2 { margin: 1.2em 0 0.3em; break-after: avoid }\n" \
  "p { margin: 0.2em 0 }\n" \
  "table { border-collapse: collapse; font-size: 0.9em }\n" \
  "th, td { border-bottom: 1px solid #bbb; padding: 0.15em 0.6em; text-align: left }\n" \
  ".n { text-align: right }\n" \
  "img { max-width: 100%%; break-inside: avoid }\n" \
  "</style>\n"

static void
section_free (gpointer data)
{
  CrWordsSection *section = data;

  g_free (section->heading);
  g_free (section->text);
  g_clear_pointer (&section->table, cr_words_table_free);
  g_clear_pointer (&section->picture, g_bytes_unref);
  g_free (section);
}

GPtrArray *
cr_words_sections_new (void)
{
  return g_ptr_array_new_with_free_func (section_free);
}

void
cr_words_sections_add (GPtrArray *sections,
                       int depth,
                       const char *heading,
                       GString *text,
                       CrWordsTable *table)
{
  CrWordsSection *section;

  if (text->len == 0 && table == NULL)
    return;
  section = g_new0 (CrWordsSection, 1);
  section->depth = depth;
  section->heading = g_strdup (heading);
  section->text = g_strdup (text->str);
  section->table = table;
  g_ptr_array_add (sections, section);
  g_string_truncate (text, 0);
}

char *
cr_words_sections_join (const GPtrArray *sections)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < sections->len; i++) {
    const CrWordsSection *section = sections->pdata[i];
    g_autofree char *table = section->table != NULL ? cr_words_table_format (section->table) : NULL;

    g_string_append_printf (text, "%s%s\n%s%s", i > 0 ? "\n" : "", section->heading, section->text,
                            table != NULL ? table : "");
  }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
add_row (GString *html, const CrWordsTable *table, int row)
{
  const char *cell = row < 0 ? "th" : "td";

  g_string_append (html, "<tr>");
  for (guint i = 0; i < cr_words_table_n_columns (table); i++) {
    g_autofree char *words = g_markup_escape_text (
        row < 0 ? cr_words_table_get_head (table, i) : cr_words_table_get (table, (guint) row, i),
        -1);

    g_string_append_printf (html, "<%s%s>%s</%s>", cell,
                            cr_words_table_is_number (table, i) ? " class=\"n\"" : "", words, cell);
  }
  g_string_append (html, "</tr>\n");
}

/* The picture is in the page itself, which is one file so. */
static void
add_picture (GString *html, const CrWordsSection *section)
{
  g_autofree char *heading = g_markup_escape_text (section->heading, -1), *data = NULL;
  gsize n;
  const guchar *bytes;

  if (section->picture == NULL)
    return;
  bytes = g_bytes_get_data (section->picture, &n);
  data = g_base64_encode (bytes, n);
  g_string_append_printf (html, "<img alt=\"%s\" src=\"data:image/png;base64,%s\">\n", heading,
                          data);
}

/* A line that begins with spaces continues the line before it. */
static void
add_lines (GString *html, const char *text)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (char **line = lines; *line != NULL; line++) {
    g_autofree char *words = g_markup_escape_text (*line, -1);
    gsize depth = strspn (*line, " ") / 2;

    if (**line != '\0')
      g_string_append_printf (html, "<p style=\"margin-left: %zuem\">%s</p>\n", 2 * depth,
                              g_strchug (words));
  }
}

/* Returns: (transfer full): the language as browsers read it, "fr-FR"; names with a character set
 * are skipped */
static char *
name_language (const char *const *languages)
{
  char *name = NULL;

  for (; name == NULL && *languages != NULL; languages++)
    if (!g_str_equal (*languages, "C") && strpbrk (*languages, ".@") == NULL)
      name = g_strdelimit (g_strdup (*languages), "_", '-');
  return name != NULL ? name : g_strdup ("en");
}

char *
cr_words_sections_html (const GPtrArray *sections, const char *const *languages)
{
  g_autofree char *language = name_language (languages);
  g_autoptr (GString) html = g_string_new ("<!DOCTYPE html>\n");

  g_string_append_printf (html, "<html lang=\"%s\">\n<meta charset=\"utf-8\">\n" PAGE_STYLE,
                          language);
  for (guint i = 0; i < sections->len; i++) {
    const CrWordsSection *section = sections->pdata[i];
    g_autofree char *heading = g_markup_escape_text (section->heading, -1);

    if (section->depth == 0)
      g_string_append_printf (html, "<title>%s</title>\n", heading);
    g_string_append_printf (html, "<h%1$d>%2$s</h%1$d>\n", section->depth + 1, heading);
    add_lines (html, section->text);
    add_picture (html, section);
    if (section->table == NULL)
      continue;
    g_string_append (html, "<table>\n");
    for (int row = -1; row < (int) cr_words_table_n_rows (section->table); row++)
      add_row (html, section->table, row);
    g_string_append (html, "</table>\n");
  }
  g_string_append (html, "</html>\n");
  return g_string_free (g_steal_pointer (&html), FALSE);
}
