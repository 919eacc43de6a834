/* cre-document.c: a map with its file and its history. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cre-document.h"

#include "cr-resize.h"
#include "cr-text.h"
#include "cre-document-private.h"

G_DEFINE_FINAL_TYPE (CreDocument, cre_document, G_TYPE_OBJECT)

enum {
  PROP_TITLE = 1,
  PROP_FILE_NAME,
  PROP_MODIFIED,
  PROP_CAN_UNDO,
  PROP_CAN_REDO,
  PROP_UNDO_LABEL,
  PROP_REDO_LABEL,
  N_PROPS,
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_MOVED,
  SIGNAL_SAVED,
  SIGNAL_FIRE_READY,
  SIGNAL_LEVELS_READY,
  N_SIGNALS
};

static GParamSpec *props[N_PROPS];

static guint signals[N_SIGNALS];

/* The map's own title in the user's language, else the name of its file. */
static char *
make_title (CreDocument *document)
{
  const CrNode *meta =
      cr_map_find_node (cre_document_get_map (document), CR_SECTION_HEAD, "meta", NULL);
  const char *title =
      meta != NULL ? cr_node_get_localized (meta, "title", g_get_language_names ()) : NULL;

  if (title != NULL && *title != '\0')
    return cr_text_show (title);
  return g_strdup (document->file_name != NULL ? document->file_name : cr_text ("New map"));
}

void
cre_document_update_title (CreDocument *document)
{
  g_autofree char *title = make_title (document);

  if (g_strcmp0 (title, document->title) == 0)
    return;
  g_free (document->title);
  document->title = g_steal_pointer (&title);
  g_object_notify_by_pspec (G_OBJECT (document), props[PROP_TITLE]);
}

void
cre_document_set_modified (CreDocument *document, gboolean modified)
{
  if (document->modified == modified)
    return;
  document->modified = modified;
  g_object_notify_by_pspec (G_OBJECT (document), props[PROP_MODIFIED]);
}

void
cre_document_notify_history (CreDocument *document)
{
  for (int i = PROP_CAN_UNDO; i <= PROP_REDO_LABEL; i++)
    g_object_notify_by_pspec (G_OBJECT (document), props[i]);
}

/* What questions are asked; it changes only by cre_document_apply(). */
CrCastle *
cre_document_get_castle (CreDocument *document)
{
  return document->castle;
}

const CrMap *
cre_document_get_map (CreDocument *document)
{
  return cr_castle_get_map (document->castle);
}

const CrGrid *
cre_document_get_grid (CreDocument *document)
{
  return cr_map_get_grid (cre_document_get_map (document));
}

const CrRuleset *
cre_document_get_ruleset (CreDocument *document)
{
  return cr_castle_get_ruleset (document->castle);
}

/* (nullable): one sentence, when another ruleset stands in for the one the map is for. */
const char *
cre_document_get_lost_ruleset (CreDocument *document)
{
  return document->lost_ruleset;
}

/* @sentence: (nullable): */
void
cre_document_set_lost_ruleset (CreDocument *document, const char *sentence)
{
  g_free (document->lost_ruleset);
  document->lost_ruleset = g_strdup (sentence);
}

const CrScene *
cre_document_get_scene (CreDocument *document)
{
  return cr_castle_get_scene (document->castle);
}

/* For fields of fire; up to date like the scene. The first question takes longer than a frame where
 * cre_document_await_fire() says so. */
CrFire *
cre_document_get_fire (CreDocument *document)
{
  return cr_castle_get_fire (document->castle);
}

const char *
cre_document_get_title (CreDocument *document)
{
  return document->title;
}

/**
 * cre_document_get_file_name:
 *
 * Returns: (transfer none) (nullable): the name without folders, NULL when never saved
 */
const char *
cre_document_get_file_name (CreDocument *document)
{
  return document->file_name;
}

/**
 * cre_document_get_file:
 *
 * Returns: (transfer none) (nullable): NULL when never saved
 */
GFile *
cre_document_get_file (CreDocument *document)
{
  return document->file;
}

gboolean
cre_document_get_modified (CreDocument *document)
{
  return document->modified;
}

/**
 * cre_document_bind_as:
 * @file: (nullable): where the map has been read from or written to
 * @saved: (transfer full): the map as the file has it
 *
 * From now on the document counts as unmodified when its map is that one.
 */
void
cre_document_bind_as (CreDocument *document, GFile *file, CrMap *saved)
{
  g_object_freeze_notify (G_OBJECT (document));
  if (g_set_object (&document->file, file)) {
    g_autofree char *name = file != NULL ? g_file_get_basename (file) : NULL;

    g_free (document->file_name);
    document->file_name = name != NULL ? cr_text_show (name) : NULL;
    g_object_notify_by_pspec (G_OBJECT (document), props[PROP_FILE_NAME]);
  }
  cr_castle_forget_outside (document->castle);
  cr_map_free (document->saved);
  document->saved = saved;
  cre_document_update_title (document);
  cre_document_set_modified (document, !cr_map_equal (saved, cre_document_get_map (document)));
  g_object_thaw_notify (G_OBJECT (document));
}

/* The map as it is now. */
void
cre_document_bind (CreDocument *document, GFile *file)
{
  cre_document_bind_as (document, file, cr_map_copy (cre_document_get_map (document)));
}

/* No file says what the map says, whatever is undone. */
void
cre_document_mark_unsaved (CreDocument *document)
{
  g_clear_pointer (&document->saved, cr_map_free);
  cre_document_set_modified (document, TRUE);
}

void
cre_document_emit_changed (CreDocument *document, const CreChange *change)
{
  g_signal_emit (document, signals[SIGNAL_CHANGED], 0, change);
}

void
cre_document_emit_moved (CreDocument *document, const CrEdit *edit)
{
  g_signal_emit (document, signals[SIGNAL_MOVED], 0, edit);
}

void
cre_document_emit_saved (CreDocument *document)
{
  g_signal_emit (document, signals[SIGNAL_SAVED], 0);
}

void
cre_document_emit_fire_ready (CreDocument *document)
{
  g_signal_emit (document, signals[SIGNAL_FIRE_READY], 0);
}

void
cre_document_emit_levels_ready (CreDocument *document)
{
  g_signal_emit (document, signals[SIGNAL_LEVELS_READY], 0);
}

/* To be read and written by who opens and saves. */
CrFileState *
cre_document_get_disk_state (CreDocument *document)
{
  return &document->disk_state;
}

/* (transfer none): filled by cre-document-picture.c */
GHashTable *
cre_document_get_sources (CreDocument *document)
{
  return document->sources;
}

static void
cre_document_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  CreDocument *document = CRE_DOCUMENT (object);

  switch (id) {
  case PROP_TITLE:
    g_value_set_string (value, document->title);
    break;
  case PROP_FILE_NAME:
    g_value_set_string (value, document->file_name);
    break;
  case PROP_MODIFIED:
    g_value_set_boolean (value, document->modified);
    break;
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, cre_history_get_done (document->history) != NULL);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, cre_history_get_undone (document->history) != NULL);
    break;
  case PROP_UNDO_LABEL:
    g_value_set_string (value, cre_document_get_undo_label (document));
    break;
  case PROP_REDO_LABEL:
    g_value_set_string (value, cre_document_get_redo_label (document));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
cre_document_finalize (GObject *object)
{
  CreDocument *document = CRE_DOCUMENT (object);

  cre_document_stop_growing (document);
  g_clear_pointer (&document->sources, g_hash_table_unref);
  cre_history_free (document->history);
  cr_castle_free (document->castle);
  g_clear_pointer (&document->lost_ruleset, g_free);
  g_clear_object (&document->file);
  g_free (document->title);
  g_free (document->file_name);
  cr_map_free (document->saved);
  G_OBJECT_CLASS (cre_document_parent_class)->finalize (object);
}

static GParamSpec *
text_prop (const char *name)
{
  return g_param_spec_string (name, NULL, NULL, NULL,
                              G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
}

static GParamSpec *
flag_prop (const char *name)
{
  return g_param_spec_boolean (name, NULL, NULL, FALSE,
                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
}

static void
cre_document_class_init (CreDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = cre_document_get_property;
  object_class->finalize = cre_document_finalize;

  props[PROP_TITLE] = text_prop ("title");
  props[PROP_FILE_NAME] = text_prop ("file-name");
  props[PROP_MODIFIED] = flag_prop ("modified");
  props[PROP_CAN_UNDO] = flag_prop ("can-undo");
  props[PROP_CAN_REDO] = flag_prop ("can-redo");
  props[PROP_UNDO_LABEL] = text_prop ("undo-label");
  props[PROP_REDO_LABEL] = text_prop ("redo-label");
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", CRE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_MOVED] = g_signal_new ("moved", CRE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_SAVED] = g_signal_new ("saved", CRE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                        NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_FIRE_READY] = g_signal_new ("fire-ready", CRE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST, 0,
                                             NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LEVELS_READY] = g_signal_new ("levels-ready", CRE_TYPE_DOCUMENT, G_SIGNAL_RUN_LAST,
                                               0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cre_document_init (CreDocument *document)
{
  document->history = cre_history_new ();
  document->sources =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) cre_source_free);
}

/**
 * cre_document_new:
 * @map: (transfer full): with one floor at least
 *
 * Returns: (transfer full): a document without a file, not modified: there is nothing to lose yet
 */
CreDocument *
cre_document_new (CrMap *map, const CrRuleset *ruleset)
{
  CreDocument *document = g_object_new (CRE_TYPE_DOCUMENT, NULL);

  document->castle = cr_castle_new (map, ruleset);
  cre_document_bind (document, NULL);
  return document;
}
