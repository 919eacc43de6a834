/* cr-paper.c: sizes of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-paper.h"

#include "cr-error.h"
#include "cr-text.h"

#define LEAST_SIDE 50
#define MOST_SIDE 3000

/* Sizes of ISO 216, and of ANSI/ASME Y14.1 in inches of 25.4 mm. */
static const CrPaper papers[] = {
  { "A4", 210, 297 },        { "A3", 297, 420 },          { "A2", 420, 594 },
  { "A1", 594, 841 },        { "A0", 841, 1189 },         { "A5", 148, 210 },
  { "B4", 250, 353 },        { "B3", 353, 500 },          { "Letter", 215.9, 279.4 },
  { "Legal", 215.9, 355.6 }, { "Tabloid", 279.4, 431.8 },
};

const CrPaper *
cr_papers_get (gsize *n_out)
{
  *n_out = G_N_ELEMENTS (papers);
  return papers;
}

static gboolean
refuse_paper (const char *text, GError **error)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", papers[i].name);
  g_set_error (
      error, CR_ERROR, CR_ERROR_UNKNOWN,
      cr_text ("found the paper “%s”, expected one of %s, or its sides in millimetres from "
               "%d to %d: 320x450"),
      text, names->str, LEAST_SIDE, MOST_SIDE);
  return FALSE;
}

static gboolean
is_side (double side)
{
  return side >= LEAST_SIDE && side <= MOST_SIDE;
}

static gboolean
parse_sides (const char *text, CrPaper *paper)
{
  char *end;
  double a = g_ascii_strtod (text, &end), b;

  if (end == text || (*end != 'x' && *end != 'X') || !is_side (a))
    return FALSE;
  text = end + 1;
  b = g_ascii_strtod (text, &end);
  if (end == text || *end != '\0' || !is_side (b))
    return FALSE;
  *paper = (CrPaper){ NULL, MIN (a, b), MAX (a, b) };
  return TRUE;
}

gboolean
cr_paper_parse (const char *text, CrPaper *paper_out, GError **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    if (g_ascii_strcasecmp (papers[i].name, text) == 0) {
      *paper_out = papers[i];
      return TRUE;
    }
  return parse_sides (text, paper_out) || refuse_paper (text, error);
}
