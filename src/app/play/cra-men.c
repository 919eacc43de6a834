/* cra-men.c: draws men and ladders where they are on the map, and moves them there.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-men.h"
#include "cra-still.h"

#include "cr-sheet.h"

#include <math.h>

/* The picture of a counter is so many times its size, to hold its shadow and its ring. */
#define ROOM 1.5

/* The picture of a rider is so many times the size of a counter, to hold the horse under him. */
#define ROOM_OF_RIDER 4.2

/* How long a move is shown, in microseconds: the least, the addition for each hex, and the most. */
#define LEAST_TIME 140000
#define TIME_OF_HEX 35000
#define MOST_TIME 420000

/* When more men than these change their places at once, the game was turned to another moment; they
 * are moved without animation. */
#define MOST_MOVING 4

/**
 * Counter: the picture of one man.
 * @key: what is on the counter, and its size; another key needs another picture
 * @node: (nullable): the picture, with its middle at 0, 0
 * @at: where the man is
 * @from: where he was at @started
 * @floor: −1 when he is not seen
 */
typedef struct {
  char *key;
  GskRenderNode *node;
  CrPoint at, from;
  gint64 started, takes;
  int floor;
  gboolean chosen;
} Counter;

/* @order: (element-type CrSheetMan): the lowest first
 * @ladders: those that lie, and those that stand, as @view shows them once they are @drawn */
struct _CraMen {
  GArray *counters, *order;
  int floor;
  CraInk ladders[2];
  gboolean drawn[2];
  CraViewport view;
};

static void
counter_clear (gpointer data)
{
  Counter *counter = data;

  g_free (counter->key);
  g_clear_pointer (&counter->node, gsk_render_node_unref);
}

CraMen *
cra_men_new (void)
{
  CraMen *men = g_new0 (CraMen, 1);

  men->counters = g_array_new (FALSE, TRUE, sizeof (Counter));
  men->order = g_array_new (FALSE, FALSE, sizeof (CrSheetMan));
  g_array_set_clear_func (men->counters, counter_clear);
  return men;
}

void
cra_men_forget (CraMen *men)
{
  for (int i = 0; i < 2; i++) {
    cra_ink_clear (&men->ladders[i]);
    men->drawn[i] = FALSE;
  }
  g_array_set_size (men->counters, 0);
  g_array_set_size (men->order, 0);
}

void
cra_men_free (CraMen *men)
{
  cra_men_forget (men);
  g_array_unref (men->counters);
  g_array_unref (men->order);
  g_free (men);
}

/* The functions from here on compute where counters are. */

static double
get_way (const Counter *counter, gint64 now)
{
  double part =
      counter->takes > 0 ? (double) (now - counter->started) / (double) counter->takes : 1;

  part = CLAMP (part, 0, 1);
  return 1 - (1 - part) * (1 - part);
}

static CrPoint
get_point (const Counter *counter, gint64 now)
{
  double way = get_way (counter, now);

  return (CrPoint){ counter->from.x + (counter->at.x - counter->from.x) * way,
                    counter->from.y + (counter->at.y - counter->from.y) * way };
}

static gboolean
has_man (const gint16 *men, int n_men, int man)
{
  for (int i = 0; i < n_men; i++)
    if (men[i] == man)
      return TRUE;
  return FALSE;
}

static void
send_counter (Counter *counter, CrPoint at, gint64 now)
{
  double hexes = hypot (at.x - counter->at.x, at.y - counter->at.y);

  counter->from = get_point (counter, now);
  counter->at = at;
  counter->started = now;
  counter->takes = MIN (MOST_TIME, LEAST_TIME + (gint64) (TIME_OF_HEX * hexes));
}

static gboolean
is_elsewhere (const Counter *counter, int floor, CrPoint at)
{
  return counter->floor == floor && (counter->at.x != at.x || counter->at.y != at.y);
}

static CrPoint
find_place (const CrState *state, const CrSheetMan *man)
{
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));

  return cr_sheet_place_token (grid, cr_state_get_fighter (state, (guint) man->man)->man.place.hex,
                               man->rank);
}

static int
count_moved (CraMen *men, const CrState *state)
{
  int n = 0;

  for (guint i = 0; i < men->order->len; i++) {
    const CrSheetMan *man = &g_array_index (men->order, CrSheetMan, i);

    n += is_elsewhere (&g_array_index (men->counters, Counter, man->man), men->floor,
                       find_place (state, man));
  }
  return n;
}

void
cra_men_follow (CraMen *men,
                const CrState *state,
                int floor,
                const gint16 *chosen,
                int n_chosen,
                gint64 now)
{
  gboolean moves;

  men->drawn[0] = men->drawn[1] = FALSE;
  g_array_unref (men->order);
  men->order = cr_sheet_list_fighters (state, floor);
  men->floor = floor;
  g_array_set_size (men->counters, cr_state_n_fighters (state));
  moves = now > 0 && count_moved (men, state) <= MOST_MOVING;
  for (guint i = 0; i < men->order->len; i++) {
    const CrSheetMan *man = &g_array_index (men->order, CrSheetMan, i);
    Counter *counter = &g_array_index (men->counters, Counter, man->man);
    CrPoint at = find_place (state, man);

    counter->chosen = has_man (chosen, n_chosen, man->man);
    if (moves && counter->node != NULL && is_elsewhere (counter, floor, at))
      send_counter (counter, at, now);
    else if (counter->node == NULL || counter->floor != floor ||
             is_elsewhere (counter, floor, at)) {
      counter->at = counter->from = at;
      counter->takes = 0;
    }
    counter->floor = -2;
  }
  for (guint i = 0; i < men->counters->len; i++) {
    Counter *counter = &g_array_index (men->counters, Counter, i);

    counter->floor = counter->floor == -2 ? floor : -1;
  }
}

gboolean
cra_men_are_moving (const CraMen *men, gint64 now)
{
  for (guint i = 0; i < men->counters->len; i++) {
    const Counter *counter = &g_array_index (men->counters, Counter, i);

    if (counter->floor >= 0 && now - counter->started < counter->takes)
      return TRUE;
  }
  return FALSE;
}

/* The functions from here on draw counters. */

static char *
make_key (const CrToken *token, double size, double px)
{
  return g_strdup_printf ("%s|%s|%p %d %d %d %d %d%d%d%d%d %g %g %g %g", token->name, token->arms,
                          (gpointer) token->face, token->side, token->attack, token->defence,
                          token->movement, token->wounded, token->stunned, (int) token->stance,
                          token->dead, token->chosen, token->rump.x, token->rump.y, size, px);
}

/* What draw_token_cb() needs; @px: pixels of the screen to one of the viewport */
typedef struct {
  const CrToken *token;
  double size, px;
} Drawn;

static void
draw_token_cb (cairo_t *cr, gpointer data)
{
  const Drawn *drawn = data;

  cr_token_draw (cr, CR_VARIANT_COLOUR, drawn->token, (CrPoint){ 0, 0 }, drawn->size,
                 drawn->size * drawn->px);
}

static void
draw_counter (Counter *counter, GtkWidget *widget, const CrToken *token, double size, double px)
{
  g_autofree char *key = make_key (token, size, px);
  gboolean rides = token->rump.x != 0 || token->rump.y != 0;
  float half = (float) ceil (size * (rides ? ROOM_OF_RIDER : ROOM) / 2);

  if (g_strcmp0 (key, counter->key) == 0)
    return;
  counter_clear (counter);
  counter->key = g_steal_pointer (&key);
  counter->node = cra_still_draw (widget, &GRAPHENE_RECT_INIT (-half, -half, 2 * half, 2 * half),
                                  draw_token_cb, &(Drawn){ token, size, px });
}

static void
append_counter (CraMen *men,
                GtkWidget *widget,
                GtkSnapshot *snapshot,
                const CrState *state,
                int man,
                const CraViewport *viewport,
                gint64 now)
{
  Counter *counter = &g_array_index (men->counters, Counter, man);
  CrPoint at = cra_viewport_to_widget (viewport, get_point (counter, now));
  double size = CR_TOKEN_SIZE * viewport->scale;
  g_autofree char *name = NULL;
  CrToken token = cr_token_of (state, man, &name);
  double room = size * ROOM_OF_RIDER / 2;

  if (at.x < -room || at.y < -room || at.x > viewport->width + room ||
      at.y > viewport->height + room)
    return;
  token.chosen = counter->chosen;
  draw_counter (counter, widget, &token, size, gtk_widget_get_scale_factor (widget));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot,
                          &GRAPHENE_POINT_INIT (roundf ((float) at.x), roundf ((float) at.y)));
  gtk_snapshot_append_node (snapshot, counter->node);
  gtk_snapshot_restore (snapshot);
}

static gboolean
is_same_view (const CraViewport *a, const CraViewport *b)
{
  return a->x == b->x && a->y == b->y && a->scale == b->scale && a->width == b->width &&
         a->height == b->height;
}

/* What draw_gear_cb() needs; @px as above */
typedef struct {
  CraMen *men;
  const CrState *state;
  const CraViewport *viewport;
  double px;
  gboolean upright;
} Gear;

static void
draw_gear_cb (cairo_t *cr, gpointer data)
{
  const Gear *gear = data;
  CrBox seen = cra_viewport_get_visible (gear->viewport);
  g_autoptr (CrSheet) sheet = NULL;
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.floor = gear->men->floor;
  sheet = cr_sheet_new (cr_state_get_map (gear->state), &options);
  cr_sheet_add_gear (sheet, gear->state, gear->upright);
  cairo_translate (cr, gear->viewport->x, gear->viewport->y);
  cairo_scale (cr, gear->viewport->scale, gear->viewport->scale);
  cr_sheet_paint (sheet, cr, &seen, gear->viewport->scale * gear->px);
}

static void
append_ladders (CraMen *men,
                GtkWidget *widget,
                GtkSnapshot *snapshot,
                const CrState *state,
                gboolean upright,
                const CraViewport *viewport)
{
  Gear gear = { men, state, viewport, gtk_widget_get_scale_factor (widget), upright };
  graphene_rect_t all =
      GRAPHENE_RECT_INIT (0, 0, (float) viewport->width, (float) viewport->height);

  if (!men->drawn[upright])
    cra_ink_follow (&men->ladders[upright], widget, &all, draw_gear_cb, &gear);
  men->drawn[upright] = TRUE;
  if (men->ladders[upright].node != NULL)
    gtk_snapshot_append_node (snapshot, men->ladders[upright].node);
}

void
cra_men_snapshot (CraMen *men,
                  GtkWidget *widget,
                  GtkSnapshot *snapshot,
                  const CrState *state,
                  const CraViewport *viewport,
                  gint64 now)
{
  if (!is_same_view (&men->view, viewport))
    men->drawn[0] = men->drawn[1] = FALSE;
  men->view = *viewport;
  append_ladders (men, widget, snapshot, state, FALSE, viewport);
  for (guint i = 0; i < men->order->len; i++)
    append_counter (men, widget, snapshot, state, g_array_index (men->order, CrSheetMan, i).man,
                    viewport, now);
  append_ladders (men, widget, snapshot, state, TRUE, viewport);
}
