/* cre-map-document.h: an open map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-edit.h"
#include "cr-plain.h"
#include "cre-document.h"

/**
 * CreChange: what a change of the map has touched.
 * @places: (array length=n_places): hexes whose values or sides have changed, each once
 * @nodes: links, areas, pictures or other nodes have changed
 * @floors: floors were added or removed: everything must be read again, and @places is empty
 * @grid: the map also has another size, and each hex another address: remembered places are
 *   invalid, except those of men; tools are replaced
 * @edit: the edit, just swapped in: cr_edit_carry() tells where places went
 */
typedef struct {
  const CrPlace *places;
  gsize n_places;
  gboolean nodes, floors, grid;
  const CrEdit *edit;
} CreChange;

/**
 * CreMapDocument:
 *
 * Nothing else changes a map: each step of its history is an edit.
 *
 * Signals: changed (const CreChange *), after map and scene were updated; moved (const CrEdit *),
 * before that, when floors were added or removed or the edges of the map moved: listeners that
 * remember places carry them along, see cr_edit_carry() and cre_map_document_get_layout();
 * fire-ready (), see cre_map_document_await_fire(); levels-ready (), see
 * cre_map_document_await_levels().
 */
#define CRE_TYPE_MAP_DOCUMENT (cre_map_document_get_type ())
G_DECLARE_FINAL_TYPE (CreMapDocument, cre_map_document, CRE, MAP_DOCUMENT, CreDocument)

/**
 * cre_map_document_new:
 * @map: (transfer full): with at least one floor
 *
 * Returns: (transfer full): a document without a file; it counts as not modified, because there is
 *   nothing to lose yet
 */
CreMapDocument *cre_map_document_new (CrMap *map, const CrRuleset *ruleset);

/**
 * cre_map_document_new_styled:
 * @title: (nullable): the title of the map
 * @style: (nullable): the ruleset and the numbering; NULL for the usual ones
 *
 * Returns: (transfer full) (nullable): a map of open ground without a file; NULL with an error when
 *   the ruleset cannot be read
 */
CreMapDocument *cre_map_document_new_styled (const CrGrid *grid,
                                             const char *title,
                                             const CrPlainStyle *style,
                                             GError **error);

/**
 * cre_map_document_new_from_picture:
 * @grid: of the map
 * @title: (nullable): NULL takes the name of the picture's file
 * @style: (nullable): NULL: the usual one
 *
 * Returns: (transfer full) (nullable): a map without a file, on the picture, which has to be
 *   fitted; modified, because it should be saved; NULL with an error
 */
CreMapDocument *cre_map_document_new_from_picture (GFile *picture,
                                                   const CrGrid *grid,
                                                   const char *title,
                                                   const CrPlainStyle *style,
                                                   GError **error);

CreMapDocument *cre_map_document_open (GFile *file, GError **error);

/**
 * cre_map_document_check_export:
 * @path: of a picture or print that is about to be written
 *
 * Returns: FALSE with one sentence when the map was read from that file
 */
gboolean cre_map_document_check_export (CreMapDocument *document, const char *path, GError **error);

const CrMap *cre_map_document_get_map (CreMapDocument *document);
const CrGrid *cre_map_document_get_grid (CreMapDocument *document);
const CrRuleset *cre_map_document_get_ruleset (CreMapDocument *document);

const CrScene *cre_map_document_get_scene (CreMapDocument *document);

/**
 * cre_map_document_get_levels:
 *
 * Returns: (transfer none): the levels that the stairways prove, valid until the next change. When
 *   cre_map_document_has_levels() is FALSE, a large map takes some hundredths of a second
 */
const CrLevels *cre_map_document_get_levels (CreMapDocument *document);

gboolean cre_map_document_has_levels (CreMapDocument *document);

/**
 * cre_map_document_await_levels:
 *
 * Returns: whether cre_map_document_get_levels() returns at once; otherwise "levels-ready" is
 *   emitted when it does. After a change of the document before that, call it again
 */
gboolean cre_map_document_await_levels (CreMapDocument *document);

/* Returns: (transfer none): the fire index, up to date with the map. When
 * cre_map_document_await_fire() is FALSE, the first question takes longer than a frame. */
CrFire *cre_map_document_get_fire (CreMapDocument *document);

/**
 * cre_map_document_await_fire:
 *
 * Called in the main thread when a document is opened, so that the index is ready for the first
 * question, and before fire is asked about while a frame is drawn.
 *
 * Returns: whether fire can be asked about without delaying a frame; otherwise "fire-ready" is
 *   emitted when it can
 */
gboolean cre_map_document_await_fire (CreMapDocument *document);

/* Returns: (transfer none): the castle, for questions; only cre_map_document_apply() changes it */
CrCastle *cre_map_document_get_castle (CreMapDocument *document);

/* Returns: a number for the floors and edges of the map: it is the same whenever these are the
 * same, so that places mean the same hexes. Of two layouts, the one with the smaller number existed
 * first. */
guint cre_map_document_get_layout (CreMapDocument *document);

/**
 * cre_map_document_apply:
 * @edit: (transfer full): built for the map as it is
 * @label: (transfer none): its name, translated: "painting of scrub"
 * @stroke: from cre_document_new_stroke(), or 0 for a step of its own
 *
 * Does the edit. One that changes nothing makes no step. Each change of floors or edges makes a new
 * layout.
 *
 * Returns: whether anything changed
 */
gboolean cre_map_document_apply (CreMapDocument *document,
                                 CrEdit *edit,
                                 const char *label,
                                 guint stroke);

/**
 * cre_map_document_load_picture:
 * @index: in the pictures of the map
 *
 * The bytes are available even before the map has a file.
 *
 * Returns: (transfer full) (nullable): the bytes of its file; NULL with an error of one sentence
 *   when it is missing or damaged
 */
GBytes *cre_map_document_load_picture (CreMapDocument *document, guint index, GError **error);

/**
 * cre_map_document_add_picture:
 * @floor: that it shows
 * @stroke: see cre_map_document_apply()
 *
 * Adds a picture after those that the map has. Returns: FALSE with an error
 */
gboolean cre_map_document_add_picture (CreMapDocument *document,
                                       GFile *file,
                                       int floor,
                                       guint stroke,
                                       GError **error);

/* Removes a picture. Its bytes are kept, for undo. */
gboolean cre_map_document_remove_picture (CreMapDocument *document, guint index, guint stroke);
