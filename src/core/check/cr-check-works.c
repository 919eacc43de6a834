/* cr-check-works.c: doors, and what works them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-mechanism.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* What mechanisms ask of the portcullis of a side, or of its other doors. */
typedef struct {
  CrPlacedSide where;
  gboolean portcullis;
  CrOpening opening;
  const CrMechanism *by;
} Demand;

typedef struct {
  const CrMap *map;
  GArray *demands;   /* Demand */
  GHashTable *known; /* gint64 → index of the demand */
} Works;

/* A door that one mechanism shuts is not opened by another: behind a raised bridge a raised
 * portcullis leaves the gate shut. */
static void
add_demand (Works *works, const Demand *demand)
{
  gint64 key =
      2 * cr_check_get_side_key (works->map, demand->where.place, demand->where.direction) +
      (demand->portcullis ? 1 : 0);
  gpointer index;
  Demand *first;

  if (!g_hash_table_lookup_extended (works->known, &key, NULL, &index)) {
    g_hash_table_insert (works->known, g_memdup2 (&key, sizeof key),
                         GUINT_TO_POINTER (works->demands->len));
    g_array_append_vals (works->demands, demand, 1);
    return;
  }
  first = &g_array_index (works->demands, Demand, GPOINTER_TO_UINT (index));
  if (first->opening == CR_STATE_OPEN && demand->opening == CR_STATE_CLOSED)
    *first = *demand;
}

static gboolean
has_portcullis (const CrMap *map, const CrPlacedSide *where)
{
  return cr_map_find_side (map, where->place, where->direction, CR_SIDE_PORTCULLIS) != NULL;
}

static void
add_demands (Works *works, const CrMechanism *mechanism, const CrEffect *effect)
{
  CrOpening opening = cr_mechanism_get_opening (mechanism, effect, mechanism->state);

  for (guint i = 0; opening != CR_STATE_DEFAULT && i < effect->sides->len; i++) {
    Demand demand = { g_array_index (effect->sides, CrPlacedSide, i), FALSE, opening, mechanism };
    gboolean hangs = has_portcullis (works->map, &demand.where);

    if (cr_mechanism_moves (mechanism, CR_SIDE_GATE, hangs))
      add_demand (works, &demand);
    demand.portcullis = TRUE;
    if (hangs && cr_mechanism_moves (mechanism, CR_SIDE_PORTCULLIS, hangs))
      add_demand (works, &demand);
  }
}

static gboolean
is_against (const Demand *demand, const CrSide *side, gboolean hangs)
{
  return (side->kind == CR_SIDE_PORTCULLIS) == demand->portcullis &&
         cr_mechanism_moves (demand->by, side->kind, hangs) &&
         cr_side_is_open (side) != (demand->opening == CR_STATE_OPEN);
}

static const char *
get_sentence (const Demand *demand, CrSideKind kind)
{
  gboolean open = demand->opening == CR_STATE_OPEN;

  /* Translators: the second is the state: lowered, raised, open or shut. */
  if (demand->portcullis)
    return open ? cr_text ("“%s” is %s, which opens the portcullis of %s, but that is shut: "
                           "open it, or work the mechanism.")
                : cr_text ("“%s” is %s, which shuts the portcullis of %s, but that is open: "
                           "shut it, or work the mechanism.");
  if (kind == CR_SIDE_GATE)
    return open ? cr_text ("“%s” is %s, which opens the gate of %s, but that is shut: open it, "
                           "or work the mechanism.")
                : cr_text ("“%s” is %s, which shuts the gate of %s, but that is open: shut it, "
                           "or work the mechanism.");
  return open ? cr_text ("“%s” is %s, which opens the door of %s, but that is shut: open it, or "
                         "work the mechanism.")
              : cr_text ("“%s” is %s, which shuts the door of %s, but that is open: shut it, or "
                         "work the mechanism.");
}

static char *
dup_message (const CrMap *map, const Demand *demand, CrSideKind kind)
{
  const CrMechanism *by = demand->by;
  g_autofree char *at =
      cr_map_format_printed_side (map, demand->where.place, demand->where.direction);

  return g_strdup_printf (get_sentence (demand, kind), by->id != NULL ? by->id : "mechanism",
                          cr_text (by->state), at);
}

static CrEdit *
make_fix (const CrMap *map, const Demand *demand, gboolean hangs)
{
  const CrPlacedSide *where = &demand->where;
  CrEdit *fix = cr_edit_new ();
  gsize n;
  const CrSide *there = cr_map_get_sides (map, where->place, where->direction, &n);
  g_autofree CrSide *sides = g_memdup2 (there, n * sizeof (CrSide));

  for (gsize i = 0; i < n; i++)
    if (is_against (demand, &sides[i], hangs))
      sides[i].state = (gint8) demand->opening;
  cr_edit_set_sides (fix, map, where->place, where->direction, sides, n);
  return fix;
}

/* Of two doors in one side the first stands for both: they are mended together. */
static void
check_demand (const CrMap *map, const Demand *demand, GPtrArray *problems)
{
  const CrPlacedSide *where = &demand->where;
  gboolean hangs = has_portcullis (map, where);
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, where->place, where->direction, &n);
  CrProblem *problem;
  gsize i = 0;

  while (i < n && !is_against (demand, &sides[i], hangs))
    i++;
  if (i == n)
    return;
  problem = cr_check_add (problems, "state-against-works", where->place,
                          dup_message (map, demand, sides[i].kind));
  problem->side = where->direction;
  cr_check_set_fix (problem,
                    demand->opening == CR_STATE_OPEN ? cr_text ("Open it") : cr_text ("Shut it"),
                    make_fix (map, demand, hangs));
}

/* Whether the mechanism is in a state that its kind has; any other state says nothing of doors. */
static gboolean
is_in_state (const CrMechanism *mechanism)
{
  const CrMechanismKind *kind = cr_mechanism_find_kind (mechanism->kind);

  return g_str_equal (mechanism->state, kind->states[0]) ||
         g_str_equal (mechanism->state, kind->states[1]);
}

static void
clear_mechanism (gpointer data)
{
  cr_mechanism_clear (data);
}

/* (transfer full): those that can be read; another check tells of the others. */
static GArray *
read_mechanisms (const CrMap *map)
{
  GArray *mechanisms = g_array_new (FALSE, FALSE, sizeof (CrMechanism));

  g_array_set_clear_func (mechanisms, clear_mechanism);
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_MECHANISMS, i);
    CrMechanism mechanism;

    if (cr_node_is (node, "mechanism") && cr_mechanism_read (map, node, &mechanism, NULL))
      g_array_append_val (mechanisms, mechanism);
  }
  return mechanisms;
}

void
cr_check_works (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GArray) mechanisms = read_mechanisms (map);
  g_autoptr (GArray) demands = g_array_new (FALSE, FALSE, sizeof (Demand));
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  Works works = { map, demands, known };

  for (guint i = 0; i < mechanisms->len; i++) {
    const CrMechanism *mechanism = &g_array_index (mechanisms, CrMechanism, i);

    for (guint j = 0; is_in_state (mechanism) && j < mechanism->effects->len; j++)
      add_demands (&works, mechanism, &g_array_index (mechanism->effects, CrEffect, j));
  }
  for (guint i = 0; i < demands->len; i++)
    check_demand (map, &g_array_index (demands, Demand, i), problems);
}
