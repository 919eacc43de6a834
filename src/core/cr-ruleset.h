/* cr-ruleset.h: terrain kinds, costs and options, read from data. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-node.h"
#include "cr-side.h"

/* Where a figure comes from. One that is not printed is never shown as if it were. */
typedef enum { CR_PRINTED, CR_INFERRED, CR_HOUSE } CrProvenance;

#define CR_IMPASSABLE (-1)

/**
 * CrFigure:
 * @value: in the unit of its row: movement points, levels, a #CrCover, −1…+1 for combat
 * @provenance: see above
 * @source: (nullable): rule id or seed section; borrowed from the ruleset
 */
typedef struct {
  int value;
  CrProvenance provenance;
  const char *source;
} CrFigure;

typedef enum {
  CR_COVER_NONE,
  CR_COVER_LIGHT,
  CR_COVER_MEDIUM,
  CR_COVER_HEAVY,
  CR_COVER_INFINITE,
} CrCover;

#define CR_MAX_MOVERS 8

/**
 * CrTerrainKind:
 * @code: 1–12 letters, as in map files
 * @group: "ground", "water", "built": headings of the palette
 * @cost: by mover, movement points to enter or %CR_IMPASSABLE
 * @cover: a #CrCover for a man in it, from every direction
 * @combat: −1, 0, +1 for its occupant
 * @obstruction: levels above the hex's own (house, tree: 1)
 * @blocks: fire never passes, at any height (spiral stair, siege tower)
 * @roofed: one level more (ELV-05)
 * @low: a house or tree that ELV-03/04 let shots from rampart to rampart pass over
 * @moat: LOF-18…20
 * @slope: one level up or down may be walked into or out of it
 * @stairs: a stair hex; its level may differ from its neighbours'
 * @passage: underground: no fire in or out
 * @node: the whole row, with names and drawing recipe; borrowed
 */
typedef struct {
  const char *code, *group;
  CrFigure cost[CR_MAX_MOVERS];
  CrFigure cover, combat, obstruction;
  gboolean blocks, roofed, low, moat, slope, stairs, passage;
  const CrNode *node;
} CrTerrainKind;

/**
 * CrStructureKind:
 * @code: "rampart", as in map files
 * @wall_walk: rampart, tower or gate tower: what the rampart rules speak of
 * @keep: the keep (LOF-08, END-02)
 * @node: the whole row; borrowed
 */
typedef struct {
  const char *code;
  gboolean wall_walk, keep;
  const CrNode *node;
} CrStructureKind;

/**
 * CrSideRule:
 * @cost: by mover, movement points on top of the hex entered, or %CR_IMPASSABLE
 * @cost_open: the same when the opening stands open
 * @cost_outwards: the same from the inside to the outside
 * @cost_inwards: the same from the outside to the inside
 * @cover: for the man whose hex it belongs to
 */
typedef struct {
  CrFigure cost[CR_MAX_MOVERS], cost_open[CR_MAX_MOVERS];
  CrFigure cover;
  const CrNode *node;
} CrSideRule;

typedef struct {
  const char *id;
  const CrNode *node;
} CrMover;

typedef struct _CrRuleset CrRuleset;

CrRuleset *cr_ruleset_new (const CrNode *root, const CrRuleset *base, GError **error);
CrRuleset *cr_ruleset_ref (const CrRuleset *ruleset);
void cr_ruleset_unref (CrRuleset *ruleset);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrRuleset, cr_ruleset_unref)

const char *cr_ruleset_get_id (const CrRuleset *ruleset);
const CrNode *cr_ruleset_get_node (const CrRuleset *ruleset);

guint cr_ruleset_n_terrains (const CrRuleset *ruleset);
const CrTerrainKind *cr_ruleset_get_terrain (const CrRuleset *ruleset, guint index);
const CrTerrainKind *cr_ruleset_find_terrain (const CrRuleset *ruleset, const char *code);
guint cr_ruleset_n_structures (const CrRuleset *ruleset);
const CrStructureKind *cr_ruleset_get_structure (const CrRuleset *ruleset, guint index);
const CrStructureKind *cr_ruleset_find_structure (const CrRuleset *ruleset, const char *code);
const CrSideRule *cr_ruleset_get_side (const CrRuleset *ruleset, CrSideKind kind);
guint cr_ruleset_n_movers (const CrRuleset *ruleset);
const CrMover *cr_ruleset_get_mover (const CrRuleset *ruleset, guint index);
int cr_ruleset_find_mover (const CrRuleset *ruleset, const char *id);

/* Switches of part U: a value among the choices of the ruleset. */
guint cr_ruleset_n_options (const CrRuleset *ruleset);
const CrNode *cr_ruleset_get_option (const CrRuleset *ruleset, guint index);
const char *cr_ruleset_get_option_value (const CrRuleset *ruleset, const char *id);

const char *cr_provenance_get_name (CrProvenance provenance);
const char *cr_cover_get_name (CrCover cover);
