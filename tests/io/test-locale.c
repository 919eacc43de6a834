/* test-locale.c: files do not depend on where one lives. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <locale.h>
#include <string.h>

#include "cr-picture.h"
#include "cr-save.h"
#include "cr-text.h"
#include "cr-xml-map.h"
#include "support.h"

#define N_RANDOM 40

/* One that writes 1.5 as "1,5", and Turkish, where I is not the capital of i. */
static const char *const locales[] = { "fr_FR", "tr_TR" };

/* Most systems have neither, so they are made. All before the first is asked for: the C library
 * remembers what it did not find. */
static void
make_locales (const char *folder)
{
  for (gsize i = 0; i < G_N_ELEMENTS (locales); i++) {
    g_autofree char *path = g_strdup_printf ("%s/%s.UTF-8", folder, locales[i]);
    char *argv[] = { "localedef", "-c", "-i", (char *) locales[i], "-f", "UTF-8", path, NULL };

    g_spawn_sync (NULL, argv, NULL,
                  G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                  NULL, NULL, NULL, NULL, NULL, NULL);
  }
  g_setenv ("LOCPATH", folder, TRUE);
}

static gboolean
set_locale (const char *name)
{
  g_autofree char *full = g_strdup_printf ("%s.UTF-8", name);

  return setlocale (LC_ALL, full) != NULL;
}

static char *
write_maps (void)
{
  GString *all = g_string_new (NULL);

  for (guint32 i = 0; i < N_RANDOM; i++) {
    g_autoptr (CrMap) map = support_random_map (100 + i);
    g_autoptr (GBytes) bytes = cr_map_serialize (map);
    g_autoptr (CrMap) again = cr_map_parse (bytes, "m", NULL);
    g_autofree char *digest = cr_map_dup_digest (again);

    g_string_append_len (all, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));
    g_string_append (all, digest);
  }
  return g_string_free (all, FALSE);
}

static void
check_numbers (void)
{
  static const char svg[] = "<svg viewBox='0 0 30.5 40.5'/>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (svg, strlen (svg));
  g_autofree char *text = cr_text_format_milli (1500);
  CrPictureInfo info;
  gint64 milli;

  g_assert_cmpstr (text, ==, "1.5");
  g_assert_true (cr_text_parse_milli ("1.5", &milli));
  g_assert_cmpint (milli, ==, 1500);
  g_assert_false (cr_text_parse_milli ("1,5", &milli));
  g_assert_true (cr_picture_inspect (bytes, "a.svg", &info, NULL));
  g_assert_cmpint (info.width, ==, 31);
}

static void
test_same_everywhere (void)
{
  g_autofree char *folder = support_make_folder ();
  g_autofree char *expected = write_maps ();
  guint n_tried = 0;

  make_locales (folder);
  for (gsize i = 0; i < G_N_ELEMENTS (locales); i++) {
    g_autofree char *maps = NULL;

    if (!set_locale (locales[i]))
      continue;
    n_tried++;
    g_test_message ("%s: 1.5 is written %.1f", locales[i], 1.5);
    maps = write_maps ();
    check_numbers ();
    g_assert_cmpstr (maps, ==, expected);
  }
  setlocale (LC_ALL, "C");
  if (n_tried == 0)
    g_test_skip ("no other locale is there, and none could be made");
  support_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/locale/same-everywhere", test_same_everywhere);
  return g_test_run ();
}
