/* cre-tower-placer.c: puts siege towers on the map for a question.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tower-placer.h"

#include <glib/gi18n-lib.h>

#include "cr-tower-ground.h"
#include "cr-words-men.h"
#include "cre-fields.h"
#include "cre-men.h"

/* The bridge lies between a tower and its wall, so the wall is looked for this many hexes ahead. */
#define LOOK_AHEAD 2

struct _CreTowerPlacer {
  GObject parent_instance;

  CreMapDocument *document; /* borrowed, because the placer is freed with the document */

  CrTower tower; /* the chosen tower; when none is chosen, how the next one will be placed */
  char *type;    /* owned: the id of a kind of work */
  int chosen;    /* the index in the muster, -1 for none */
  CrHex grip;    /* the hex by which the tower is held */

  gboolean stirred; /* whether the stroke has put, turned or moved the tower */
  gboolean stayed;  /* whether the stroke tried to and was refused */
  guint telling; /* the idle source that sends the options back to what the tower is; 0 for none */
};

G_DEFINE_FINAL_TYPE (CreTowerPlacer, cre_tower_placer, G_TYPE_OBJECT)

enum { PROP_FACING = 1, PROP_WALL, PROP_BRIDGE, PROP_MOVING, PROP_TYPE, PROP_HAS_TOWER };

#define FIELD(name, member) name, G_STRUCT_OFFSET (CreTowerPlacer, tower.member)

static const CreField fields[] = {
  { FIELD ("facing", facing), FALSE, 0, CR_N_DIRECTIONS - 1, 0 },
  { FIELD ("wall", wall), FALSE, 1, CR_WORK_MAX_WALL, 1 },
  { FIELD ("bridge", bridge_down), TRUE, 0, 0, FALSE },
  { FIELD ("moving", moving), TRUE, 0, 0, FALSE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (fields) == PROP_MOVING);

static guint said;

/* Emits "said". @sentence: (transfer full) */
static void
say_sentence (CreTowerPlacer *placer, char *sentence)
{
  g_signal_emit (placer, said, 0, sentence);
  g_free (sentence);
}

static const CrRuleset *
get_ruleset (CreTowerPlacer *placer)
{
  return cre_map_document_get_ruleset (placer->document);
}

static const CrScene *
get_scene (CreTowerPlacer *placer)
{
  return cre_map_document_get_scene (placer->document);
}

static const CrMuster *
get_muster (CreTowerPlacer *placer)
{
  return cre_men_get_muster (cre_men_get (placer->document));
}

/* Returns: (transfer full): a copy that is changed and given to take_muster() */
static CrMuster *
copy_muster (CreTowerPlacer *placer)
{
  return cr_muster_copy (get_muster (placer));
}

static void
take_muster (CreTowerPlacer *placer, CrMuster *muster, const char *label)
{
  cre_men_take (cre_men_get (placer->document), muster, label);
}

/* Notifies all options, because they are those of the chosen tower. */
static void
notify_tower (CreTowerPlacer *placer)
{
  g_object_freeze_notify (G_OBJECT (placer));
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    g_object_notify (G_OBJECT (placer), fields[i].name);
  g_object_notify (G_OBJECT (placer), "type");
  g_object_notify (G_OBJECT (placer), "has-tower");
  g_object_thaw_notify (G_OBJECT (placer));
}

/* Returns: (nullable): the type that was asked for, otherwise the first siege tower of the ruleset
 */
static const CrWork *
find_type (CreTowerPlacer *placer)
{
  const CrRuleset *ruleset = get_ruleset (placer);
  const CrWork *type = placer->type != NULL ? cr_ruleset_find_work (ruleset, placer->type) : NULL;

  for (guint i = 0; (type == NULL || !type->tower) && i < cr_ruleset_n_works (ruleset); i++)
    type = cr_ruleset_get_work (ruleset, i);
  return type != NULL && type->tower ? type : NULL;
}

/* From now on the options are those of this tower; @index: -1 for none */
static void
choose_tower (CreTowerPlacer *placer, int index)
{
  placer->chosen = index;
  if (index >= 0) {
    placer->tower = *cr_muster_get_tower (get_muster (placer), (guint) index);
    g_free (placer->type);
    placer->type = g_strdup (placer->tower.type->id);
  }
  notify_tower (placer);
}

static char *
describe_tower (CreTowerPlacer *placer, const CrTower *tower)
{
  return cr_words_tower (get_scene (placer), tower, g_get_language_names ());
}

/* Returns: whether a tower stands there already; the ground under it is not checked again, so that
 * its bridge can be lowered even if an edit has changed that ground */
static gboolean
stands_already (CreTowerPlacer *placer, const CrTower *tower)
{
  for (guint i = 0; i < cr_muster_n_towers (get_muster (placer)); i++) {
    const CrTower *it = cr_muster_get_tower (get_muster (placer), i);

    if (cr_place_equal (it->front, tower->front) && it->facing == tower->facing &&
        it->type == tower->type)
      return TRUE;
  }
  return FALSE;
}

/* @but: the index of the tower that is changed, -1 for a new one. Returns: (transfer full)
 * (nullable): why it cannot stand like that */
static char *
explain_stand (CreTowerPlacer *placer, const CrTower *tower, int but)
{
  const CrScene *scene = get_scene (placer);
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GError) error = NULL;

  if (cr_tower_check (tower, map, &error) &&
      (stands_already (placer, tower) || cr_tower_check_ground (tower, scene, &error)) &&
      cr_tower_check_apart (tower, get_muster (placer), but, map, &error))
    return NULL;
  return g_strdup (error->message);
}

static gboolean
tell_options_cb (gpointer data)
{
  CreTowerPlacer *placer = data;

  placer->telling = 0;
  notify_tower (placer);
  return G_SOURCE_REMOVE;
}

/* Sets the options back to what the tower is. They are notified from an idle callback, because a
 * binding does not listen while it passes a value on. */
static void
stay_as_is (CreTowerPlacer *placer, const char *why)
{
  choose_tower (placer, placer->chosen);
  if (placer->telling == 0)
    placer->telling = g_idle_add_full (G_PRIORITY_DEFAULT, tell_options_cb, placer, NULL);
  say_sentence (placer,
                /* Translators: why it cannot be turned, moved or changed */
                g_strdup_printf (_ ("The siege tower stays as it is: %s."), why));
}

/* Changes the chosen tower to what the options say, if it can stand like that. */
static void
change_tower (CreTowerPlacer *placer)
{
  const CrWork *type = find_type (placer);
  g_autofree char *why = NULL;
  CrMuster *muster;

  if (type != NULL)
    placer->tower.type = type;
  if (placer->chosen < 0)
    return;
  why = explain_stand (placer, &placer->tower, placer->chosen);
  if (why != NULL) {
    stay_as_is (placer, why);
    return;
  }
  muster = copy_muster (placer);
  cr_muster_set_tower (muster, (guint) placer->chosen, &placer->tower);
  take_muster (placer, muster, _ ("change of a siege tower"));
  say_sentence (placer, describe_tower (placer, &placer->tower));
}

int
cre_tower_placer_get_chosen (CreTowerPlacer *placer)
{
  return placer->chosen;
}

void
cre_tower_placer_choose (CreTowerPlacer *placer, guint index)
{
  if (index >= cr_muster_n_towers (get_muster (placer)))
    return;
  choose_tower (placer, (int) index);
  say_sentence (placer, describe_tower (placer, &placer->tower));
}

gboolean
cre_tower_placer_remove (CreTowerPlacer *placer, CrPlace place)
{
  int index = cr_muster_find_tower (get_muster (placer), place);
  CrMuster *muster;

  if (index < 0)
    return FALSE;
  muster = copy_muster (placer);
  cr_muster_remove_tower (muster, (guint) index);
  take_muster (placer, muster, _ ("removal of a siege tower"));
  choose_tower (placer, -1);
  say_sentence (placer, g_strdup (_ ("The siege tower is gone.")));
  return TRUE;
}

/* Returns: the next direction in which the tower has room; when there is none, the next direction,
 * which is then refused */
static CrDirection
find_turn (CreTowerPlacer *placer, int by)
{
  CrTower tower = placer->tower;

  for (int i = 1; i < CR_N_DIRECTIONS; i++) {
    g_autofree char *why = NULL;

    tower.facing = (placer->tower.facing + i * by + i * CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
    why = explain_stand (placer, &tower, placer->chosen);
    if (why == NULL)
      return tower.facing;
  }
  return (placer->tower.facing + by + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
}

gboolean
cre_tower_placer_turn (CreTowerPlacer *placer, int by)
{
  if (placer->chosen < 0)
    return FALSE;
  g_object_set (placer, "facing", find_turn (placer, by), NULL);
  return TRUE;
}

/* A tower that stands against nothing yet looks for a wall ahead: a rampart that is higher than the
 * ground by as many levels as a tower can serve (TWO-02). Returns: its height, 0 for none */
static int
find_rise (CreTowerPlacer *placer, const CrTower *tower, CrDirection facing)
{
  const CrScene *scene = get_scene (placer);
  CrPlace ahead = tower->front;
  CrTower it = *tower;

  it.facing = facing;

  for (int i = 0; i < LOOK_AHEAD; i++) {
    int rise;

    ahead.hex = cr_hex_neighbour (ahead.hex, facing);
    if (!cr_scene_has_place (scene, ahead) || !cr_scene_is_wall_walk (scene, ahead))
      continue;
    rise = cr_scene_get_level (scene, ahead) - cr_tower_get_level (&it, scene);
    if (rise >= 1 && rise <= CR_WORK_MAX_WALL)
      return rise;
  }
  return 0;
}

static void
face_wall (CreTowerPlacer *placer, CrTower *tower)
{
  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrDirection facing = (tower->facing + i) % CR_N_DIRECTIONS;
    int rise = find_rise (placer, tower, facing);

    if (rise == 0)
      continue;
    tower->facing = facing;
    tower->wall = rise;
    return;
  }
}

/* Plans a tower with its front there. Returns: (transfer full) (nullable): why none can stand there
 */
static char *
plan_tower (CreTowerPlacer *placer, CrPlace front, CrTower *tower_out)
{
  const CrWork *type = find_type (placer);
  g_autofree char *why = NULL;

  tower_out->type = NULL;
  if (type == NULL || front.floor != 0)
    return g_strdup (_ ("A siege tower stands on the main surface."));
  *tower_out = placer->tower;
  tower_out->front = front;
  tower_out->type = type;
  tower_out->bridge_down = FALSE;
  tower_out->moving = placer->tower.moving && placer->chosen < 0;
  face_wall (placer, tower_out);
  why = explain_stand (placer, tower_out, -1);
  return why != NULL ? g_strdup_printf (_ ("No siege tower here: %s."), why) : NULL;
}

gboolean
cre_tower_placer_put (CreTowerPlacer *placer, CrPlace front)
{
  CrTower tower;
  char *why = plan_tower (placer, front, &tower);
  CrMuster *muster;

  if (why != NULL) {
    choose_tower (placer, -1);
    say_sentence (placer, why);
    return FALSE;
  }
  muster = copy_muster (placer);
  cr_muster_add_tower (muster, &tower);
  take_muster (placer, muster, _ ("placing of a siege tower"));
  choose_tower (placer, (int) cr_muster_n_towers (muster) - 1);
  say_sentence (placer, describe_tower (placer, &placer->tower));
  return TRUE;
}

gboolean
cre_tower_placer_push (CreTowerPlacer *placer, int by)
{
  CrHex step = cr_hex_steps[placer->tower.facing];

  if (placer->chosen < 0)
    return FALSE;
  placer->tower.front.hex =
      cr_hex_add (placer->tower.front.hex, (CrHex){ step.q * by, step.r * by });
  change_tower (placer);
  return TRUE;
}

void
cre_tower_placer_press (CreTowerPlacer *placer, CrPlace place)
{
  int index = cr_muster_find_tower (get_muster (placer), place);

  placer->stirred = index < 0;
  placer->stayed = FALSE;
  placer->grip = place.hex;
  if (index >= 0)
    cre_tower_placer_choose (placer, (guint) index);
  else
    cre_tower_placer_put (placer, place);
}

void
cre_tower_placer_drag (CreTowerPlacer *placer, CrPlace place)
{
  CrTower tower = placer->tower;
  gboolean by_front = cr_hex_equal (placer->grip, tower.front.hex);
  g_autofree char *why = NULL;
  CrMuster *muster;

  if (placer->chosen < 0 || cr_hex_equal (place.hex, placer->grip))
    return;
  if (by_front)
    tower.facing = cr_hex_find_facing (tower.front.hex, place.hex);
  else
    tower.front.hex = cr_hex_add (tower.front.hex, cr_hex_sub (place.hex, placer->grip));
  if (tower.facing == placer->tower.facing && by_front)
    return;
  why = explain_stand (placer, &tower, placer->chosen);
  if (why != NULL) {
    placer->stayed = TRUE;
    stay_as_is (placer, why);
    return;
  }
  if (!by_front)
    placer->grip = place.hex;
  muster = copy_muster (placer);
  cr_muster_set_tower (muster, (guint) placer->chosen, &tower);
  take_muster (placer, muster, placer->stirred ? NULL : _ ("moving of a siege tower"));
  placer->stirred = TRUE;
  choose_tower (placer, placer->chosen);
  say_sentence (placer, describe_tower (placer, &placer->tower));
}

static gboolean
has_bridge (const CrTower *tower)
{
  return cr_work_find_part (tower->type, "bridge") >= 0;
}

void
cre_tower_placer_release (CreTowerPlacer *placer)
{
  if (placer->chosen < 0 || placer->stirred || placer->stayed || !has_bridge (&placer->tower))
    return;
  g_object_set (placer, "bridge", !placer->tower.bridge_down, NULL);
}

static void
add_mark (GArray *marks, CrHex hex)
{
  CreMark mark = { { 0, hex }, -1 };

  g_array_append_val (marks, mark);
}

/* Marks the ground on which the tower would stand. */
static void
mark_body (const CrTower *tower, GArray *marks)
{
  for (int i = 0; cr_work_get_part (tower->type, i) != NULL; i++) {
    const CrWorkPart *part = cr_work_get_part (tower->type, i);

    for (guint j = 0; part->enclosed && i == 0 && j < part->hexes->len; j++)
      add_mark (marks, cr_tower_get_hex (tower, g_array_index (part->hexes, CrHex, j)));
  }
}

GArray *
cre_tower_placer_point (CreTowerPlacer *placer, CrPlace place)
{
  GArray *marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  int index = cr_muster_find_tower (get_muster (placer), place);
  CrTower tower;

  if (index >= 0) {
    tower = *cr_muster_get_tower (get_muster (placer), (guint) index);
    say_sentence (placer,
                  g_strdup (has_bridge (&tower)
                                ? _ ("Click lowers or raises the bridge, right click turns, drag "
                                     "moves; by its front it is turned. Delete takes it away.")
                                : _ ("Right click turns, drag moves; by its front it is turned. "
                                     "Delete takes it away.")));
  } else {
    char *why = plan_tower (placer, place, &tower);
    g_autofree char *words = why == NULL ? describe_tower (placer, &tower) : NULL;
    gboolean stands = why == NULL;

    say_sentence (placer, stands ? g_strdup_printf (_ ("Click puts there: %s"), words) : why);
    if (!stands)
      return marks;
  }
  mark_body (&tower, marks);
  return marks;
}

const char *
cre_tower_placer_get_hint (void)
{
  return _ ("A click or Enter places a siege tower here, a drag turns "
            "it, once more its bridge moves. Shift+C shoots again.");
}

/* After the men have changed otherwise, the options keep their tower as long as it is there. */
static void
check_tower (CreTowerPlacer *placer)
{
  if (placer->chosen >= (int) cr_muster_n_towers (get_muster (placer)))
    choose_tower (placer, -1);
  else if (placer->chosen >= 0)
    choose_tower (placer, placer->chosen);
}

static void
cre_tower_placer_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreTowerPlacer *placer = CRE_TOWER_PLACER (object);

  /* Listeners are notified after everything has changed. */
  g_object_freeze_notify (object);
  if (id <= PROP_MOVING) {
    if (cre_field_set (&fields[id - 1], object, value))
      change_tower (placer);
  } else if (g_strcmp0 (placer->type, g_value_get_string (value)) != 0) {
    g_free (placer->type);
    placer->type = g_value_dup_string (value);
    g_object_notify_by_pspec (object, pspec);
    change_tower (placer);
  }
  g_object_thaw_notify (object);
}

static void
cre_tower_placer_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreTowerPlacer *placer = CRE_TOWER_PLACER (object);

  if (id <= PROP_MOVING)
    cre_field_get (&fields[id - 1], object, value);
  else if (id == PROP_TYPE)
    g_value_set_string (value, placer->type);
  else
    g_value_set_boolean (value, placer->chosen >= 0);
}

static void
cre_tower_placer_finalize (GObject *object)
{
  CreTowerPlacer *placer = CRE_TOWER_PLACER (object);

  g_clear_handle_id (&placer->telling, g_source_remove);
  g_free (placer->type);
  G_OBJECT_CLASS (cre_tower_placer_parent_class)->finalize (object);
}

static void
cre_tower_placer_class_init (CreTowerPlacerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = cre_tower_placer_set_property;
  object_class->get_property = cre_tower_placer_get_property;
  object_class->finalize = cre_tower_placer_finalize;
  cre_fields_install (object_class, fields, G_N_ELEMENTS (fields));
  g_object_class_install_property (
      object_class, PROP_TYPE,
      g_param_spec_string ("type", NULL, NULL, NULL, G_PARAM_READWRITE | flags));
  g_object_class_install_property (
      object_class, PROP_HAS_TOWER,
      g_param_spec_boolean ("has-tower", NULL, NULL, FALSE, G_PARAM_READABLE | flags));
  said = g_signal_new ("said", CRE_TYPE_TOWER_PLACER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, 1, G_TYPE_STRING);
}

/* A new tower is of the type "new" and stands against a wall of one level. */
static void
cre_tower_placer_init (CreTowerPlacer *placer)
{
  placer->tower = (CrTower){ .wall = 1 };
  placer->type = g_strdup ("new");
  placer->chosen = -1;
}

CreTowerPlacer *
cre_tower_placer_get (CreMapDocument *document)
{
  CreTowerPlacer *placer = g_object_get_data (G_OBJECT (document), "cre-tower-placer");

  if (placer != NULL)
    return placer;
  placer = g_object_new (CRE_TYPE_TOWER_PLACER, NULL);
  placer->document = document;
  g_object_set_data_full (G_OBJECT (document), "cre-tower-placer", placer, g_object_unref);
  g_signal_connect_object (cre_men_get (document), "changed", G_CALLBACK (check_tower), placer,
                           G_CONNECT_SWAPPED);
  return placer;
}
