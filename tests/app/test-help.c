/* test-help.c: the help, its pages in both languages and where it opens.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-help-pages.h"
#include "cra-help-text.h"
#include "cra-help.h"
#include "cra-keys.h"
#include "hand.h"
#include "stage.h"

#include "cr-rule-words.h"
#include "cre-tools.h"

#include <string.h>

static const char *const english[] = { "en", NULL }, *const french[] = { "fr", NULL };

/* Every link leads somewhere, and every key is one of the table. */
static void
check_markup (const GPtrArray *pages, const char *address, const char *text)
{
  g_autofree char *markup = cra_help_markup (text);
  g_auto (GStrv) links = g_strsplit (markup, "<a href=\"", -1);
  g_autoptr (GtkLabel) label = GTK_LABEL (g_object_ref_sink (gtk_label_new (NULL)));

  g_test_message ("%s: %s", address, text);
  gtk_label_set_markup (label, markup);
  g_assert_cmpstr (gtk_label_get_text (label), !=, "");
  g_assert_null (strchr (markup, '{'));
  g_assert_null (strchr (markup, '*'));
  for (int i = 1; links[0] != NULL && links[i] != NULL; i++) {
    g_autofree char *target = g_strndup (links[i], strcspn (links[i], "\""));

    g_assert_nonnull (cra_help_pages_find (pages, target));
  }
}

static void
check_page (const GPtrArray *pages, const CraHelpPage *page, const char *const *languages)
{
  g_autofree char *ending = g_strdup_printf ("-%s.png", languages[0]);

  g_assert_cmpuint (cr_node_n_children (page->text), >, 3);
  for (guint i = 0; i < cr_node_n_children (page->text); i++) {
    const CrNode *part = cr_node_get_child (page->text, i);

    check_markup (pages, page->address, cr_node_get_text (part));
    if (cr_node_is (part, "picture")) {
      g_autofree char *path = cra_help_picture_path (cr_node_get (part, "name"), languages);

      g_test_message ("%s", cr_node_get (part, "name"));
      g_assert_nonnull (path);
      g_assert_true (g_str_has_suffix (path, ending));
    }
  }
}

/* Both languages have the same pages, with as many parts and the same pictures. */
static void
test_pages (void)
{
  g_autoptr (GPtrArray) first = cra_help_pages_new (english), second = cra_help_pages_new (french);
  guint n_pages = 0;

  g_assert_cmpuint (first->len, ==, second->len);
  for (guint i = 0; i < first->len; i++) {
    const CraHelpPage *one = first->pdata[i], *other = second->pdata[i];

    g_assert_cmpstr (one->address, ==, other->address);
    if (one->text == NULL)
      continue;
    n_pages++;
    check_page (first, one, english);
    check_page (second, other, french);
    g_assert_cmpstr (cr_node_get_text (cr_node_get_child (one->text, 0)), !=,
                     cr_node_get_text (cr_node_get_child (other->text, 0)));
    g_assert_cmpuint (cr_node_n_children (one->text), ==, cr_node_n_children (other->text));
  }
  g_assert_cmpuint (n_pages, >, 15);
}

static void
test_tools (void)
{
  g_autoptr (GPtrArray) pages = cra_help_pages_new (english);
  guint n;
  const CreToolInfo *tools = cre_tools_get (&n);

  for (guint i = 0; i < n; i++) {
    g_autofree char *address = g_strconcat ("page:", tools[i].id, NULL);

    g_test_message ("%s", address);
    g_assert_nonnull (cra_help_pages_find (pages, address));
  }
}

/* Each rule of the index has a source, and words and a title in both languages. */
static void
test_rules (void)
{
  const CrNode *rules = cr_rules_get ();

  for (guint i = 0; i < cr_node_n_children (rules); i++) {
    const CrNode *rule = cr_node_get_child (rules, i);

    if (!cr_node_is (rule, "rule"))
      continue;
    g_test_message ("%s", cr_node_get (rule, "id"));
    g_assert_nonnull (cr_rule_get_source (rule, english));
    g_assert_cmpstr (cr_rule_get_words (rule, english), !=, cr_rule_get_words (rule, french));
    g_assert_cmpstr (cr_rule_get_title (rule, english), !=, cr_rule_get_title (rule, french));
    g_assert_nonnull (cr_rule_get_words (rule, english));
  }
  g_assert_cmpuint (cr_rule_measure_id ("LOF-09."), ==, 6);
  g_assert_cmpuint (cr_rule_measure_id ("LOF-091"), ==, 0);
  g_assert_cmpuint (cr_rule_measure_id ("LOFT-09"), ==, 0);
}

static void
test_search (void)
{
  g_autoptr (GPtrArray) pages = cra_help_pages_new (english);

  g_assert_true (cra_help_page_matches (cra_help_pages_find (pages, "rule:LOF-09"), "LOF-09"));
  g_assert_true (cra_help_page_matches (cra_help_pages_find (pages, "page:side"), "slit"));
  g_assert_false (cra_help_page_matches (cra_help_pages_find (pages, "page:walk"), "slit"));
}

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (8, 6));
}

static const char *
get_shown (Stage *stage)
{
  CraHelp *help = cra_help_show (GTK_WINDOW (stage->window), "");
  GtkWidget *list = hand_find_type (GTK_WIDGET (help), GTK_TYPE_LIST_VIEW);
  GtkSelectionModel *rows = gtk_list_view_get_model (GTK_LIST_VIEW (list));

  return gtk_string_object_get_string (
      gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (rows)));
}

static void
act (Stage *stage, const char *action, const char *target)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (stage->window), action,
                                             target != NULL ? "s" : NULL, target));
}

static void
assert_helps (Stage *stage, const char *tool, const char *address)
{
  cra_map_page_set_tool (stage_get_page (stage), tool);
  act (stage, "win.help", NULL);
  g_assert_cmpstr (get_shown (stage), ==, address);
}

/* F1 opens the page of the tool in hand, a rule its own. */
static void
test_opens (Stage *stage, gconstpointer data)
{
  assert_helps (stage, "stairway", "page:stairway");
  assert_helps (stage, "fire", "page:fire");
  act (stage, "win.show-rule", "LOF-23");
  g_assert_cmpstr (get_shown (stage), ==, "rule:LOF-23");
  gtk_window_destroy (GTK_WINDOW (cra_help_show (GTK_WINDOW (stage->window), "")));
}

/* A search that finds no page says so. */
static void
test_nothing (Stage *stage, gconstpointer data)
{
  const char *words = "Nothing found. Try another word, or the id of a rule.";
  GtkWidget *help = GTK_WIDGET (cra_help_show (GTK_WINDOW (stage->window), ""));
  GtkWidget *search;

  WAIT_UNTIL (hand_find_type (help, GTK_TYPE_SEARCH_ENTRY) != NULL);
  search = hand_find_type (help, GTK_TYPE_SEARCH_ENTRY);
  g_assert_null (hand_find (help, words));
  gtk_editable_set_text (GTK_EDITABLE (search), "zzqx");
  WAIT_UNTIL (hand_find (help, words) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "LOF");
  WAIT_UNTIL (hand_find (help, words) == NULL);
  gtk_window_destroy (GTK_WINDOW (help));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/help/pages", test_pages);
  g_test_add_func ("/app/help/tools", test_tools);
  g_test_add_func ("/app/help/rules", test_rules);
  g_test_add_func ("/app/help/search", test_search);
  g_test_add ("/app/help/opens", Stage, NULL, set_up, test_opens, stage_tear_down);
  g_test_add ("/app/help/nothing", Stage, NULL, set_up, test_nothing, stage_tear_down);
  return g_test_run ();
}
