/* cr-check-files.c: pictures and the ruleset, as files tell of them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-check-private.h"
#include "cr-fit.h"
#include "cr-text.h"

static const char *
get_id (const CrNode *picture)
{
  const char *id = cr_node_get (picture, "id");

  return id != NULL ? id : "";
}

static const CrPictureFact *
find_fact (const CrCheckFacts *facts, guint index)
{
  for (guint i = 0; facts != NULL && i < facts->pictures->len; i++) {
    const CrPictureFact *fact = &g_array_index (facts->pictures, CrPictureFact, i);

    if (fact->index == index)
      return fact;
  }
  return NULL;
}

static gboolean
has_content (const CrNode *picture)
{
  const CrNode *link = cr_node_find (picture, "link");

  return cr_node_find (picture, "data") != NULL ||
         (link != NULL && cr_node_get (link, "href") != NULL &&
          *cr_node_get (link, "href") != '\0');
}

static void
add_missing (const CrNode *picture, const char *reason, GPtrArray *problems)
{
  char *message =
      reason != NULL
          ? g_strdup_printf (cr_text ("The picture “%s” is missing or damaged (%s): put its file "
                                      "back or take the picture out."),
                             get_id (picture), reason)
          : g_strdup_printf (cr_text ("The picture “%s” has neither a link nor data."),
                             get_id (picture));

  cr_check_add (problems, "picture-missing", CR_PLACE_MAP, message);
}

/* The fix writes the sum that the file has now into the map's picture. */
static void
offer_sum (CrProblem *problem, const CrMap *map, const CrPictureFact *fact)
{
  CrNode *picture = cr_node_copy (cr_map_get_node (map, CR_SECTION_PICTURES, fact->index));
  CrEdit *fix = cr_edit_new ();

  cr_node_set (picture, "sha256", fact->sha256);
  cr_edit_replace_node (fix, map, CR_SECTION_PICTURES, fact->index, picture);
  cr_check_set_fix (problem, cr_text ("Accept"), fix);
}

/* Another picture of the same size lies where the old one lay; one of another size does not. */
static void
compare_picture (const CrMap *map, const CrPictureFact *fact, GPtrArray *problems)
{
  const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, fact->index);
  const char *size = cr_node_get (picture, "size"), *sum = cr_node_get (picture, "sha256");
  g_autofree char *now = g_strdup_printf ("%d %d", fact->width, fact->height);

  if (sum == NULL || fact->sha256 == NULL || g_ascii_strcasecmp (sum, fact->sha256) == 0)
    return;
  if (size != NULL && !g_str_equal (size, now)) {
    cr_check_add (problems, "picture-changed", CR_PLACE_MAP,
                  g_strdup_printf (cr_text ("The picture “%s” has another size than the one that "
                                            "was fitted, %d × %d pixels: fit it anew."),
                                   get_id (picture), fact->width, fact->height))
        ->severity = CR_PROBLEM_ERROR;
    return;
  }
  offer_sum (cr_check_add (problems, "picture-changed", CR_PLACE_MAP,
                           g_strdup_printf (cr_text ("The picture “%s” is not the one that was "
                                                     "fitted: see whether it still lies right, "
                                                     "and accept it."),
                                            get_id (picture))),
             map, fact);
}

/* Whether the map still asks for it. */
static gboolean
uses_ruleset (const CrMap *map, const char *id)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_HEAD); i++) {
    const CrNode *uses = cr_map_get_node (map, CR_SECTION_HEAD, i);

    if (cr_node_is (uses, "uses") && g_strcmp0 (cr_node_get (uses, "kind"), "ruleset") == 0)
      return g_strcmp0 (cr_node_get (uses, "id"), id) == 0;
  }
  return FALSE;
}

static void
check_ruleset (const CrScene *scene, const CrCheckFacts *facts, GPtrArray *problems)
{
  const char *used = cr_ruleset_get_id (cr_scene_get_ruleset (scene));
  CrProblem *problem;
  CrEdit *fix;
  g_autofree char *mend = NULL;

  if (facts == NULL || facts->lost_ruleset == NULL ||
      !uses_ruleset (cr_scene_get_map (scene), facts->lost_ruleset))
    return;
  problem = cr_check_add (problems, "ruleset-missing", CR_PLACE_MAP,
                          g_strdup_printf (cr_text ("There is no ruleset “%s”, so the map is read "
                                                    "by “%s”: put its file beside the map, or "
                                                    "take the other for good."),
                                           facts->lost_ruleset, used));
  fix = cr_edit_new ();
  cr_build_ruleset (fix, cr_scene_get_map (scene), used);
  mend = g_strdup_printf (cr_text ("Take “%s”"), used);
  cr_check_set_fix (problem, mend, fix);
}

/* Some numbers lay a picture nowhere: it is drawn as a hatched sheet, and the numbers are kept as
 * they are. */
static void
check_numbers (const CrMap *map, const CrNode *picture, GPtrArray *problems)
{
  g_autoptr (GError) error = NULL;

  if (!cr_fit_check_picture (cr_map_get_grid (map), picture, &error))
    cr_check_add (problems, "picture-numbers", CR_PLACE_MAP,
                  g_strdup_printf (cr_text ("The picture “%s” cannot be laid on the hexes: %s."),
                                   get_id (picture), error->message));
}

void
cr_check_files (const CrScene *scene, const CrCheckFacts *facts, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    const CrPictureFact *fact = find_fact (facts, i);

    if (!cr_node_is (picture, "picture"))
      continue;
    if (cr_node_find (picture, "fit") == NULL)
      cr_check_add (problems, "picture-without-fit", CR_PLACE_MAP,
                    g_strdup_printf (cr_text ("The picture “%s” is not fitted to the hexes."),
                                     get_id (picture)));
    check_numbers (map, picture, problems);
    if (fact == NULL && !has_content (picture))
      add_missing (picture, NULL, problems);
    else if (fact != NULL && fact->reason != NULL)
      add_missing (picture, fact->reason, problems);
    else if (fact != NULL)
      compare_picture (map, fact, problems);
  }
  check_ruleset (scene, facts, problems);
}

static void
clear_fact (gpointer data)
{
  CrPictureFact *fact = data;

  g_free (fact->reason);
  g_free (fact->sha256);
}

CrCheckFacts *
cr_check_facts_new (void)
{
  CrCheckFacts *facts = g_new0 (CrCheckFacts, 1);

  facts->pictures = g_array_new (FALSE, FALSE, sizeof (CrPictureFact));
  g_array_set_clear_func (facts->pictures, clear_fact);
  return facts;
}

void
cr_check_facts_free (CrCheckFacts *facts)
{
  if (facts == NULL)
    return;
  g_array_unref (facts->pictures);
  g_free (facts->lost_ruleset);
  g_free (facts);
}
