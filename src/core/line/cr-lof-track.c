/* cr-lof-track.c: all that lines between two ends touch, by displacement.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-track.h"

/* What is gained by keeping tracks, in instructions: without it a garrison takes 10 % more at
 * Border Castle and 30 % more in the Medieval Town, and one shooter after the other 27 % more. */

/* So many touches are kept, which take 60 MB. Tracks beyond are followed anew each time. */
#define MAX_KEPT (3 << 20)
#define N_ENDS (CR_N_DIRECTIONS + 1)

struct _CrLofTracks {
  CrLofSquare square;
  CrLofTrack ***kept; /* one for each displacement and pair of ends */
  GPtrArray *all;     /* all tracks, to be freed */
  GArray *meets;      /* an array of CrLofMeet: the track that is being made */
  CrLofTrack *loose;
  gsize n_loose, n_kept;
};

CrLofTracks *
cr_lof_tracks_new (const CrGrid *grid)
{
  CrLofTracks *tracks = g_new0 (CrLofTracks, 1);

  if (grid != NULL) {
    cr_lof_square_init (&tracks->square, grid);
    tracks->kept = g_new0 (CrLofTrack **, cr_lof_square_n_displacements (&tracks->square));
  }
  tracks->all = g_ptr_array_new_with_free_func (g_free);
  tracks->meets = g_array_new (FALSE, FALSE, sizeof (CrLofMeet));
  return tracks;
}

void
cr_lof_tracks_free (CrLofTracks *tracks)
{
  if (tracks == NULL)
    return;
  g_ptr_array_unref (tracks->all);
  g_array_unref (tracks->meets);
  g_free (tracks->kept);
  g_free (tracks->loose);
  g_free (tracks);
}

static void
follow_line (CrLofTracks *tracks, CrLofPoint from, CrLofPoint to)
{
  CrLofLine line;
  CrLofMeet meet;

  g_array_set_size (tracks->meets, 0);
  cr_lof_line_init (&line, from, to);
  while (cr_lof_line_next (&line, &meet.touch)) {
    CrHex hex = meet.touch.hex;

    meet.cell = hex.q * tracks->square.stride + hex.r;
    meet.away[0] = (gint16) cr_hex_distance (hex, from.hex);
    meet.away[1] = (gint16) cr_hex_distance (hex, to.hex);
    g_array_append_val (tracks->meets, meet);
  }
}

static CrLofTrack *
put_together (const CrLofTracks *tracks, CrLofTrack *track)
{
  track->n_meets = (int) tracks->meets->len;
  memcpy (track->meets, tracks->meets->data, tracks->meets->len * sizeof (CrLofMeet));
  return track;
}

static gsize
measure_track (const CrLofTracks *tracks)
{
  return sizeof (CrLofTrack) + tracks->meets->len * sizeof (CrLofMeet);
}

static CrLofTrack *
put_loose (CrLofTracks *tracks)
{
  if (tracks->n_loose < measure_track (tracks)) {
    tracks->n_loose = 2 * measure_track (tracks);
    tracks->loose = g_realloc (tracks->loose, tracks->n_loose);
  }
  return put_together (tracks, tracks->loose);
}

const CrLofTrack *
cr_lof_tracks_get (CrLofTracks *tracks,
                   CrHex displacement,
                   CrDirection from_side,
                   CrDirection to_side)
{
  gsize index = cr_lof_square_displacement (&tracks->square, displacement);
  CrLofTrack **ends = tracks->kept != NULL ? tracks->kept[index] : NULL;
  int which = (from_side + 1) * N_ENDS + to_side + 1;

  if (ends != NULL && ends[which] != NULL)
    return ends[which];
  follow_line (tracks, (CrLofPoint){ { 0, 0 }, from_side }, (CrLofPoint){ displacement, to_side });
  if (tracks->kept == NULL || tracks->n_kept + tracks->meets->len > MAX_KEPT)
    return put_loose (tracks);
  if (ends == NULL) {
    ends = tracks->kept[index] = g_new0 (CrLofTrack *, N_ENDS * N_ENDS);
    g_ptr_array_add (tracks->all, ends);
  }
  tracks->n_kept += tracks->meets->len;
  ends[which] = put_together (tracks, g_malloc (measure_track (tracks)));
  g_ptr_array_add (tracks->all, ends[which]);
  return ends[which];
}
