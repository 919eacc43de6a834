/* cre-map-document.h: a map that is open. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-edit.h"
#include "cr-plain.h"
#include "cre-document.h"

/**
 * CreChange: what a change of the map touched.
 * @places: (array length=n_places): hexes whose values or sides changed, each once
 * @nodes: links, areas, pictures or other sparse things changed
 * @floors: floors came or went: everything must be read anew, and @places is empty
 * @grid: the map has another size, too, and each hex another address: nothing that was remembered
 *   of places holds but who stands there; tools are let go, and made anew
 * @edit: that did it, just swapped in: cr_edit_carry() says where places went
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
 * The only writer of a map: each step of its history is an edit.
 *
 * Signals: changed (const CreChange *), after the map and the scene are up to date; moved (const
 * CrEdit *), before that, when floors came or went or the edges of the map moved: who remembers
 * places by himself takes them along, see cr_edit_carry() and cre_map_document_get_layout();
 * fire-ready (), see cre_map_document_await_fire(); levels-ready (), see
 * cre_map_document_await_levels().
 */
#define CRE_TYPE_MAP_DOCUMENT (cre_map_document_get_type ())
G_DECLARE_FINAL_TYPE (CreMapDocument, cre_map_document, CRE, MAP_DOCUMENT, CreDocument)

/**
 * cre_map_document_new:
 * @map: (transfer full): with one floor at least
 *
 * Returns: (transfer full): a document without a file, not modified: there is nothing to lose yet
 */
CreMapDocument *cre_map_document_new (CrMap *map, const CrRuleset *ruleset);

/**
 * cre_map_document_new_styled:
 * @title: (nullable): as people call the map
 * @style: (nullable): of the maps that somebody makes; NULL: the usual one
 *
 * Returns: (transfer full) (nullable): open ground, without a file; NULL when the ruleset cannot
 *   be read
 */
CreMapDocument *cre_map_document_new_styled (const CrGrid *grid,
                                             const char *title,
                                             const CrPlainStyle *style,
                                             GError **error);

/**
 * cre_map_document_new_from_picture:
 * @grid: of the map to be
 * @title: (nullable): NULL takes the name of the picture's file
 * @style: (nullable): NULL: the usual one
 *
 * Returns: (transfer full) (nullable): a map without a file, on the picture, which waits to be
 *   fitted; modified, since it should be saved
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
 * Returns: (transfer none): what the stairways prove, until the next change; a large map takes some
 *   hundredths of a second where cre_map_document_has_levels() says that they are not there yet
 */
const CrLevels *cre_map_document_get_levels (CreMapDocument *document);

gboolean cre_map_document_has_levels (CreMapDocument *document);

/**
 * cre_map_document_await_levels:
 *
 * Returns: whether cre_map_document_get_levels() has them at hand; else "levels-ready" is emitted
 *   when it does, unless the document changes before, and then they are to be awaited anew
 */
gboolean cre_map_document_await_levels (CreMapDocument *document);

/* For fields of fire; up to date like the scene. The first question takes longer than a frame where
 * cre_map_document_await_fire() says so. */
CrFire *cre_map_document_get_fire (CreMapDocument *document);

/**
 * cre_map_document_await_fire:
 *
 * To be called by the thread that draws. Who opens a document calls it, so that the first question
 * finds everything ready, and who asks about fire while he draws.
 *
 * Returns: whether fire may be asked about without a frame being late for it; else "fire-ready" is
 *   emitted when it is so
 */
gboolean cre_map_document_await_fire (CreMapDocument *document);

/* What questions are asked; it changes only by cre_map_document_apply(). */
CrCastle *cre_map_document_get_castle (CreMapDocument *document);

/* A number that is the same again whenever floors and edges of the map are what they were: places
 * mean the same hexes. Of two, the smaller one was there first. */
guint cre_map_document_get_layout (CreMapDocument *document);

/**
 * cre_map_document_apply:
 * @edit: (transfer full): built against the map
 * @label: (transfer none): what is being done, translated: "painting of scrub"
 * @stroke: from cre_document_new_stroke(), or 0 for a step of its own
 *
 * Does the edit. One that changes nothing leaves no step. Each move of floors or edges makes a
 * layout that was never there before.
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
 * Pictures. Their bytes are at hand even before the map has a file.
 *
 * Returns: (transfer full) (nullable): the bytes of its file; NULL with a sentence when it is
 *   missing or damaged
 */
GBytes *cre_map_document_load_picture (CreMapDocument *document, guint index, GError **error);

/**
 * cre_map_document_add_picture:
 * @floor: the one it shows
 * @stroke: see cre_map_document_apply()
 *
 * Lays a picture under the map, behind those there are.
 */
gboolean cre_map_document_add_picture (CreMapDocument *document,
                                       GFile *file,
                                       int floor,
                                       guint stroke,
                                       GError **error);

/* Its bytes stay at hand, for undoing. */
gboolean cre_map_document_remove_picture (CreMapDocument *document, guint index, guint stroke);
