/* cre-painting.c: what all tools that paint have in common.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-painting.h"

#include <glib/gi18n-lib.h>

struct _CrePainting {
  GObject parent_instance;

  CrSymmetry symmetry;
  gboolean placed; /* whether the axis goes through a hex that the user has chosen */
  gboolean locked[CRE_N_LOCKS];
};

G_DEFINE_FINAL_TYPE (CrePainting, cre_painting, G_TYPE_OBJECT)

enum { PROP_SYMMETRY = 1, PROP_LOCK, N_PROPS = PROP_LOCK + CRE_N_LOCKS };

static GParamSpec *props[N_PROPS];
static guint changed_signal;

static const char *const lock_names[CRE_N_LOCKS] = {
  [CR_LAYER_TERRAIN] = "lock-terrain",
  [CR_LAYER_LEVEL] = "lock-level",
  [CR_LAYER_STRUCTURE] = "lock-structure",
  [CRE_LOCK_SIDES] = "lock-sides",
};

static const char *const explanations[CRE_N_LOCKS] = {
  [CR_LAYER_TERRAIN] = N_ ("Terrain is locked. Its lock is among the options of the tool."),
  [CR_LAYER_LEVEL] = N_ ("Levels are locked. Their lock is among the options of the tool."),
  [CR_LAYER_STRUCTURE] = N_ ("Structures are locked. Their lock is among the options of the tool."),
  [CRE_LOCK_SIDES] = N_ ("Sides are locked. Their lock is among the options of the tool."),
};

static void
cre_painting_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CrePainting *self = CRE_PAINTING (object);

  if (id == PROP_SYMMETRY)
    g_value_set_int (value, self->symmetry.kind);
  else
    g_value_set_boolean (value, self->locked[id - PROP_LOCK]);
}

static void
tell_changed (CrePainting *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
cre_painting_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CrePainting *self = CRE_PAINTING (object);

  if (id == PROP_SYMMETRY && (int) self->symmetry.kind != g_value_get_int (value)) {
    self->symmetry.kind = g_value_get_int (value);
    g_object_notify_by_pspec (object, pspec);
    tell_changed (self);
  }
  if (id >= PROP_LOCK && self->locked[id - PROP_LOCK] != g_value_get_boolean (value)) {
    self->locked[id - PROP_LOCK] = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, pspec);
    tell_changed (self);
  }
}

static void
cre_painting_class_init (CrePaintingClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = cre_painting_get_property;
  object_class->set_property = cre_painting_set_property;
  props[PROP_SYMMETRY] = g_param_spec_int ("symmetry", NULL, NULL, CR_SYMMETRY_NONE,
                                           CR_N_SYMMETRIES - 1, CR_SYMMETRY_NONE, flags);
  for (int i = 0; i < CRE_N_LOCKS; i++)
    props[PROP_LOCK + i] = g_param_spec_boolean (lock_names[i], NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);
  changed_signal = g_signal_new ("changed", CRE_TYPE_PAINTING, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
cre_painting_init (CrePainting *self)
{
}

static void
centre_axis (CrePainting *painting, const CrGrid *grid)
{
  painting->placed = FALSE;
  painting->symmetry.centre = cr_grid_hex_at (grid, (grid->columns + 1) / 2, (grid->rows + 1) / 2);
}

static void
document_changed_cb (CreMapDocument *document, const CreChange *change, CrePainting *painting)
{
  CrPlace centre = { 0, painting->symmetry.centre };

  if (!change->grid)
    return;
  /* The axis moves with the hex that was chosen for it, as long as that hex is on the map. */
  if (painting->placed && cr_edit_carry (change->edit, &centre) &&
      cr_grid_contains (cre_map_document_get_grid (document), centre.hex))
    painting->symmetry.centre = centre.hex;
  else
    centre_axis (painting, cre_map_document_get_grid (document));
  tell_changed (painting);
}

CrePainting *
cre_painting_get (CreMapDocument *document)
{
  CrePainting *painting = g_object_get_data (G_OBJECT (document), "cre-painting");
  const CrGrid *grid = cre_map_document_get_grid (document);

  if (painting != NULL)
    return painting;
  painting = g_object_new (CRE_TYPE_PAINTING, NULL);
  painting->symmetry = (CrSymmetry){ CR_SYMMETRY_NONE, grid->orientation, { 0, 0 } };
  centre_axis (painting, grid);
  g_signal_connect_object (document, "changed", G_CALLBACK (document_changed_cb), painting, 0);
  g_object_set_data_full (G_OBJECT (document), "cre-painting", painting, g_object_unref);
  return painting;
}

CrSymmetry
cre_painting_get_symmetry (CrePainting *painting)
{
  return painting->symmetry;
}

void
cre_painting_set_axis (CrePainting *painting, CrHex hex)
{
  painting->symmetry.centre = hex;
  painting->placed = TRUE;
  tell_changed (painting);
}

gboolean
cre_painting_is_locked (CrePainting *painting, int lock)
{
  return painting->locked[lock];
}

const char *
cre_painting_explain_lock (int lock)
{
  return _ (explanations[lock]);
}
