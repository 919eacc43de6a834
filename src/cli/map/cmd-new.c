/* cmd-new.c: a new map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-picture.h"
#include "cr-edit.h"
#include "cr-error.h"
#include "cr-plain.h"
#include "cr-text.h"
#include "cr-xml-map.h"

typedef struct {
  char *columns, *rows, *orientation, *shift, *title;
  char **images;
} Wishes;

static void
wishes_clear (Wishes *wishes)
{
  g_free (wishes->columns);
  g_free (wishes->rows);
  g_free (wishes->orientation);
  g_free (wishes->shift);
  g_free (wishes->title);
  g_strfreev (wishes->images);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, wishes_clear)

static gboolean
read_span (const char *option, const char *text, int *span_out, GError **error)
{
  if (text != NULL && cr_text_parse_int (text, 1, CR_GRID_MAX_SPAN, span_out))
    return TRUE;
  if (text == NULL)
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("expected %s, a whole number from %d to %d"),
                 option, 1, CR_GRID_MAX_SPAN);
  else
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("found %s %s, expected a whole number from %d to %d"), option, text, 1,
                 CR_GRID_MAX_SPAN);
  return FALSE;
}

/* Which of two words @text is; the first when it was not given. */
static gboolean
read_choice (const char *option,
             const char *text,
             const char *const *names,
             int *choice_out,
             GError **error)
{
  *choice_out = text != NULL && g_str_equal (text, names[1]);
  if (text == NULL || g_str_equal (text, names[*choice_out]))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN, _ ("found %s %s, expected %s or %s"), option,
               text, names[0], names[1]);
  return FALSE;
}

static gboolean
read_grid (const Wishes *wishes, CrGrid *grid, GError **error)
{
  static const char *const orientations[] = { "flat", "pointy" };
  static const char *const shifts[] = { "even", "odd" };
  int orientation, shift;

  if (!read_span ("--columns", wishes->columns, &grid->columns, error) ||
      !read_span ("--rows", wishes->rows, &grid->rows, error) ||
      !read_choice ("--orientation", wishes->orientation, orientations, &orientation, error) ||
      !read_choice ("--shift", wishes->shift, shifts, &shift, error))
    return FALSE;
  grid->orientation = orientation == 0 ? CR_FLAT : CR_POINTY;
  grid->shift = shift == 0 ? CR_SHIFT_EVEN : CR_SHIFT_ODD;
  grid->halves = TRUE;
  return TRUE;
}

static char *
make_title (const Wishes *wishes, const char *path)
{
  g_autofree char *base = g_path_get_basename (path);
  char *dot = strstr (base, ".map.xml");

  if (wishes->title != NULL)
    return g_strdup (wishes->title);
  if (dot == NULL)
    dot = strrchr (base, '.');
  if (dot != NULL && dot > base)
    *dot = '\0';
  return g_steal_pointer (&base);
}

/* A picture starts stretched over the whole grid; crenel-cli fit lays it on by its points. */
static gboolean
add_pictures (CrMap *map, char **paths, const char *map_path, GError **error)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  for (guint i = 0; paths != NULL && paths[i] != NULL; i++) {
    g_autofree char *id = g_strdup_printf ("picture-%u", i + 1);
    CrNode *node = cli_picture_stretched (map, id, paths[i], map_path, error);

    if (node == NULL)
      return FALSE;
    cr_edit_insert_node (edit, map, CR_SECTION_PICTURES, i, node);
  }
  cr_edit_swap (edit, map);
  return TRUE;
}

CliStatus
cli_new (CliCall *call, GError **error)
{
  g_auto (Wishes) wishes = { 0 };
  g_autoptr (CrMap) map = NULL;
  g_autofree char *title = NULL, *id = NULL;
  CrGrid grid;
  const GOptionEntry entries[] = {
    { "columns", 0, 0, G_OPTION_ARG_STRING, &wishes.columns, N_ ("How many columns"), N_ ("C") },
    { "rows", 0, 0, G_OPTION_ARG_STRING, &wishes.rows, N_ ("How many rows"), N_ ("R") },
    { "orientation", 0, 0, G_OPTION_ARG_STRING, &wishes.orientation,
      N_ ("Hexes flat on top, or pointed"), "flat|pointy" },
    { "shift", 0, 0, G_OPTION_ARG_STRING, &wishes.shift,
      N_ ("Which columns lie half a hex lower (rows: farther right)"), "odd|even" },
    { "title", 0, 0, G_OPTION_ARG_STRING, &wishes.title, N_ ("What people call it"), N_ ("TEXT") },
    { "image", 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &wishes.images,
      N_ ("A picture to lay beneath the grid"), N_ ("FILE") },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error) || !read_grid (&wishes, &grid, error))
    return CLI_FAILED;
  if (g_file_test (call->words[0], G_FILE_TEST_EXISTS)) {
    g_set_error (error, CR_ERROR, CR_ERROR_IO,
                 _ ("%s is there already, expected the name of a new file"), call->words[0]);
    return CLI_FAILED;
  }
  title = make_title (&wishes, call->words[0]);
  id = cr_map_make_id (title);
  map = cr_map_new_plain (&grid, id, title);
  if (!add_pictures (map, wishes.images, call->words[0], error) ||
      !cr_map_save (map, call->words[0], NULL, error))
    return CLI_FAILED;
  return CLI_YES;
}
