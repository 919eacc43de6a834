/* cr-near.c: which known names a misspelt one may mean. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-near.h"

#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

/* Longer than any name that was typed; what a file holds may be longer still, and means nothing. */
#define MOST_LETTERS 64

static guint
read_letters (const char *text, gunichar letters[MOST_LETTERS])
{
  guint n = 0;

  if (!g_utf8_validate (text, -1, NULL))
    return 0;
  for (; *text != '\0'; text = g_utf8_next_char (text)) {
    if (n == MOST_LETTERS)
      return 0;
    letters[n++] = g_unichar_tolower (g_utf8_get_char (text));
  }
  return n;
}

/* How many letters are to be put in, left out, changed, or swapped with the next. */
static guint
count_slips (const gunichar *a, guint n_a, const gunichar *b, guint n_b)
{
  guint rows[3][MOST_LETTERS + 1];
  guint *before = rows[0], *last = rows[1], *row = rows[2];

  for (guint j = 0; j <= n_b; j++)
    last[j] = before[j] = j;
  for (guint i = 1; i <= n_a; i++) {
    guint *oldest = before;

    row[0] = i;
    for (guint j = 1; j <= n_b; j++) {
      row[j] = MIN (last[j - 1] + (a[i - 1] != b[j - 1]), MIN (last[j], row[j - 1]) + 1);
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = MIN (row[j], before[j - 2] + 1);
    }
    before = last;
    last = row;
    row = oldest;
  }
  return last[n_b];
}

/* Of a long name more slips are believed; one that was begun and broken off is one slip. */
static guint
measure_slips (const char *name, const char *known)
{
  gunichar a[MOST_LETTERS], b[MOST_LETTERS];
  guint n_a = read_letters (name, a), n_b = read_letters (known, b);
  guint shorter = MIN (n_a, n_b), most = shorter > 1 ? MAX (1, shorter / 3) : 0, slips;

  if (n_a == 0 || n_b == 0)
    return G_MAXUINT;
  if (n_a >= 3 && n_a < n_b && memcmp (a, b, n_a * sizeof *a) == 0)
    return 1;
  if (MAX (n_a, n_b) - MIN (n_a, n_b) > most)
    return G_MAXUINT;
  slips = count_slips (a, n_a, b, n_b);
  return slips <= most ? slips : G_MAXUINT;
}

void
cr_near_offer (CrNear *near, const char *known)
{
  guint distance = known != NULL ? measure_slips (near->name, known) : G_MAXUINT, at;

  if (distance == G_MAXUINT)
    return;
  for (guint i = 0; i < near->n; i++)
    if (measure_slips (near->best[i], known) == 0)
      return;
  for (at = near->n; at > 0 && near->distance[at - 1] > distance; at--)
    ;
  if (at == CR_NEAR_MOST)
    return;
  near->n = MIN (near->n + 1, CR_NEAR_MOST);
  for (guint i = near->n - 1; i > at; i--) {
    near->best[i] = near->best[i - 1];
    near->distance[i] = near->distance[i - 1];
  }
  near->best[at] = known;
  near->distance[at] = distance;
}

void
cr_near_offer_all (CrNear *near, const char *const *known)
{
  for (; *known != NULL; known++)
    cr_near_offer (near, *known);
}

char *
cr_near_ask (const CrNear *near)
{
  if (near->n == 0)
    return NULL;
  if (near->n == 1)
    return g_strdup_printf (cr_text ("did you mean “%s”?"), near->best[0]);
  if (near->n == 2)
    return g_strdup_printf (cr_text ("did you mean “%s” or “%s”?"), near->best[0], near->best[1]);
  return g_strdup_printf (cr_text ("did you mean “%s”, “%s” or “%s”?"), near->best[0],
                          near->best[1], near->best[2]);
}

char *
cr_near_join (const char *sentence, const char *question)
{
  /* Translators: a sentence, and the question behind it, did you mean “wall”? */
  return g_strdup_printf (cr_text ("%s; %s"), sentence, question);
}

void
cr_near_tell (const CrNear *near, GError **error)
{
  g_autofree char *question = cr_near_ask (near), *refusal = NULL;

  if (question == NULL || error == NULL || *error == NULL)
    return;
  refusal = (*error)->message;
  (*error)->message = cr_near_join (refusal, question);
}

gboolean
cr_near_refuse (const CrNear *near, GError **error, const char *format, ...)
{
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error_literal (error, CR_ERROR, CR_ERROR_UNKNOWN, sentence);
  cr_near_tell (near, error);
  return FALSE;
}
