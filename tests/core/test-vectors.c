/* test-vectors.c: each test vector of the rules has a case with its figures.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>
#include <string.h>

/* @file: (nullable): under tests, where it is proved; %NULL while its rule is not played */
typedef struct {
  const char *id, *rule, *file;
} Vector;

static const Vector vectors[] = {
  { "T-01", "CBT-02", "data/game/vectors-odds.orders" },
  { "T-02", "CBT-02", "data/game/columns.orders" },
  { "T-03", "KNE-02", "data/game/vectors-kneeling.orders" },
  { "T-04", "CBT-09", "data/game/columns.orders" },
  { "T-05", "CBT-03", "data/game/vectors-odds.orders" },
  { "T-06", "MOV-12", "data/game/vectors-rain.orders" },
  { "T-06", "MOV-12", "data/game/vectors-storm.orders" },
  { "T-07", "STA-02", "data/game/stakes.orders" },
  { "T-08", "TRE-02", "data/game/vectors-trees.orders" },
  { "T-09", "TWR-09", "data/game/vectors-fighters.orders" },
  { "T-10", "TWR-07", "data/game/vectors-pushers.orders" },
  { "T-11", "TWR-16", "data/game/vectors-bridge.orders" },
  { "T-12", "LAD-07", "data/game/scaling.orders" },
  { "T-13", "LAD-08", "data/game/vectors-ladder.orders" },
  { "T-14", "LAD-10", "data/game/ladders.orders" },
  { "T-15", "LAD-12", "data/game/toppling.orders" },
  { "T-16", "MOV-06", "data/game/bodies.orders" },
  { "T-16", "MOV-07", "data/game/vectors-bodies.orders" },
  { "T-17", "RMP-06", "data/lof/rmp-06-far.case" },
  { "T-18", "RMP-07", "data/lof/rmp-07-far.case" },
  { "T-19", "LOF-23", "data/lof/t-19-next.case" },
  { "T-20", "LOF-23", "data/lof/t-20-three.case" },
  { "T-21", "LOF-23", "data/lof/t-21-behind.case" },
  { "T-22", "ELV-10", "data/lof/t-22-mine.case" },
  { "T-23", "GSI-03", "data/siege/surrender-tower.orders" },
  { "T-24", "GSI-03", "data/siege/surrender.orders" },
  { "T-25", "BAT-02", "core/test-siege-tables.c" },
  { "T-26", "BAT-02", "core/test-siege-tables.c" },
  { "T-27", "BAT-02", "core/test-siege-tables.c" },
  { "T-28", "FIR-01", "data/game/fire-engines.orders" },
  { "T-29", "MAP-08", "core/test-numbering.c" },
  { "T-30", "MIN-05", "data/siege/longwall.orders" },
};

static char *
read_source (const char *folder, const char *file)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), folder, file, NULL);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* The heading of a game says what it is about; the case is in a remark further down. */
static gboolean
has_case (const Vector *vector)
{
  g_autofree char *text = read_source ("tests", vector->file);
  g_autofree char *plain = g_strdup_printf (" %s", vector->id);
  g_autofree char *named = g_strdup_printf ("/%s\"", vector->id);
  const char *from = g_str_has_suffix (vector->file, ".orders") ? strchr (text, '\n') : text;

  return strstr (from, plain) != NULL || strstr (from, named) != NULL;
}

static void
test_cases (void)
{
  g_autofree char *index = read_source ("data/rules", "rules-index.xml");
  guint number = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (vectors); i++) {
    const Vector *vector = &vectors[i];
    guint this = (guint) g_ascii_strtoull (vector->id + 2, NULL, 10);
    g_autofree char *rule = g_strdup_printf ("<rule id=\"%s\"", vector->rule);
    const char *from = strstr (index, rule);
    g_autofree char *row = from != NULL ? g_strndup (from, strcspn (from, "\n")) : NULL;

    g_test_message ("%s, %s", vector->id, vector->rule);
    g_assert_nonnull (row);
    g_assert_true ((strstr (row, "implemented=\"yes\"") != NULL) == (vector->file != NULL));
    g_assert_true (vector->file == NULL || has_case (vector));
    g_assert_true (this == number || this == number + 1);
    number = this;
  }
  g_assert_cmpuint (number, ==, 30);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/vectors/cases", test_cases);
  return g_test_run ();
}
