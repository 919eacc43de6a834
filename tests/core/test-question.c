/* test-question.c: questions as values, and as words. Rules: MOV-12.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-answer.h"
#include "cr-field.h"
#include "cr-hitters.h"
#include "cr-question-aim.h"
#include "cr-question-words.h"
#include "cr-resize.h"
#include "fixture.h"
#include "trial.h"

/* A rampart with a hoarding, a gate behind it, a tree and a named area. */
static CrCastle *
build_castle (Trial *trial)
{
  trial_perform (trial, "terrain", "wallwalk@3,5..9,5");
  trial_perform (trial, "structure", "rampart@3,5..9,5");
  trial_perform (trial, "level", "1@3,5..9,5");
  trial_perform (trial, "side", "battlement@3,5:N;5,5:N;7,5:N;9,5:N");
  trial_perform (trial, "side", "gate:height=2:inside=6,9@6,9:N");
  trial_perform (trial, "side", "wall@4,9:N");
  trial_perform (trial, "side", "slit:inside=4,9:arc=120@4,9:N");
  trial_perform (trial, "terrain", "tree@11,3");
  return cr_castle_new (cr_map_copy (trial->map), trial->ruleset);
}

static CrQuestion *
parse (CrCastle *castle, char **words)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *line = g_strjoinv (" ", words);
  CrQuestion *question = cr_question_parse (castle, (const char *const *) words, NULL, &error);

  if (error != NULL)
    g_test_message ("%s", line);
  g_assert_no_error (error);
  return question;
}

static CrQuestion *
parse_line (CrCastle *castle, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  return parse (castle, words);
}

/* What a kind may be asked with; each option once or not at all, but for those that count. */
static const char *const shooting[] = {
  "--with=breach@5,5",
  "--with=terrain:moat@2,2",
  "--without=wall@4,9:N",
  "--option=heights=classic",
  "--option=along=either",
  "--option=ends=any",
  "--side=N",
  "--side=SW",
  "--man=6,6:side=other:state=kneeling",
  "--man=7,7:mounted:rear=S",
  "--man=11,3:post=tree",
  "--man=5,4:post=ladder-top:facing=S",
  "--man=3,5:state=dead",
  "--man=6,7:moving",
  "--tower=10,8:facing=N",
  "--post=tree",
  "--post=hoarding@N",
  "--target-post=tower/level-2",
  "--weapon=longbow",
  "--weather=night",
  "--sun",
  "--dim",
};
static const char *const walking[] = {
  "--mover=mounted",      "--weather=snow", "--post=hoarding", "--stranger",
  "--man=6,6:side=other", "--man=7,7",      "--mp=7",
};
static const char *const groups[] = { "5,5",       "3,4;5,6",   "3,4..3,9",
                                      "@garrison", "@ramparts", "@slits" };

static void
add_by_chance (GPtrArray *words, const char *const *texts, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_test_rand_int_range (0, 4) == 0)
      g_ptr_array_add (words, g_strdup (texts[i]));
}

static const char *
choose_group (void)
{
  return groups[g_test_rand_int_range (0, G_N_ELEMENTS (groups))];
}

static void
add_ends (GPtrArray *words, CrQuestionKind kind)
{
  gboolean listed =
      (kind >= CR_QUESTION_FIELD && kind <= CR_QUESTION_WHO) || kind == CR_QUESTION_EXPOSURE;

  if (!listed || kind == CR_QUESTION_WHO)
    g_ptr_array_add (words, g_strdup ("6,3"));
  if (!listed && kind != CR_QUESTION_REACH)
    g_ptr_array_add (words, g_strdup ("8,10"));
  for (int n = listed ? g_test_rand_int_range (1, 4) : 0; n > 0; n--)
    g_ptr_array_add (words, g_strdup (choose_group ()));
  if (kind == CR_QUESTION_EXPOSURE && g_test_rand_bit ())
    g_ptr_array_add (words, g_strconcat ("--from=", choose_group (), NULL));
}

static char **
make_words (CrQuestionKind kind)
{
  gboolean walks = kind == CR_QUESTION_REACH || kind == CR_QUESTION_PATH;
  GPtrArray *words = g_ptr_array_new ();

  g_ptr_array_add (words, g_strdup (cr_question_kind_get_name (kind)));
  if (walks)
    g_ptr_array_add (words, g_strdup ("--mp=12"));
  if (walks)
    add_by_chance (words, walking, G_N_ELEMENTS (walking));
  else
    add_by_chance (words, shooting, G_N_ELEMENTS (shooting));
  add_ends (words, kind);
  g_ptr_array_add (words, NULL);
  return (char **) g_ptr_array_free (words, FALSE);
}

/* Questions by chance: parsed, printed and parsed again they are the same, and so is a copy. */
static void
test_there_and_back (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) castle = build_castle (trial);

  for (int i = 0; i < 300; i++) {
    g_auto (GStrv) words = make_words (g_test_rand_int_range (0, CR_N_QUESTION_KINDS));
    g_autoptr (CrQuestion) question = parse (castle, words);
    g_autoptr (CrQuestion) copy = cr_question_copy (question);
    g_auto (GStrv) printed = cr_question_dup_words (question, cr_castle_get_map (castle));
    g_autoptr (CrQuestion) again = parse (castle, printed);
    g_auto (GStrv) twice = cr_question_dup_words (again, cr_castle_get_map (castle));

    g_assert_true (cr_question_equal (question, copy));
    g_assert_true (cr_question_equal (question, again));
    g_assert_true (g_strv_equal ((const char *const *) printed, (const char *const *) twice));
  }
}

/* Each thing that is asked makes it another question. */
static void
test_unequal (Trial *trial, gconstpointer data)
{
  static const char *const lines[] = {
    "lof 6,3 8,10",
    "lof 6,3 8,9",
    "section 6,3 8,10",
    "lof 6,3 8,10 --with=breach@5,5",
    "lof 6,3 8,10 --without=wall@4,9:N",
    "lof 6,3 8,10 --with=breach@5,5 --with=breach@7,5",
    "lof 6,3 8,10 --option=heights=classic",
    "lof 6,3 8,10 --option=heights=general",
    "lof 6,3 8,10 --side=N",
    "lof 6,3 8,10 --man=6,6",
    "lof 6,3 8,10 --man=6,6:state=kneeling",
    "lof 6,3 8,10 --tower=10,8:facing=N",
    "lof 6,3 8,10 --tower=10,8:facing=N:wall=2",
    "lof 6,3 8,10 --post=hoarding",
    "lof 6,3 8,10 --post=hoarding@N",
    "lof 6,3 8,10 --target-post=hoarding",
    "lof 6,3 8,10 --weapon=longbow",
    "lof 6,3 8,10 --weather=night",
    "lof 6,3 8,10 --sun",
    "lof 6,3 8,10 --dim",
    "field @garrison",
    "field @ramparts",
    "field 5,5",
    "field 5,5 7,5",
    "exposure 5,5",
    "exposure 5,5 --from=5,5",
    "path 6,3 8,10",
    "path 6,3 8,10 --mp=7",
    "path 6,3 8,10 --mover=mounted",
    "path 6,3 8,10 --stranger",
  };
  g_autoptr (CrCastle) castle = build_castle (trial);

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (lines); j++) {
      g_autoptr (CrQuestion) a = parse_line (castle, lines[i]), b = parse_line (castle, lines[j]);

      g_assert_cmpint (cr_question_equal (a, b), ==, i == j);
    }
}

/* Changes are done before anything else is read: who stands on a hex that is not there yet. */
static void
test_changes_first (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) castle = NULL, what_if = NULL;
  g_autoptr (CrQuestion) question = NULL;
  g_autoptr (GError) error = NULL;
  const char *const words[] = {
    "lof", "6,3", "14,12", "--man=14,12", "--with=level:2@14,12", "--with=terrain:flat@14,12", NULL
  };

  trial_perform (trial, "terrain", "void@14,12");
  castle = cr_castle_new (cr_map_copy (trial->map), trial->ruleset);
  question = cr_question_parse (castle, words, &what_if, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (cr_muster_n_men (cr_question_get_muster (question)), ==, 1);
  g_assert_cmpint (cr_map_get_level (cr_castle_get_map (what_if), trial_at (trial, "14,12")), ==,
                   2);
  g_assert_false (cr_map_has_place (cr_castle_get_map (castle), trial_at (trial, "14,12")));
}

static void
test_mistakes (Trial *trial, gconstpointer data)
{
  static const struct {
    const char *line, *message;
  } rows[] = {
    { "lob 1,1", "found the question “lob”, expected one of lof, field, dead, coverage, "
                 "difference, who, levels, exposure, section, reach, path; did you mean “lof”?" },
    { "lof 1,1", "found “lof 1,1”, expected lof FROM TO" },
    { "path 1,1 2,2 3,3", "found “path 1,1 2,2 3,3”, expected path FROM TO" },
    { "reach 1,1", "expected --mp N, his movement points" },
    { "reach 1,1 --mp=3 --weapon=longbow", "found --weapon=longbow, expected an option of reach" },
    { "lof 1,1 2,2 --sun=yes", "found --sun=yes, expected an option of lof" },
    { "lof 1,1 2,2 --side", "found --side, expected an option of lof" },
    { "path 1,1 2,2 --weather=snow",
      "--weather takes from the movement points he has: it needs --mp N" },
    { "path 1,1 2,2 --post=tree", "found tree, expected ground or hoarding" },
    { "field @men", "found no man at “@men”, expected one at least" },
  };
  g_autoptr (CrCastle) castle = build_castle (trial);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    g_auto (GStrv) words = g_strsplit (rows[i].line, " ", -1);
    g_autoptr (GError) error = NULL;

    g_assert_null (cr_question_parse (castle, (const char *const *) words, NULL, &error));
    g_assert_cmpstr (error->message, ==, rows[i].message);
  }
}

static CrAnswer *
answer (CrCastle *castle, const char *line)
{
  g_autoptr (CrQuestion) question = parse_line (castle, line);
  g_autoptr (GError) error = NULL;
  CrAnswer *it = cr_question_answer (castle, NULL, question, &error);

  g_assert_no_error (error);
  return it;
}

/* Each kind gives what the room that answers it gives. */
static void
test_answers (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) castle = build_castle (trial);
  g_autoptr (CrAnswer) lof = answer (castle, "lof 6,3 6,10 --without=gate@6,9:N");
  g_autoptr (CrAnswer) who = answer (castle, "who 6,2 @ramparts"), all = answer (castle, "who 6,2");
  g_autoptr (CrAnswer) levels = answer (castle, "levels 6,5 6,2");
  g_autoptr (CrAnswer) exposure = answer (castle, "exposure 6,2 6,3 --from=@ramparts");
  g_autoptr (CrAnswer) reach = answer (castle, "reach 6,10 --mp=6");
  g_autoptr (CrAnswer) path = answer (castle, "path 6,10 8,11 --mp=1");
  CrPlace from = trial_at (trial, "6,3"), to = trial_at (trial, "6,10");
  const CrScene *scene = cr_castle_get_scene (castle);
  g_autoptr (GArray) ramparts = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrLofOptions options;

  cr_lof_options_init (&options, trial->ruleset);
  g_assert_cmpint (cr_answer_get_before (lof)->verdict, ==,
                   cr_lof_judge (scene, from, to, &options, NULL).verdict);
  g_assert_cmpint (cr_answer_get_before (lof)->reason, ==,
                   cr_lof_judge (scene, from, to, &options, NULL).reason);
  g_assert_cmpint (cr_answer_get_lof (lof)->range, ==, 7);
  g_assert_cmpuint (cr_answer_get_steps (lof)->len, >, 0);
  g_assert_null (cr_answer_get_field (lof));

  cr_field_garrison (scene, CR_GARRISON_RAMPARTS, ramparts);
  g_assert_cmpuint (ramparts->len, >, 0);
  g_assert_cmpuint (cr_answer_get_shooters (who)->len, ==, ramparts->len);
  g_assert_cmpuint (cr_answer_get_hitters (who)->len, ==,
                    cr_hitters_count (cr_castle_get_fire (castle), trial_at (trial, "6,2"),
                                      cr_places_of (ramparts), &options));
  g_assert_cmpuint (cr_answer_get_hitters (all)->len, >, cr_answer_get_hitters (who)->len);
  g_assert_cmpuint (cr_shot_table_n_rows (cr_answer_get_shots (levels)), >=, 1);
  g_assert_cmpuint (cr_exposure_n_steps (cr_answer_get_exposure (exposure)), ==, 2);
  g_assert_cmpint (cr_reach_get_cost (cr_answer_get_reach (reach), to), ==, 0);
  g_assert_cmpint (cr_answer_get_goal (path)->allowance, ==, 1);
  g_assert_cmpint (cr_answer_get_goal (path)->cost, >, 1);
  g_assert_cmpuint (cr_answer_get_goal (path)->steps->len, ==, 2);
}

static gboolean
equal_cells (const CrFieldCell *a, const CrFieldCell *b)
{
  return a->verdict == b->verdict && a->cover == b->cover && a->range == b->range &&
         a->n_shooters == b->n_shooters;
}

/* In slices, of which there are many, it is the answer at once, and those of the two castles. */
static void
test_slices (Trial *trial, gconstpointer data)
{
  static const char line[] = "difference @garrison 6,7 --with=breach@5,5;6,5 --man=6,4:side=other";
  g_autoptr (CrCastle) castle = build_castle (trial);
  g_autoptr (CrQuestion) question = parse_line (castle, line);
  g_autoptr (CrAnswer) whole = answer (castle, line), sliced = NULL, plain = NULL;
  const CrGrid *grid = cr_map_get_grid (cr_castle_get_map (castle));
  int n_slices = 1;

  sliced = cr_answer_new (castle, NULL, question, NULL);
  g_assert_null (cr_answer_get_difference (sliced));
  while (!cr_answer_work (sliced, 16))
    n_slices++;
  g_assert_cmpint (n_slices, >, 20);
  cr_question_set_kind (question, CR_QUESTION_FIELD);
  plain = cr_question_answer (castle, NULL, question, NULL);
  g_assert_cmpuint (cr_difference_n (cr_answer_get_difference (whole)), >, 0);
  g_assert_cmpuint (cr_difference_n (cr_answer_get_difference (whole)), ==,
                    cr_difference_n (cr_answer_get_difference (sliced)));
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, cell) };

    g_assert_true (equal_cells (cr_field_get (cr_answer_get_field (whole), place),
                                cr_field_get (cr_answer_get_field (sliced), place)));
    g_assert_true (equal_cells (cr_field_get (cr_answer_get_field (whole), place),
                                cr_field_get (cr_answer_get_field (plain), place)));
  }
}

/* One hex or side of the castle becomes something else. */
static void
change_by_chance (CrCastle *castle)
{
  static const char *const terrains[] = { "terrain", "tree@", "terrain", "house@",
                                          "terrain", "flat@", "level",   "3@",
                                          "level",   "-1@",   "side",    "wall@",
                                          "side",    "gate@", "side",    "slit:arc=120@" };
  int row = 2 * g_test_rand_int_range (0, G_N_ELEMENTS (terrains) / 2);
  const char *side = g_str_equal (terrains[row], "side") ? ":N" : "";
  g_autofree char *argument =
      g_strdup_printf ("%s%d,%d%s", terrains[row + 1], g_test_rand_int_range (1, 15),
                       g_test_rand_int_range (1, 13), side);
  CrEdit *edit = cr_operation_parse (cr_castle_get_map (castle), cr_castle_get_ruleset (castle),
                                     terrains[row], argument, NULL);

  if (edit != NULL)
    cr_castle_swap (castle, edit, NULL);
  cr_edit_free (edit);
}

static void
compare_lofs (const CrLof *a, const CrLof *b)
{
  g_assert_true (cr_place_equal (a->from, b->from) && cr_place_equal (a->to, b->to));
  g_assert_cmpint (a->verdict, ==, b->verdict);
  g_assert_cmpint (a->reason, ==, b->reason);
  g_assert_cmpint (a->cover, ==, b->cover);
  g_assert_cmpint (a->range, ==, b->range);
  g_assert_cmpint (a->deciding, ==, b->deciding);
  g_assert_cmpint (a->from_stand.level, ==, b->from_stand.level);
}

static void
compare_fields (const CrField *a, const CrField *b)
{
  const CrGrid *grid = cr_field_get_grid (a);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, cell) };

    g_assert_true (equal_cells (cr_field_get (a, place), cr_field_get (b, place)));
  }
}

static void
compare_reaches (const CrAnswer *a, const CrAnswer *b)
{
  const CrReach *x = cr_answer_get_reach (a), *y = cr_answer_get_reach (b);
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (cr_answer_get_scene (a)));

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, cell) };

    g_assert_cmpint (cr_reach_get_cost (x, place), ==, cr_reach_get_cost (y, place));
  }
  if (cr_answer_get_goal (a) != NULL)
    g_assert_cmpuint (cr_answer_get_goal (a)->steps->len, ==, cr_answer_get_goal (b)->steps->len);
}

/* What it has, the other one has too, and it is the same. */
static void
compare_answers (const CrAnswer *a, const CrAnswer *b)
{
  const CrExposure *x = cr_answer_get_exposure (a), *y = cr_answer_get_exposure (b);

  g_assert_true (cr_answer_is_known (a) && cr_answer_is_known (b));
  g_assert_cmpuint (cr_answer_get_shooters (a)->len, ==, cr_answer_get_shooters (b)->len);
  if (cr_answer_get_lof (a) != NULL)
    compare_lofs (cr_answer_get_lof (a), cr_answer_get_lof (b));
  if (cr_answer_get_field (a) != NULL)
    compare_fields (cr_answer_get_field (a), cr_answer_get_field (b));
  if (cr_answer_get_reach (a) != NULL)
    compare_reaches (a, b);
  if (cr_answer_get_hitters (a) != NULL) {
    g_assert_cmpuint (cr_answer_get_hitters (a)->len, ==, cr_answer_get_hitters (b)->len);
    for (guint i = 0; i < cr_answer_get_hitters (a)->len; i++)
      compare_lofs (&g_array_index (cr_answer_get_hitters (a), CrLof, i),
                    &g_array_index (cr_answer_get_hitters (b), CrLof, i));
  }
  if (x == NULL)
    return;
  g_assert_cmpuint (cr_exposure_get_total (x), ==, cr_exposure_get_total (y));
  g_assert_cmpuint (cr_exposure_n_men (x), ==, cr_exposure_n_men (y));
  g_assert_cmpuint (cr_exposure_get_worst (x), ==, cr_exposure_get_worst (y));
}

/* Over strokes of edits, some of them taken while it is worked at, it says what a new one says. */
static void
test_follow (Trial *trial, gconstpointer data)
{
  static const char *const lines[] = {
    "lof 6,3 6,10",
    "field 5,5 --man=6,4:side=other",
    "coverage @garrison 6,7",
    "dead 3,5 9,5 --weapon=longbow",
    "who 6,2 @ramparts",
    "levels 6,5 6,2",
    "exposure 6,2 6,3 6,4 --from=@garrison",
    "section 6,3 8,10 --man=7,7",
    "reach 6,10 --mp=6 --man=7,10:side=other",
    "path 6,10 8,11 --mp=4",
  };
  g_autoptr (CrCastle) castle = build_castle (trial);
  guint n_followed = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (CrAnswer) it = answer (castle, lines[i]);

    for (int n = 0; n < 24; n++) {
      g_autoptr (CrAnswer) anew = NULL;

      change_by_chance (castle);
      if (!cr_answer_follow (it)) {
        cr_answer_free (it);
        it = answer (castle, lines[i]);
        continue;
      }
      n_followed++;
      if (g_test_rand_bit ()) {
        cr_answer_work (it, 16);
        continue;
      }
      while (!cr_answer_work (it, 64))
        continue;
      anew = answer (castle, lines[i]);
      compare_answers (it, anew);
    }
  }
  g_assert_cmpuint (n_followed, >, 150);
}

/* What it is about is gone, or it is of a castle that nobody has any more. */
static void
test_cannot_follow (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) castle = build_castle (trial);
  g_autoptr (CrAnswer) lof = answer (castle, "lof 6,3 6,10");
  g_autoptr (CrAnswer) field = answer (castle, "field @ramparts");
  g_autoptr (CrAnswer) tried = answer (castle, "lof 6,3 6,10 --without=gate@6,9:N");
  CrEdit *edit =
      cr_operation_parse (cr_castle_get_map (castle), trial->ruleset, "terrain", "void@6,3", NULL);

  cr_castle_swap (castle, edit, NULL);
  cr_edit_free (edit);
  g_assert_false (cr_answer_follow (lof));
  g_assert_false (cr_answer_follow (tried));
  g_assert_true (cr_answer_follow (field));
  edit =
      cr_operation_parse (cr_castle_get_map (castle), trial->ruleset, "side", "none@5,5:N", NULL);
  g_assert_nonnull (edit);
  cr_castle_swap (castle, edit, NULL);
  cr_edit_free (edit);
  g_assert_false (cr_answer_follow (field));
}

/* The field that is known need not be worked out again, and the comparison is the same. */
static void
test_lent (Trial *trial, gconstpointer data)
{
  static const char line[] = "difference @garrison --with=breach@5,5;6,5";
  g_autoptr (CrCastle) castle = build_castle (trial);
  g_autoptr (CrQuestion) question = parse_line (castle, line);
  g_autoptr (CrAnswer) whole = answer (castle, line), field = answer (castle, "field @garrison");
  g_autoptr (CrAnswer) lent = cr_answer_new (castle, NULL, question, NULL);
  int n_slices = 0, n_lent = 0;

  while (!cr_answer_work (lent, 16))
    n_slices++;
  cr_answer_free (lent);
  lent = cr_answer_new (castle, NULL, question, NULL);
  cr_answer_lend_field (lent, field);
  g_assert_cmpfloat (cr_answer_get_progress (lent), ==, 0);
  while (!cr_answer_work (lent, 16)) {
    g_assert_cmpfloat (cr_answer_get_progress (lent), <=, 1);
    n_lent++;
  }
  g_assert_cmpint (n_lent, <, n_slices * 3 / 4);
  g_assert_cmpfloat (cr_answer_get_progress (lent), ==, 1);
  g_assert_cmpuint (cr_difference_n (cr_answer_get_difference (whole)), ==,
                    cr_difference_n (cr_answer_get_difference (lent)));
  compare_fields (cr_answer_get_field (whole), cr_answer_get_field (lent));
}

/* The shooter is the last of the list; side and post are his who stands there. */
static void
test_aim (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) castle = build_castle (trial);
  g_autoptr (CrQuestion) question = cr_question_new (CR_QUESTION_LOF);
  const CrScene *scene = cr_castle_get_scene (castle);
  CrPlace rampart = trial_at (trial, "5,5"), tree = trial_at (trial, "11,3");
  g_autoptr (GArray) stands = NULL;
  CrStand stand;

  cr_question_add_place (question, CR_LIST_SHOOTERS, tree);
  cr_question_add_place (question, CR_LIST_SHOOTERS, rampart);
  cr_question_aim (question, CR_END_TO, &tree);
  cr_question_settle (question, scene);
  g_assert_true (cr_place_equal (*cr_question_get_end (question, CR_END_FROM), rampart));
  g_assert_cmpuint (cr_question_find_origins (question, scene), ==, 1);
  g_assert_true (cr_question_step_side (question, scene, 1));
  g_assert_cmpint (cr_question_get_side (question), ==, 0);
  g_assert_true (cr_question_step_stand (question, CR_END_TO, scene, 1));
  g_assert_cmpint (cr_question_get_post (question, CR_END_TO)->kind, ==, CR_POST_TREE);
  g_assert_false (cr_question_step_stand (question, CR_END_TO, scene, 1));

  /* Where nothing stands on a side, none is asked for; the man up the tree stays up there. */
  cr_question_swap_ends (question);
  cr_question_settle (question, scene);
  g_assert_true (cr_place_equal (*cr_question_get_end (question, CR_END_FROM), tree));
  g_assert_cmpint (cr_question_get_side (question), ==, -1);
  g_assert_true (cr_question_find_stand (question, 1, scene, &stand));
  g_assert_cmpint (stand.stand.post.kind, ==, CR_POST_TREE);
  g_assert_true (cr_question_find_stand (question, 0, scene, &stand));
  g_assert_cmpint (stand.stand.post.kind, ==, CR_POST_GROUND);
  stands = cr_question_list_stands (question, CR_END_FROM, scene);
  g_assert_cmpuint (stands->len, ==, 2);

  /* With him go his target and what was said of either. */
  cr_question_clear_list (question, CR_LIST_SHOOTERS);
  cr_question_settle (question, scene);
  g_assert_null (cr_question_get_end (question, CR_END_FROM));
  g_assert_null (cr_question_get_end (question, CR_END_TO));
  g_assert_null (cr_question_get_post (question, CR_END_FROM));
}

/* Places go with their hexes, and those that are cut off are let go. */
static void
test_carry (Trial *trial, gconstpointer data)
{
  const CrMargins cut = { .west = -4 };
  g_autoptr (CrCastle) castle = build_castle (trial);
  g_autoptr (CrQuestion) question = cr_question_new (CR_QUESTION_EXPOSURE);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  const GArray *shooters = cr_question_get_list (question, CR_LIST_SHOOTERS);
  const GArray *way = cr_question_get_list (question, CR_LIST_WAY);

  cr_question_add_place (question, CR_LIST_SHOOTERS, trial_at (trial, "2,2"));
  cr_question_add_group (question, CR_LIST_SHOOTERS, "@slits");
  cr_question_add_place (question, CR_LIST_SHOOTERS, trial_at (trial, "9,5"));
  for (int column = 6; column > 2; column--) {
    g_autofree char *at = g_strdup_printf ("%d,7", column);

    cr_question_add_place (question, CR_LIST_WAY, trial_at (trial, at));
  }
  g_assert_true (cr_resize (edit, cr_castle_get_map (castle), &cut, NULL));
  cr_castle_swap (castle, edit, NULL);
  cr_question_carry (question, edit, cr_castle_get_scene (castle));
  g_assert_cmpuint (shooters->len, ==, 2);
  g_assert_cmpstr (g_array_index (shooters, CrQuestionItem, 0).group, ==, "@slits");
  g_assert_true (
      cr_place_equal (g_array_index (shooters, CrQuestionItem, 1).place, trial_at (trial, "5,5")));
  g_assert_cmpuint (way->len, ==, 2);
}

/* MOV-03: the men of the question stand in the way of whoever walks. */
static void
test_walk_among (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) castle = cr_castle_new (cr_map_copy (trial->map), trial->ruleset);
  g_autoptr (CrAnswer) free_way = answer (castle, "path 5,5 7,5"), barred = NULL;
  CrPlace barrier = trial_at (trial, "6,5");

  barred = answer (castle, "path 5,5 6,5 --man=6,5:side=other");
  g_assert_cmpint (cr_answer_get_goal (free_way)->cost, ==, 2);
  g_assert_cmpint (cr_answer_get_goal (barred)->cost, ==, CR_IMPASSABLE);
  g_assert_cmpint (cr_reach_get_cost (cr_answer_get_reach (free_way), barrier), ==, 1);
}

/* Whoever walks is asked for all that he reaches until he goes somewhere, and stands where he was
 * put whoever shoots. */
static void
test_settle_walk (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) castle = cr_castle_new (cr_map_copy (trial->map), trial->ruleset);
  g_autoptr (CrQuestion) question = cr_question_new (CR_QUESTION_REACH);
  const CrScene *scene = cr_castle_get_scene (castle);
  CrPlace start = trial_at (trial, "5,5"), target = trial_at (trial, "7,5");

  cr_question_aim (question, CR_END_FROM, &start);
  cr_question_settle (question, scene);
  g_assert_cmpint (cr_question_get_kind (question), ==, CR_QUESTION_REACH);
  g_assert_true (cr_place_equal (*cr_question_get_end (question, CR_END_FROM), start));
  cr_question_aim (question, CR_END_TO, &target);
  cr_question_settle (question, scene);
  g_assert_cmpint (cr_question_get_kind (question), ==, CR_QUESTION_PATH);
  target.floor = 7;
  cr_question_aim (question, CR_END_TO, &target);
  cr_question_settle (question, scene);
  g_assert_cmpint (cr_question_get_kind (question), ==, CR_QUESTION_REACH);
  g_assert_null (cr_question_get_end (question, CR_END_TO));
  cr_question_aim (question, CR_END_TO, &start);
  cr_question_aim (question, CR_END_FROM, &target);
  cr_question_settle (question, scene);
  g_assert_null (cr_question_get_end (question, CR_END_FROM));
  g_assert_null (cr_question_get_end (question, CR_END_TO));
}

/* A path that is led elsewhere is the one that would have been asked for. */
static void
test_lead (Trial *trial, gconstpointer data)
{
  static const char *const lines[] = { "path 6,10 8,11 --mp=1", "path 6,10 3,5 --mp=1" };
  g_autoptr (CrCastle) castle = build_castle (trial);
  g_autoptr (CrAnswer) led = answer (castle, "path 6,10 6,11 --mp=1");

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr (CrAnswer) asked = answer (castle, lines[i]);
    const CrGoal *there = cr_answer_get_goal (asked), *here = cr_answer_get_goal (led);

    cr_answer_lead_to (led, *cr_question_get_end (cr_answer_get_question (asked), CR_END_TO));
    compare_reaches (led, asked);
    g_assert_cmpint (here->cost, ==, there->cost);
    g_assert_cmpint (here->post, ==, there->post);
    g_assert_cmpint (here->allowance, ==, there->allowance);
    g_assert_true (
        cr_question_equal (cr_answer_get_question (led), cr_answer_get_question (asked)));
  }
}

static void
test_unanswerable (Trial *trial, gconstpointer data)
{
  g_autoptr (CrCastle) castle = build_castle (trial), other = NULL;
  g_autoptr (CrQuestion) question = parse_line (castle, "path 6,10 14,12");
  g_autoptr (CrQuestion) same = parse_line (castle, "field @ramparts");
  g_autoptr (GError) error = NULL;

  cr_question_set_post (question, CR_END_FROM, &(CrPost){ CR_POST_HOARDING, -1, NULL });
  g_assert_null (cr_question_answer (castle, NULL, question, &error));
  g_assert_cmpstr (error->message, ==, "no hoarding hangs over 0610");
  g_clear_error (&error);
  cr_question_set_kind (same, CR_QUESTION_DIFFERENCE);
  g_assert_null (cr_question_answer (castle, NULL, same, &error));
  g_assert_cmpstr (error->message, ==, "expected --with or --without, so that something differs");
  g_clear_error (&error);
  trial_perform (trial, "terrain", "void@14,12");
  other = cr_castle_new (cr_map_copy (trial->map), trial->ruleset);
  cr_question_set_post (question, CR_END_FROM, NULL);
  g_assert_null (cr_question_answer (other, NULL, question, &error));
  g_assert_cmpstr (error->message, ==,
                   "found “1412”, expected a hex of the map; there the map is void");
}

/* COV-12: by how much kneeling raises cover is a figure of the ruleset. */
static void
test_kneeling (Trial *trial, gconstpointer data)
{
  static const struct {
    const char *steps;
    CrCover cover;
  } cases[] = { { "0", CR_COVER_NONE },
                { "1", CR_COVER_LIGHT },
                { "2", CR_COVER_MEDIUM },
                { "9", CR_COVER_INFINITE } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *xml = g_strdup_printf (
        "<ruleset id='low' extends='siege'><figures><figure id='kneeling-cover' value='%s' "
        "provenance='house'/></figures></ruleset>",
        cases[i].steps);
    g_autoptr (CrRuleset) low = fixture_read_ruleset (xml, trial->ruleset, NULL);
    g_autoptr (CrCastle) castle = cr_castle_new (cr_map_copy (trial->map), low);
    g_autoptr (CrAnswer) shot = answer (castle, "lof 5,5 7,5 --man=7,5:state=kneeling");

    g_assert_cmpint (cr_answer_get_lof (shot)->cover, ==, cases[i].cover);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  trial_add ("/core/question/there-and-back", test_there_and_back);
  trial_add ("/core/question/unequal", test_unequal);
  trial_add ("/core/question/changes-first", test_changes_first);
  trial_add ("/core/question/mistakes", test_mistakes);
  trial_add ("/core/question/answers", test_answers);
  trial_add ("/core/question/slices", test_slices);
  trial_add ("/core/question/follow", test_follow);
  trial_add ("/core/question/cannot-follow", test_cannot_follow);
  trial_add ("/core/question/lent", test_lent);
  trial_add ("/core/question/aim", test_aim);
  trial_add ("/core/question/carry", test_carry);
  trial_add ("/core/question/walk-among", test_walk_among);
  trial_add ("/core/question/settle-walk", test_settle_walk);
  trial_add ("/core/question/lead", test_lead);
  trial_add ("/core/question/unanswerable", test_unanswerable);
  trial_add ("/core/question/kneeling", test_kneeling);
  return g_test_run ();
}
