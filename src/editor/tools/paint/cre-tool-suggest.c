/* cre-tool-suggest.c: takes over what the picture suggests.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-tool-suggest.h"

#include <glib/gi18n-lib.h>

#include "cre-names.h"

/**
 * CreToolSuggest:
 * @all: (element-type CrSuggestion): the proposals as they were read, without those that were
 *   turned down
 * @open: (element-type CrSuggestion): those of @all that are sure enough and not on the map yet
 * @at: from the cell and floor to the index in @all + 1
 */
struct _CreToolSuggest {
  CreBrush parent_instance;

  GArray *all, *open;
  GHashTable *at;
  int least;
  gboolean busy;
  char *message;
};

G_DEFINE_FINAL_TYPE (CreToolSuggest, cre_tool_suggest, CRE_TYPE_BRUSH)

enum { PROP_LEAST = 1, PROP_N_PROPOSALS, PROP_BUSY, PROP_MESSAGE, N_PROPS };

static GParamSpec *props[N_PROPS];

static gpointer
to_key (CreToolSuggest *self, CrPlace place)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (cre_tool_get_map (CRE_TOOL (self))), place.hex);

  return GINT_TO_POINTER (cell * CR_MAX_FLOORS + place.floor);
}

static gboolean
is_open (CreToolSuggest *self, const CrSuggestion *suggestion)
{
  const CrMap *map = cre_tool_get_map (CRE_TOOL (self));

  return suggestion->terrain >= 0 && suggestion->confidence >= self->least &&
         suggestion->place.floor < cr_map_n_floors (map) &&
         cr_grid_contains (cr_map_get_grid (map), suggestion->place.hex) &&
         cr_map_get_value (map, suggestion->place, CR_LAYER_TERRAIN) != suggestion->terrain;
}

/* A proposal that is on the map is no longer open; it is open again after an undo. */
static void
find_open (CreToolSuggest *self)
{
  g_array_set_size (self->open, 0);
  for (guint i = 0; i < self->all->len; i++)
    if (is_open (self, &g_array_index (self->all, CrSuggestion, i)))
      g_array_append_val (self->open, g_array_index (self->all, CrSuggestion, i));
  cre_tool_show (CRE_TOOL (self));
  cre_tool_redraw (CRE_TOOL (self));
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_N_PROPOSALS]);
  g_signal_emit_by_name (self, "suggested");
}

static void
set_message (CreToolSuggest *self, const char *message)
{
  g_free (self->message);
  self->message = g_strdup (message);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_MESSAGE]);
}

static CrSuggestion *
get_at (CreToolSuggest *self, CrPlace place)
{
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (self->at, to_key (self, place)));
  CrSuggestion *suggestion = index > 0 ? &g_array_index (self->all, CrSuggestion, index - 1) : NULL;

  return suggestion != NULL && is_open (self, suggestion) ? suggestion : NULL;
}

static int
count_known (const GArray *suggestions, int least)
{
  int n = 0;

  for (guint i = 0; i < suggestions->len; i++)
    n += g_array_index (suggestions, CrSuggestion, i).terrain >= 0 &&
         g_array_index (suggestions, CrSuggestion, i).confidence >= least;
  return n;
}

void
cre_tool_suggest_set_busy (CreToolSuggest *tool, gboolean busy)
{
  if (tool->busy == busy)
    return;
  tool->busy = busy;
  set_message (tool, busy ? _ ("Reading the picture…") : NULL);
  g_object_notify_by_pspec (G_OBJECT (tool), props[PROP_BUSY]);
}

/**
 * take_proposal:
 * @suggestions: (transfer full) (element-type CrSuggestion)
 *
 * Replaces all proposals.
 */
static void
take_proposal (CreToolSuggest *tool, GArray *suggestions)
{
  g_array_unref (tool->all);
  tool->all = suggestions;
  g_hash_table_remove_all (tool->at);
  for (guint i = 0; i < suggestions->len; i++)
    g_hash_table_insert (tool->at,
                         to_key (tool, g_array_index (suggestions, CrSuggestion, i).place),
                         GUINT_TO_POINTER (i + 1));
  find_open (tool);
}

void
cre_tool_suggest_finish (CreToolSuggest *tool, GArray *suggestions, const char *message)
{
  g_autofree char *found = NULL;

  cre_tool_suggest_set_busy (tool, FALSE);
  if (suggestions != NULL) {
    int n = count_known (suggestions, tool->least);

    found =
        g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d hex of %u looks like what is painted.",
                                      "%d hexes of %u look like what is painted.", (gulong) n),
                         n, suggestions->len);
    take_proposal (tool, suggestions);
  }
  set_message (tool, suggestions != NULL ? found : message);
}

static const GArray *
cre_tool_suggest_get_suggestions (CreTool *tool)
{
  return CRE_TOOL_SUGGEST (tool)->open;
}

void
cre_tool_suggest_accept (CreToolSuggest *tool)
{
  cre_tool_apply (CRE_TOOL (tool),
                  cr_suggest_accept (cre_tool_get_map (CRE_TOOL (tool)), tool->open, tool->least),
                  _ ("terrain from the picture"));
}

void
cre_tool_suggest_reject (CreToolSuggest *tool)
{
  take_proposal (tool, g_array_new (FALSE, FALSE, sizeof (CrSuggestion)));
}

static void
cre_tool_suggest_paint (CreBrush *brush,
                        CrEdit *edit,
                        const CrPlace *places,
                        gsize n_places,
                        gboolean erase)
{
  CreToolSuggest *self = CRE_TOOL_SUGGEST (brush);

  for (gsize i = 0; i < n_places; i++) {
    CrSuggestion *suggestion = get_at (self, places[i]);

    if (suggestion == NULL)
      continue;
    if (erase)
      suggestion->terrain = -1;
    else
      cr_edit_set_value (edit, cre_tool_get_map (CRE_TOOL (self)), places[i], CR_LAYER_TERRAIN,
                         suggestion->terrain);
  }
}

static gboolean
cre_tool_suggest_may_paint (CreBrush *brush, CrPlace place)
{
  return get_at (CRE_TOOL_SUGGEST (brush), place) != NULL;
}

static char *
cre_tool_suggest_dup_label (CreBrush *brush, gboolean erase)
{
  return g_strdup (erase ? _ ("proposals turned down") : _ ("terrain from the picture"));
}

static char *
cre_tool_suggest_dup_status (CreBrush *brush, const CreAim *aim, guint n_hexes)
{
  CreToolSuggest *self = CRE_TOOL_SUGGEST (brush);
  const CrSuggestion *suggestion = get_at (self, aim->place);
  g_autofree char *name = NULL;
  g_autofree char *head = NULL;

  if (self->open->len == 0)
    return g_strdup (_ ("Paint a few hexes of each terrain, then let the picture be read."));
  if (suggestion == NULL)
    return g_strdup (_ ("Nothing is proposed here. Click takes proposals, Ctrl turns them down."));
  name = cre_name_terrain (
      cre_map_document_get_ruleset (cre_tool_get_document (CRE_TOOL (self))),
      cr_map_get_code (cre_tool_get_map (CRE_TOOL (self)), CR_LAYER_TERRAIN, suggestion->terrain));
  head = cre_capitalize (name);
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%s, %d %% sure. Click takes %u proposal, Ctrl turns it down.",
                   "%s, %d %% sure. Click takes %u proposals, Ctrl turns them down.", n_hexes),
      head, suggestion->confidence, n_hexes);
}

/* A stroke that has turned proposals down has not changed the map, so the open ones are found here.
 */
static void
cre_tool_suggest_end (CreTool *tool, const CreAim *aim)
{
  CreToolClass *parent = CRE_TOOL_CLASS (cre_tool_suggest_parent_class);

  if (parent->end != NULL)
    parent->end (tool, aim);
  find_open (CRE_TOOL_SUGGEST (tool));
}

/* The indices of codes stay valid after every edit; only the hexes may have changed. */
static void
cre_tool_suggest_document_changed (CreTool *tool, const CreChange *change)
{
  CreToolClass *parent = CRE_TOOL_CLASS (cre_tool_suggest_parent_class);

  if (parent->document_changed != NULL)
    parent->document_changed (tool, change);
  if (!cre_tool_is_active (tool))
    find_open (CRE_TOOL_SUGGEST (tool));
}

static void
cre_tool_suggest_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  CreToolSuggest *self = CRE_TOOL_SUGGEST (object);

  if (id != PROP_LEAST)
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  else if (self->least != g_value_get_int (value)) {
    self->least = g_value_get_int (value);
    find_open (self);
    g_object_notify_by_pspec (object, pspec);
  }
}

static void
cre_tool_suggest_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreToolSuggest *self = CRE_TOOL_SUGGEST (object);

  switch (id) {
  case PROP_LEAST:
    g_value_set_int (value, self->least);
    break;
  case PROP_N_PROPOSALS:
    g_value_set_int (value, (int) self->open->len);
    break;
  case PROP_BUSY:
    g_value_set_boolean (value, self->busy);
    break;
  case PROP_MESSAGE:
    g_value_set_string (value, self->message);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_tool_suggest_finalize (GObject *object)
{
  CreToolSuggest *self = CRE_TOOL_SUGGEST (object);

  g_free (self->message);
  g_array_unref (self->all);
  g_array_unref (self->open);
  g_hash_table_unref (self->at);
  G_OBJECT_CLASS (cre_tool_suggest_parent_class)->finalize (object);
}

static void
cre_tool_suggest_class_init (CreToolSuggestClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  CreBrushClass *brush_class = CRE_BRUSH_CLASS (klass);
  GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->set_property = cre_tool_suggest_set_property;
  object_class->get_property = cre_tool_suggest_get_property;
  object_class->finalize = cre_tool_suggest_finalize;
  CRE_TOOL_CLASS (klass)->end = cre_tool_suggest_end;
  CRE_TOOL_CLASS (klass)->get_suggestions = cre_tool_suggest_get_suggestions;
  CRE_TOOL_CLASS (klass)->document_changed = cre_tool_suggest_document_changed;
  brush_class->layer = CR_LAYER_TERRAIN;
  brush_class->paint = cre_tool_suggest_paint;
  brush_class->may_paint = cre_tool_suggest_may_paint;
  brush_class->dup_label = cre_tool_suggest_dup_label;
  brush_class->dup_status = cre_tool_suggest_dup_status;

  props[PROP_LEAST] =
      g_param_spec_int ("least", NULL, NULL, CR_SUGGEST_LOWEST, 100, CR_SUGGEST_LEAST, flags);
  props[PROP_N_PROPOSALS] = g_param_spec_int ("n-proposals", NULL, NULL, 0, G_MAXINT, 0,
                                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_BUSY] =
      g_param_spec_boolean ("busy", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_MESSAGE] =
      g_param_spec_string ("message", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
cre_tool_suggest_init (CreToolSuggest *self)
{
  self->all = g_array_new (FALSE, FALSE, sizeof (CrSuggestion));
  self->open = g_array_new (FALSE, FALSE, sizeof (CrSuggestion));
  self->at = g_hash_table_new (NULL, NULL);
  self->least = CR_SUGGEST_LEAST;
}
