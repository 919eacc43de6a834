/* cr-muster.h: who stands on the castle for one question. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-edit.h"
#include "cr-weapon.h"
#include "cr-work.h"

/**
 * CrManState: stunned men count as living where the ruleset says so (LOF-03, U-15); the dead never.
 */
typedef enum {
  CR_MAN_STANDING,
  CR_MAN_KNEELING,
  CR_MAN_STUNNED,
  CR_MAN_DEAD,
  CR_N_MAN_STATES,
} CrManState;

/**
 * CrManBody:
 * @CR_MAN_MOUNTED: horse and rider
 * @CR_MAN_ANIMAL: a horse or draught animal alone
 */
typedef enum { CR_MAN_ON_FOOT, CR_MAN_MOUNTED, CR_MAN_ANIMAL, CR_N_MAN_BODIES } CrManBody;

/* The ruleset's mover that horses are. */
#define CR_MOVER_MOUNTED "mounted"

/**
 * CrPostKind: on what of his hex a man stands.
 * @CR_POST_GROUND: on the hex itself, or where a siege tower stands on the highest part there
 * @CR_POST_HOARDING: in the hoarding that hangs over the hex (HRD-04)
 * @CR_POST_LADDER: on his way up a ladder
 * @CR_POST_LADDER_TOP: at its top, before a battlement (COV-08)
 * @CR_POST_TOWER: on a part of the siege tower that stands there
 * @CR_POST_TREE: up the tree (TRE-04)
 * @CR_POST_BELOW: under a rampart, before an assault (DEP-02); nothing is seen of him
 */
typedef enum {
  CR_POST_GROUND,
  CR_POST_HOARDING,
  CR_POST_LADDER,
  CR_POST_LADDER_TOP,
  CR_POST_TOWER,
  CR_POST_TREE,
  CR_POST_BELOW,
  CR_N_POST_KINDS,
} CrPostKind;

/**
 * CrPost:
 * @kind: a #CrPostKind
 * @facing: of a hoarding outwards, of a ladder to the battlement; -1 for the first that fits
 * @part: (nullable): of a siege tower, an interned id; NULL for the highest in that hex
 */
typedef struct {
  guint8 kind;
  gint8 facing;
  const char *part;
} CrPost;

/**
 * CrTower: a siege tower.
 * @front: its front hex, on the main surface; beyond the edge when it comes in rear first (TWR-08)
 * @facing: where its front looks
 * @type: a work of the ruleset
 * @bridge_down: its bridge lies on the battlement (TWR-01)
 * @wall: levels of the rampart it goes against, 1…%CR_WORK_MAX_WALL (TWO-02, TWR-03)
 * @moving: it has moved this turn (TWR-13)
 */
typedef struct {
  CrPlace front;
  CrDirection facing;
  const CrWork *type;
  gboolean bridge_down;
  int wall;
  gboolean moving;
} CrTower;

/* On the map, of a hex counted from the front of a tower that faces direction 0. */
CrHex cr_tower_get_hex (const CrTower *tower, CrHex own);

/* Where a hex of the map lies as the tower sees it; the reverse of the call above. */
CrHex cr_tower_get_own (const CrTower *tower, CrHex hex);

/**
 * cr_tower_uses:
 * @part: of its type
 *
 * Returns: whether the part is there: against low ramparts one is left out (TWR-03), and a bridge
 *   is there only when it is down (TWR-01)
 */
gboolean cr_tower_uses (const CrTower *tower, int part);

/* The highest of its parts in a hex, -1 when it has none there. */
int cr_tower_find_top (const CrTower *tower, CrHex hex);

/* Whether the tower's body, its bridge left out, stands on that hex. */
gboolean cr_tower_stands_on (const CrTower *tower, CrHex hex);

/* Under its body or straight behind: its level may be told by that hex; see cr_tower_get_level().
 */
gboolean cr_tower_rests_on (const CrTower *tower, CrHex hex);

/* Returns: what cr_tower_check() says, of a map of that size */
gboolean cr_tower_fits (const CrTower *tower, const CrGrid *grid);

/**
 * cr_tower_check:
 *
 * At rest a tower stands wholly on the map. It comes in over the edge, front or rear first or
 * sideways, facing as it will, and shows one hex at least (TWR-08): of one on the move the rest may
 * be beyond, its front too. With its bridge down it does not move (TWR-10).
 *
 * Returns: FALSE, with what would do, when it reaches beyond the map
 */
gboolean cr_tower_check (const CrTower *tower, const CrMap *map, GError **error);

/**
 * CrMan:
 * @place: where he stands; of a horse, its head
 * @post: on what of it
 * @side: 0 or 1; men of one side are friends
 * @state: a #CrManState
 * @body: a #CrManBody
 * @rear: direction of the hex under a horse's rump, -1 when it takes up one hex alone (CHR-04)
 * @moving: his cart or siege tower has moved this turn (MIS-02)
 * @id: which of the muster's men he is, as long as he is in it; 0 for one who is in none yet
 */
typedef struct {
  CrPlace place;
  CrPost post;
  guint8 side, state, body;
  gint8 rear;
  guint8 moving;
  guint id;
} CrMan;

/**
 * CrMuster:
 *
 * Men, animals and weather for one question. Never part of a map. It holds no rule.
 */
typedef struct _CrMuster CrMuster;

CrMuster *cr_muster_new (void);
CrMuster *cr_muster_copy (const CrMuster *muster);

/**
 * cr_muster_carry:
 * @edit: just swapped in, which made or took floors away, or moved the edges of the map
 * @map: as it is now
 *
 * Returns: (transfer full): those whose hex is there still, and who are where it went
 */
CrMuster *cr_muster_carry (const CrMuster *muster, const CrEdit *edit, const CrMap *map);

/**
 * cr_muster_count_beyond:
 * @grid: as the map would be
 * @shift: from hexes as they are to hexes as they would be
 *
 * Returns: how many men and siege towers cr_muster_carry() would leave behind
 */
guint cr_muster_count_beyond (const CrMuster *muster, const CrGrid *grid, CrHex shift);

void cr_muster_free (CrMuster *muster);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrMuster, cr_muster_free)

/* A man on foot of the first side, standing on the ground. */
CrMan cr_man_at (CrPlace place);

/* Whether both are the same there; which men of their musters they are does not matter. */
gboolean cr_man_equal (const CrMan *a, const CrMan *b);

/**
 * cr_post_parse:
 * @text: "tree", "hoarding", "ladder-top@N", "tower/level-2"
 *
 * Returns: FALSE with an error that says what was found and what would do
 */
gboolean cr_post_parse (const CrMap *map, const char *text, CrPost *post_out, GError **error);

/**
 * cr_man_parse:
 * @text: "0810", "0810:side=other:state=kneeling", "0810:mounted:rear=S"
 *
 * Returns: FALSE with an error that says what was found and what would do
 */
gboolean cr_man_parse (const CrMap *map, const char *text, CrMan *man_out, GError **error);

/* The other way round: (transfer full): what those read. */
char *cr_post_format (const CrMap *map, CrPost post);
char *cr_man_format (const CrMap *map, const CrMan *man);

/**
 * cr_muster_set_man:
 * @man: one without an id comes anew, or is who stands on that post of that place already; one with
 *   the id of a man of the muster is that man, who may have moved
 *
 * Who else stood on the same post of the same place makes room.
 *
 * Returns: his id
 */
guint cr_muster_set_man (CrMuster *muster, const CrMan *man);

/* All of them at once, whoever was there before; several may share a post, and they keep the ids
 * that they come with. */
void cr_muster_set_men (CrMuster *muster, const CrMan *men, guint n);

/**
 * cr_muster_remove_man:
 *
 * Returns: FALSE when nobody stands on that post of that place
 */
gboolean cr_muster_remove_man (CrMuster *muster, CrPlace place, CrPost post);

void cr_muster_clear (CrMuster *muster);

void cr_muster_add_tower (CrMuster *muster, const CrTower *tower);
void cr_muster_set_tower (CrMuster *muster, guint index, const CrTower *tower);
void cr_muster_remove_tower (CrMuster *muster, guint index);
guint cr_muster_n_towers (const CrMuster *muster);
const CrTower *cr_muster_get_tower (const CrMuster *muster, guint index);

/**
 * cr_muster_find_tower:
 *
 * Returns: the first tower with any part in that hex of the main surface, -1 when none has
 */
int cr_muster_find_tower (const CrMuster *muster, CrPlace place);

/**
 * cr_tower_check_apart:
 * @but: one of the muster's towers that it takes the place of, -1 for none
 *
 * Returns: FALSE, with where, when it would stand in another tower
 */
gboolean cr_tower_check_apart (const CrTower *tower,
                               const CrMuster *muster,
                               int but,
                               const CrMap *map,
                               GError **error);

guint cr_muster_n_men (const CrMuster *muster);
const CrMan *cr_muster_get_man (const CrMuster *muster, guint index);

/**
 * cr_muster_find:
 *
 * Returns: (nullable): the first living man whose place it is
 */
const CrMan *cr_muster_find (const CrMuster *muster, CrPlace place);

/**
 * cr_muster_look:
 * @index: 0 for the first of them
 *
 * Whoever stands with any part of him in a hex, from @index 0 until NULL.
 *
 * Returns: (nullable): who stands in a hex with any part of him, NULL after the last
 */
const CrMan *cr_muster_look (const CrMuster *muster, CrPlace place, guint index);

/**
 * CrSky: what weather and light do to every shot under the open sky (WEA-01, MIS-02).
 * @weather: (nullable): a row of the ruleset
 * @sun: it is in the shooter's eyes
 * @towards: 0, or one more than the direction in which it stands: it is in the eyes of who shoots
 *   within 60° of it, in clear weather
 * @dim: the target is seen badly, which is an optional rule
 */
typedef struct {
  const CrWeather *weather;
  gboolean sun, dim;
  int towards;
} CrSky;

void cr_muster_set_sky (CrMuster *muster, CrSky sky);
CrSky cr_muster_get_sky (const CrMuster *muster);

/* "standing", "kneeling", …; "foot", "mounted", "animal"; "ground", …: stable keys. */
const char *cr_man_state_get_name (CrManState state);
const char *cr_man_body_get_name (CrManBody body);
const char *cr_post_kind_get_name (CrPostKind kind);
gboolean cr_man_state_parse (const char *name, CrManState *state_out);
gboolean cr_man_body_parse (const char *name, CrManBody *body_out);
gboolean cr_post_kind_parse (const char *name, CrPostKind *kind_out);
