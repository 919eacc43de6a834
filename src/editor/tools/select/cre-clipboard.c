/* cre-clipboard.c: pieces of castle as text. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-clipboard.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cr-error.h"
#include "cr-xml-map.h"

/* A castle is copied as it stands: the selected hexes of the ground with all that lies above them
 * and in their cellars, but without what only its owner knows. A selection on another floor is
 * copied from that floor only. */
static GArray *
find_places (const CrMap *map, CreSelection *selection)
{
  GArray *places = cre_selection_dup_places (selection);
  guint n = places->len;

  for (guint i = 0; i < n; i++) {
    CrPlace place = g_array_index (places, CrPlace, i);

    for (int floor = 1; place.floor == 0 && floor < cr_map_n_floors (map); floor++) {
      place.floor = floor;
      if (!cr_floor_is_secret (cr_map_get_floor (map, floor)) && cr_map_has_place (map, place))
        g_array_append_val (places, place);
      place.floor = 0;
    }
  }
  return places;
}

CrMap *
cre_clipboard_copy (CreMapDocument *document, CreSelection *selection, guint *n_hexes_out)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (GArray) places = NULL, hexes = NULL;
  CrMap *piece;

  *n_hexes_out = 0;
  if (cre_selection_get_kind (selection) != CRE_SELECTED_HEXES)
    return NULL;
  places = find_places (map, selection);
  piece = cr_piece_copy (map, cr_places_of (places), (CrPlace){ -1, { 0, 0 } });
  if (piece == NULL)
    return NULL;
  hexes = cr_piece_dup_places (piece);
  *n_hexes_out = hexes->len;
  return piece;
}

gboolean
cre_clipboard_cut (CreMapDocument *document, CreSelection *selection)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (GArray) places = find_places (map, selection);
  CrEdit *edit = cr_edit_new ();

  cr_piece_clear (edit, map, cr_places_of (places));
  return cre_map_document_apply (document, edit, _ ("cutting"), 0);
}

char *
cre_clipboard_format (const CrMap *piece)
{
  g_autoptr (GBytes) bytes = cr_map_serialize (piece);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return g_strndup (data, size);
}

static CrMap *
refuse_text (GError **error, const char *why)
{
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX, _ ("The clipboard holds no piece of castle: %s."),
               why);
  return NULL;
}

CrMap *
cre_clipboard_parse (const char *text, GError **error)
{
  gsize length = strlen (text);
  const char *start = text + strspn (text, " \t\r\n");
  g_autoptr (GError) local = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (CrMap) piece = NULL;
  g_autoptr (GArray) places = NULL;

  if (length > CRE_CLIPBOARD_MOST)
    return refuse_text (error, _ ("it is too large"));
  if (*start != '<')
    return refuse_text (error, _ ("it is text"));
  bytes = g_bytes_new (start, strlen (start));
  piece = cr_map_parse (bytes, _ ("clipboard"), &local);
  if (piece == NULL) {
    g_autofree char *why = cr_error_format_terse (local);
    return refuse_text (error, why);
  }
  places = cr_piece_dup_places (piece);
  if (places->len == 0)
    return refuse_text (error, _ ("it has no hexes"));
  return g_steal_pointer (&piece);
}
