/* cra-help-pages.c: the pages of the help. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-help-pages.h"

#include "cr-data.h"
#include "cr-rule-words.h"
#include "cr-xml-node.h"

#include <string.h>

static void
page_free (gpointer data)
{
  CraHelpPage *page = data;

  g_free (page->address);
  g_free (page->title);
  g_clear_pointer (&page->text, cr_node_unref);
  g_free (page);
}

/* Loads a page in the first language that has it; all pages exist in English. */
static CrNode *
load_page (const char *id, const char *const *languages)
{
  for (int i = 0; languages[i] != NULL; i++) {
    g_autofree char *relative = g_strdup_printf ("help/%s/%s.xml", languages[i], id);
    g_autofree char *path = cr_data_path (relative);

    if (g_file_test (path, G_FILE_TEST_EXISTS))
      return cr_xml_node_load (path, "page", NULL);
  }
  return NULL;
}

static void
add_page (GPtrArray *pages, const char *id, const char *const *languages)
{
  static const char *const english[] = { "en", NULL };
  CraHelpPage *page = g_new0 (CraHelpPage, 1);

  page->address = g_strconcat ("page:", id, NULL);
  page->text = load_page (id, languages);
  if (page->text == NULL)
    page->text = load_page (id, english);
  if (page->text == NULL)
    page->text = cr_node_new ("page");
  page->title = g_strdup (cr_node_get (page->text, "title"));
  if (page->title == NULL)
    page->title = g_strdup (id);
  g_ptr_array_add (pages, page);
}

static void
add_rule (GPtrArray *pages, const CrNode *rule, const char *const *languages)
{
  CraHelpPage *page = g_new0 (CraHelpPage, 1);

  page->address = g_strconcat ("rule:", cr_node_get (rule, "id"), NULL);
  page->title =
      g_strdup_printf ("%s  %s", cr_node_get (rule, "id"), cr_rule_get_title (rule, languages));
  g_ptr_array_add (pages, page);
}

GPtrArray *
cra_help_pages_new (const char *const *languages)
{
  GPtrArray *pages = g_ptr_array_new_with_free_func (page_free);
  g_autofree char *path = cr_data_path ("help/contents.xml");
  g_autoptr (CrNode) contents = cr_xml_node_load (path, "help", NULL);
  const CrNode *rules = cr_rules_get ();

  for (guint i = 0; contents != NULL && i < cr_node_n_children (contents); i++)
    if (cr_node_is (cr_node_get_child (contents, i), "page"))
      add_page (pages, cr_node_get (cr_node_get_child (contents, i), "id"), languages);
  for (guint i = 0; i < cr_node_n_children (rules); i++)
    if (cr_node_is (cr_node_get_child (rules, i), "rule"))
      add_rule (pages, cr_node_get_child (rules, i), languages);
  return pages;
}

const CraHelpPage *
cra_help_pages_find (const GPtrArray *pages, const char *address)
{
  for (guint i = 0; i < pages->len; i++) {
    const CraHelpPage *page = pages->pdata[i];

    if (g_str_equal (page->address, address))
      return page;
  }
  return NULL;
}

static gboolean
holds_search (const char *text, const char *search)
{
  return text != NULL && g_str_match_string (search, text, TRUE);
}

gboolean
cra_help_page_matches (const CraHelpPage *page, const char *search)
{
  if (*search == '\0' || holds_search (page->title, search))
    return TRUE;
  if (page->text == NULL) {
    const CrNode *rule = cr_rule_find (page->address + strlen ("rule:"));

    return g_str_has_prefix (page->title, search) ||
           holds_search (cr_rule_get_words (rule, g_get_language_names ()), search);
  }
  for (guint i = 0; i < cr_node_n_children (page->text); i++)
    if (holds_search (cr_node_get_text (cr_node_get_child (page->text, i)), search))
      return TRUE;
  return FALSE;
}

/* Returns: (transfer full) (nullable): the path in the build tree, or where the program is
 * installed */
static char *
find_picture (const char *name, const char *language)
{
  g_autofree char *built = g_strdup_printf ("data/help/%s-%s.png", name, language);
  g_autofree char *installed = g_strdup_printf ("help/%s-%s.png", name, language);
  g_autofree char *path = cr_data_build_path (built);

  if (path == NULL)
    path = cr_data_path (installed);
  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}

char *
cra_help_picture_path (const char *name, const char *const *languages)
{
  char *path = NULL;

  for (int i = 0; path == NULL && languages[i] != NULL; i++)
    path = find_picture (name, languages[i]);
  return path != NULL ? path : find_picture (name, "en");
}
