/* test-aid.c: tables on paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-aid.h"
#include "paper.h"
#include "sketch.h"

#define DOTS 3

static CrWordsTable *
new_table (guint columns, guint rows, const char *cell)
{
  CrWordsColumn heads[24] = { 0 };
  CrWordsTable *table;

  for (guint i = 0; i < columns; i++)
    heads[i] = (CrWordsColumn){ "head", FALSE };
  table = cr_words_table_new (heads, columns);
  for (guint i = 0; i < rows * columns; i++)
    cr_words_table_add (table, cell);
  return table;
}

static CrAid *
new_chart (guint columns, guint rows, const char *cell)
{
  gsize n;
  CrAid *aid = cr_aid_new (&cr_papers_get (&n)[0], 10, "Castle");

  cr_aid_begin (aid, "Castle");
  cr_aid_add_heading (aid, "Table");
  cr_aid_add_table (aid, new_table (columns, rows, cell));
  return aid;
}

/* How much of what lies between the two is inked, in millimetres from the left. */
static guint
count_ink (cairo_surface_t *surface, int from, int to)
{
  guint n = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = from * DOTS; x < to * DOTS; x++)
      n += paper_is_inked (surface, x, y);
  return n;
}

static void
assert_ink (CrAid *aid, int page, int from, int to, gboolean wanted)
{
  CrPages pages = cr_aid_get_pages (aid);
  cairo_surface_t *surface = paper_paint (&pages, page, DOTS);

  g_assert_cmpint (count_ink (surface, from, to) > 0, ==, wanted);
  cairo_surface_destroy (surface);
}

/* A short one takes a page and leaves its margins white; one without a part stands too. */
static void
test_short (void)
{
  g_autoptr (CrAid) aid = new_chart (3, 4, "cell");

  g_assert_cmpint (cr_aid_get_pages (aid).n, ==, 1);
  assert_ink (aid, 0, 10, 60, TRUE);
  assert_ink (aid, 0, 0, 9, FALSE);
  assert_ink (aid, 0, 200, 210, FALSE);
}

/* A long narrow one goes on in the second column, and then on the next page. */
static void
test_columns (void)
{
  g_autoptr (CrAid) aid = new_chart (2, 70, "cell"), longer = new_chart (2, 150, "cell");

  g_assert_cmpint (cr_aid_get_pages (aid).n, ==, 1);
  assert_ink (aid, 0, 110, 150, TRUE);
  g_assert_cmpint (cr_aid_get_pages (longer).n, ==, 2);
  assert_ink (longer, 1, 10, 60, TRUE);
}

/* A wide one has the paper to itself, with letters that are small enough for it. */
static void
test_wide (void)
{
  g_autoptr (CrAid) aid = new_chart (16, 90, "a longer cell");

  g_assert_cmpint (cr_aid_get_pages (aid).n, ==, 2);
  assert_ink (aid, 0, 180, 200, TRUE);
  assert_ink (aid, 0, 203, 210, FALSE);
}

/* Each part begins a page. */
static void
test_parts (void)
{
  g_autoptr (CrAid) aid = new_chart (2, 2, "cell");

  cr_aid_begin (aid, "Castle");
  cr_aid_add_form (aid, new_table (3, 5, ""));
  cr_aid_begin (aid, "Castle");
  cr_aid_add_text (aid, "text");
  g_assert_cmpint (cr_aid_get_pages (aid).n, ==, 3);
  assert_ink (aid, 1, 190, 199, TRUE);
}

static cairo_status_t
write_cb (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
add_picture (CrAid *aid, int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  GByteArray *bytes = g_byte_array_new ();
  g_autoptr (GBytes) png = NULL;

  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  png = g_byte_array_free_to_bytes (bytes);
  cr_aid_add_picture (aid, png);
  cairo_surface_destroy (surface);
}

/* A picture that is a little too high for the rest of a page is made smaller; one that would be
 * much smaller goes to the next. */
static void
test_picture (void)
{
  g_autoptr (CrAid) aid = new_chart (16, 1, "a longer cell");
  g_autoptr (CrAid) fuller = new_chart (16, 1, "a longer cell");

  add_picture (aid, 100, 55);
  add_picture (aid, 100, 100);
  add_picture (fuller, 100, 70);
  add_picture (fuller, 100, 100);
  g_assert_cmpint (cr_aid_get_pages (aid).n, ==, 1);
  assert_ink (aid, 0, 100, 110, TRUE);
  g_assert_cmpint (cr_aid_get_pages (fuller).n, ==, 2);
}

/* Tables print alike on any printer: nothing of them has a colour. */
static void
test_grey (void)
{
  g_autoptr (CrAid) aid = new_chart (3, 4, "cell");
  CrPages pages = cr_aid_get_pages (aid);
  cairo_surface_t *page = paper_paint (&pages, 0, DOTS);

  g_assert_cmpint (sketch_count_tinted (page), ==, 0);
  cairo_surface_destroy (page);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/aid/short", test_short);
  g_test_add_func ("/draw/aid/columns", test_columns);
  g_test_add_func ("/draw/aid/wide", test_wide);
  g_test_add_func ("/draw/aid/parts", test_parts);
  g_test_add_func ("/draw/aid/picture", test_picture);
  g_test_add_func ("/draw/aid/grey", test_grey);
  return g_test_run ();
}
