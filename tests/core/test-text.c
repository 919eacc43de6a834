/* test-text.c: text of others, shown. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-text.h"

static void
check (const char *text, const char *expected)
{
  g_autofree char *shown = cr_text_show (text);
  g_autofree char *again = cr_text_show (shown);

  g_assert_cmpstr (shown, ==, expected);
  g_assert_cmpstr (again, ==, expected);
}

static void
test_show (void)
{
  check ("", "");
  check ("Château-Gaillard, 42\u00A0km", "Château-Gaillard, 42\u00A0km");
  check ("one\ntwo\tthree\rfour", "one\\ntwo\\tthree\\x0Dfour");
  check ("\033[31mred\x7f", "\\x1B[31mred\\x7F");
  check ("\xc2\x9b"
         "31m",
         "\\x9B31m");
  check ("castle\u202Elmx.pam", "castle\\u202Elmx.pam");
  check ("\u2066a\u2069\u200F\u061C\u2028\u2029\uFEFF\u200B",
         "\\u2066a\\u2069\\u200F\\u061C\\u2028\\u2029\\uFEFF\\u200B");
  check ("\xff\xc3(", "\\xFF\\xC3(");
  /* Letters that are joined, and marks upon letters, are writing like any other. */
  check ("قلعه\u200Cها e\u0301 👨\u200D👩", "قلعه\u200Cها e\u0301 👨\u200D👩");
}

static void
test_show_lines (void)
{
  g_autofree char *shown = cr_text_show_lines ("one\ttwo\n\033three\r\n");

  g_assert_cmpstr (shown, ==, "one\ttwo\n\\x1Bthree\\x0D\n");
}

/* What was found and what was expected are told, however much was found; no letter is cut. */
static void
test_shorten (void)
{
  g_autofree char *same = cr_text_shorten ("found x, expected y");

  g_assert_cmpstr (same, ==, "found x, expected y");
  for (int odd = 0; odd < 2; odd++) {
    g_autoptr (GString) text = g_string_new (odd ? "found " : "found x");
    g_autofree char *shown = NULL;

    for (int i = 0; i < 10000; i++)
      g_string_append (text, "é");
    g_string_append (text, ", expected y");
    shown = cr_text_shorten (text->str);
    g_assert_cmpuint (strlen (shown), <, 900);
    g_assert_true (g_utf8_validate (shown, -1, NULL));
    g_assert_true (g_str_has_prefix (shown, "found "));
    g_assert_true (g_str_has_suffix (shown, "é, expected y"));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/text/show", test_show);
  g_test_add_func ("/core/text/show-lines", test_show_lines);
  g_test_add_func ("/core/text/shorten", test_shorten);
  return g_test_run ();
}
