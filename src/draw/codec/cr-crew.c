/* cr-crew.c: shares work among all processors. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-crew.h"

/* More threads than any picture needs. */
#define MOST_HANDS 16

typedef struct {
  guint n_pieces;
  CrCrewWork work;
  gpointer data;
  int next; /* changed atomically */
} Crew;

static gpointer
work_cb (gpointer data)
{
  Crew *crew = data;
  guint piece;

  while ((piece = (guint) g_atomic_int_add (&crew->next, 1)) < crew->n_pieces)
    crew->work (piece, crew->data);
  return NULL;
}

void
cr_crew_share (guint n_pieces, CrCrewWork work, gpointer data)
{
  Crew crew = { n_pieces, work, data, 0 };
  guint n_hands = MIN (MIN (g_get_num_processors (), MOST_HANDS), n_pieces), n = 0;
  GThread *hands[MOST_HANDS];

  /* When no more threads can be made, those that exist do all the work. */
  while (n + 1 < n_hands) {
    hands[n] = g_thread_try_new ("crew", work_cb, &crew, NULL);
    if (hands[n] == NULL)
      break;
    n++;
  }
  work_cb (&crew);
  for (guint i = 0; i < n; i++)
    g_thread_join (hands[i]);
}
