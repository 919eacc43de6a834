/* cr-deck-sheet.c: what of a siege tower is on the map. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-deck-private.h"
#include "cr-view.h"

/* -1, or the part that its bridge is let down from. */
static int
find_assault_part (const CrWork *work)
{
  for (int i = 0; i < (int) work->parts->len; i++)
    if (cr_work_get_part (work, i)->winches->len > 0)
      return i;
  return -1;
}

static gboolean
has_rampart_near (const CrScene *scene, CrHex hex, int near)
{
  for (int q = -near; q <= near; q++)
    for (int r = MAX (-near, -q - near); r <= MIN (near, near - q); r++) {
      CrPlace place = { 0, cr_hex_add (hex, (CrHex){ q, r }) };

      if (cr_scene_has_place (scene, place) && cr_scene_is_wall_walk (scene, place))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_in_position (const CrState *state, const CrTower *tower)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const GArray *hexes = cr_work_get_part (tower->type, 0)->hexes;
  int near = cr_state_get_figure (state, CR_FIGURE_TOWER_NEAR);

  for (guint i = 0; i < hexes->len; i++)
    if (has_rampart_near (scene, cr_tower_get_hex (tower, g_array_index (hexes, CrHex, i)), near))
      return TRUE;
  return FALSE;
}

int
cr_state_find_shown_part (const CrState *state, int gear, CrPlace front)
{
  CrTower tower = cr_gear_get_tower (state, gear);
  int assault = find_assault_part (tower.type);

  tower.front = front;
  if (assault < 0)
    return -1;
  return is_in_position (state, &tower) ? assault : 0;
}

gboolean
cr_state_shows_part (const CrState *state, int gear, int part)
{
  CrTower tower = cr_gear_get_tower (state, gear);
  int shown;

  if (!cr_gear_stands (&state->gear[gear]) || !cr_tower_uses (&tower, part))
    return FALSE;
  shown = cr_state_find_shown_part (state, gear, tower.front);
  return shown < 0 || part == shown || !cr_work_get_part (tower.type, part)->enclosed;
}

gboolean
cr_state_is_on_map (const CrState *state, int man)
{
  const CrMan *it = &state->fighters[man].man;
  CrDeck deck = cr_deck_find (state, it->place, it->post);

  return deck.gear < 0 || cr_state_shows_part (state, deck.gear, deck.part);
}

/* @shown: whether of the parts that are on the map, or of those on the sheet
 * @post: gets the part on which he would stand, unless that before it is free
 *
 * Returns: whether one is free */
static gboolean
find_deck (const CrState *state, int gear, gboolean shown, CrPlace place, CrPost *post)
{
  CrTower tower = cr_gear_get_tower (state, gear);
  CrHex own = cr_tower_get_own (&tower, place.hex);

  for (int i = 0; i < (int) tower.type->parts->len; i++) {
    const CrWorkPart *part = cr_work_get_part (tower.type, i);

    if (!cr_work_part_has (part, own) || !cr_tower_uses (&tower, i) ||
        cr_state_shows_part (state, gear, i) != shown)
      continue;
    *post = (CrPost){ CR_POST_TOWER, -1, g_intern_string (part->id) };
    if (cr_state_find_on (state, place, *post) < 0)
      return TRUE;
  }
  return FALSE;
}

CrPost
cr_state_find_free_post (const CrState *state, CrPlace place)
{
  CrPost post = { CR_POST_GROUND, -1, NULL };

  for (int i = 0; place.floor == 0 && i < (int) state->turn.n_gear; i++)
    if (cr_gear_stands (&state->gear[i]) &&
        (find_deck (state, i, TRUE, place, &post) || find_deck (state, i, FALSE, place, &post)))
      break;
  return post;
}

gboolean
cr_state_is_aboard (const CrState *state, int man, int gear)
{
  const CrMan *it = &state->fighters[man].man;

  return cr_fighter_is_living (&state->fighters[man]) && it->post.kind == CR_POST_TOWER &&
         cr_deck_find (state, it->place, it->post).gear == gear;
}
