/* cr-edit.h: a change to a map that can be taken back. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrEdit:
 *
 * A list of exchanges. It is built against a map, then cr_edit_swap() puts its values in and
 * takes the old ones out; the same call again undoes it. A cell or side is in it at most once.
 */
typedef struct _CrEdit CrEdit;

CrEdit *cr_edit_new (void);

/**
 * cr_edit_reserve:
 * @n: how many values of cells are about to be set, were none the same as before
 *
 * Room for them at once, instead of twice as much again and again. Nothing once something is set.
 */
void cr_edit_reserve (CrEdit *edit, guint n);

void cr_edit_free (CrEdit *edit);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrEdit, cr_edit_free)

gboolean cr_edit_is_empty (const CrEdit *edit);

/**
 * cr_edit_set_value:
 * @place: on the map; elsewhere nothing happens
 * @value: of the layer; see #CrLayer
 *
 * Building. The map is not changed; @map is what the values are compared with. A value equal
 * to the map's is not recorded.
 */
void cr_edit_set_value (CrEdit *edit, const CrMap *map, CrPlace place, CrLayer layer, int value);

/**
 * cr_edit_set_code:
 * @map: learns the code if it is new to it
 */
void cr_edit_set_code (CrEdit *edit,
                       const CrMap *map,
                       CrPlace place,
                       CrLayer layer,
                       const char *code);

/**
 * cr_edit_set_sides:
 * @sides: (array length=n_sides): all that stands there afterwards; cell and direction of each
 *   are filled in, so that only kind, inside (seen from the naming hex), state, height, arc and
 *   node matter
 *
 * Nothing happens when the side lies off the map.
 */
void cr_edit_set_sides (CrEdit *edit,
                        const CrMap *map,
                        CrPlace place,
                        CrDirection direction,
                        const CrSide *sides,
                        gsize n_sides);

/**
 * cr_edit_put_side:
 * @side: inside is meant as seen from @place: HERE is @place's hex; node is referenced
 *
 * Puts a thing on a side. It takes the place of one of the same kind with the same inside; so a
 * wall fortified on both faces keeps both battlements.
 */
void cr_edit_put_side (CrEdit *edit,
                       const CrMap *map,
                       CrPlace place,
                       CrDirection direction,
                       CrSide side);

/**
 * cr_edit_remove_side:
 * @kind: things of this kind go, or all for %CR_N_SIDE_KINDS
 */
void cr_edit_remove_side (CrEdit *edit,
                          const CrMap *map,
                          CrPlace place,
                          CrDirection direction,
                          CrSideKind kind);

/**
 * cr_edit_replace_node:
 * @index: counted as if the earlier exchanges of this edit were done already
 * @node: (transfer full):
 */
void cr_edit_replace_node (CrEdit *edit,
                           const CrMap *map,
                           CrSection section,
                           guint index,
                           CrNode *node);

/**
 * cr_edit_insert_node:
 * @index: where it will stand; counted as for cr_edit_replace_node()
 * @node: (transfer full):
 */
void cr_edit_insert_node (CrEdit *edit,
                          const CrMap *map,
                          CrSection section,
                          guint index,
                          CrNode *node);

void cr_edit_remove_node (CrEdit *edit, const CrMap *map, CrSection section, guint index);

/**
 * cr_edit_insert_floor:
 *
 * The new floor is void, level 0, without sides; cr_edit_insert_floor_at() gives its hexes to come
 * another level.
 */
void cr_edit_insert_floor (CrEdit *edit,
                           const CrMap *map,
                           int index,
                           const char *id,
                           const char *name);

/* @like: its id, its name and the level among its defaults are taken */
void cr_edit_insert_floor_at (CrEdit *edit, const CrMap *map, int index, const CrFloor *like);
void cr_edit_remove_floor (CrEdit *edit, const CrMap *map, int index);

/**
 * cr_edit_set_floor:
 * @index: counted as if the earlier exchanges of this edit were done already
 * @like: name, known and storey are taken from it; a floor keeps its id, by which places name it
 */
void cr_edit_set_floor (CrEdit *edit, const CrMap *map, int index, const CrFloor *like);

/**
 * cr_edit_exchange_grid:
 * @like: (transfer full): its grid, floors and sparse things; its codes must be numbered as those
 *   of the map that is changed
 * @shift: from hexes of the map to those of @like
 *
 * Another grid. Whatever else the edit holds comes before it, or is meant for the new grid.
 */
void cr_edit_exchange_grid (CrEdit *edit, CrMap *like, CrHex shift);

/**
 * cr_edit_swap:
 * @edit: (inout): holds what the map had, afterwards
 *
 * Exchanges stored and live values: does the edit, undoes it, does it again.
 */
void cr_edit_swap (CrEdit *edit, CrMap *map);

/**
 * cr_edit_merge:
 * @edit: already swapped in
 * @later: (transfer full): swapped in after it
 *
 * Makes one step of two: afterwards @edit undoes both. Where both changed the same cell or side
 * the older value is kept.
 */
void cr_edit_merge (CrEdit *edit, CrEdit *later);

/**
 * cr_edit_join:
 * @edit: not swapped in
 * @other: (transfer full): likewise, made for the same map; it touches nothing that @edit touches
 *
 * Afterwards @edit does both.
 */
void cr_edit_join (CrEdit *edit, CrEdit *other);

/* What an edit touches, for redrawing. */
typedef void (*CrEditTouch) (CrPlace place, gpointer data);

/**
 * cr_edit_foreach_place:
 *
 * Calls @touch once for each hex whose values or sides the edit exchanges; of a side, for both
 * its hexes.
 */
void cr_edit_foreach_place (const CrEdit *edit, const CrMap *map, CrEditTouch touch, gpointer data);

/* (transfer full) (element-type CrPlace): the same in a list. */
GArray *cr_edit_dup_places (const CrEdit *edit, const CrMap *map);

/* Whether nodes come or go, so that others change their place in the list. */
gboolean cr_edit_moves_nodes (const CrEdit *edit);

/* Calls @touch for each node that it exchanges, inserts or removes. */
typedef void (*CrEditTouchNode) (CrSection section, guint index, gpointer data);
void cr_edit_foreach_node (const CrEdit *edit, CrEditTouchNode touch, gpointer data);
gboolean cr_edit_touches_nodes (const CrEdit *edit);
gboolean cr_edit_touches_section (const CrEdit *edit, CrSection section);

/* Whether floors come or go, or are called otherwise. */
gboolean cr_edit_touches_floors (const CrEdit *edit);

/* Whether hexes are where other hexes were: every place that is remembered means another. */
gboolean cr_edit_touches_grid (const CrEdit *edit);

/* Whether places that are remembered may mean others. */
gboolean cr_edit_moves_places (const CrEdit *edit);

/**
 * cr_edit_carry:
 * @edit: just swapped in
 * @place: (inout): of the map as it was before; of the map as it is now, afterwards. It may lie
 *   beyond the edge of a map that became smaller
 *
 * Returns: FALSE when its floor is gone
 */
gboolean cr_edit_carry (const CrEdit *edit, CrPlace *place);
