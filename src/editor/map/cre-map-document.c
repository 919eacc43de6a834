/* cre-map-document.c: an open map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-map-document.h"

#include <glib/gi18n-lib.h>

#include "cr-map-words.h"
#include "cr-resize.h"
#include "cr-target.h"
#include "cr-text.h"
#include "cr-xml-assembly.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"
#include "cre-map-document-private.h"

/* The fire index of a small map is built at once, while somebody may be drawing a frame: so many
 * hexes take a tenth of one. The rest is built when idle, for so many microseconds at a time. */
#define FIRE_HEXES_WHEN_ASKED (16 * 1024)
#define FIRE_HEXES_AT_ONCE 512

/* Proving the levels of so many hexes takes some thousandths of a second; when it is asked for no
 * frame is being drawn. */
#define LEVEL_HEXES_WHEN_ASKED (192 * 1024)
#define LEVEL_HEXES_AT_ONCE 4096

#define WHILE_IDLE 4000

G_DEFINE_FINAL_TYPE (CreMapDocument, cre_map_document, CRE_TYPE_DOCUMENT)

enum { SIGNAL_CHANGED, SIGNAL_MOVED, SIGNAL_FIRE_READY, SIGNAL_LEVELS_READY, N_SIGNALS };

static guint signals[N_SIGNALS];

/* The functions from here on are about what is computed from the map. */

CrCastle *
cre_map_document_get_castle (CreMapDocument *document)
{
  return document->castle;
}

const CrMap *
cre_map_document_get_map (CreMapDocument *document)
{
  return cr_castle_get_map (document->castle);
}

const CrGrid *
cre_map_document_get_grid (CreMapDocument *document)
{
  return cr_map_get_grid (cre_map_document_get_map (document));
}

const CrRuleset *
cre_map_document_get_ruleset (CreMapDocument *document)
{
  return cr_castle_get_ruleset (document->castle);
}

const CrScene *
cre_map_document_get_scene (CreMapDocument *document)
{
  return cr_castle_get_scene (document->castle);
}

guint
cre_map_document_get_layout (CreMapDocument *document)
{
  return document->layout;
}

CrFire *
cre_map_document_get_fire (CreMapDocument *document)
{
  return cr_castle_get_fire (document->castle);
}

static void
grow_fire_cb (gpointer data)
{
  CreMapDocument *document = data;
  gint64 end = g_get_monotonic_time () + WHILE_IDLE;

  while (!cr_fire_grow (cre_map_document_get_fire (document), FIRE_HEXES_AT_ONCE))
    if (g_get_monotonic_time () > end)
      return;
  cre_slices_end (&document->growing);
  g_signal_emit (document, signals[SIGNAL_FIRE_READY], 0);
}

gboolean
cre_map_document_await_fire (CreMapDocument *document)
{
  if (cr_fire_is_ready (cre_map_document_get_fire (document)))
    return TRUE;
  if (cre_slices_are_under_way (&document->growing))
    return FALSE;
  if (cr_fire_grow (cre_map_document_get_fire (document), FIRE_HEXES_WHEN_ASKED))
    return TRUE;
  cre_slices_begin (&document->growing, grow_fire_cb, document);
  return FALSE;
}

static void
grow_levels_cb (gpointer data)
{
  CreMapDocument *document = data;
  gint64 end = g_get_monotonic_time () + WHILE_IDLE;

  while (!cr_castle_grow_levels (document->castle, LEVEL_HEXES_AT_ONCE))
    if (g_get_monotonic_time () > end)
      return;
  cre_slices_end (&document->reading_levels);
  g_signal_emit (document, signals[SIGNAL_LEVELS_READY], 0);
}

gboolean
cre_map_document_await_levels (CreMapDocument *document)
{
  if (cre_slices_are_under_way (&document->reading_levels))
    return FALSE;
  if (cr_castle_grow_levels (document->castle, LEVEL_HEXES_WHEN_ASKED))
    return TRUE;
  cre_slices_begin (&document->reading_levels, grow_levels_cb, document);
  return FALSE;
}

const CrLevels *
cre_map_document_get_levels (CreMapDocument *document)
{
  while (!cr_castle_grow_levels (document->castle, G_MAXINT))
    continue;
  return cr_castle_get_levels (document->castle);
}

gboolean
cre_map_document_has_levels (CreMapDocument *document)
{
  return cr_castle_has_levels (document->castle);
}

/* The functions from here on do edits, undo them and emit the signals. */

/* Emits the signal for an edit that was just swapped in; about floors and grid it lists no places.
 */
static void
tell_change (CreMapDocument *document, const CrEdit *edit, const GArray *places)
{
  CreChange change = { .nodes = cr_edit_touches_nodes (edit),
                       .floors = cr_edit_touches_floors (edit),
                       .grid = cr_edit_touches_grid (edit),
                       .places = cr_places_of (places).places,
                       .n_places = places->len,
                       .edit = edit };

  cre_slices_end (&document->reading_levels);
  if (change.nodes)
    cre_document_update_title (CRE_DOCUMENT (document));
  g_signal_emit (document, signals[SIGNAL_CHANGED], 0, &change);
}

void
cre_map_document_swap_in (CreMapDocument *document, CrEdit *edit)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_castle_swap (document->castle, edit, places);
  if (cr_edit_moves_places (edit))
    g_signal_emit (document, signals[SIGNAL_MOVED], 0, edit);
  tell_change (document, edit, places);
}

/* A step of the history: an edit of the map, and the layout to which it leads when it is swapped.
 */
typedef struct {
  CreStep step;
  CrEdit *edit;
  guint layout;
} EditStep;

static void
edit_step_swap (CreStep *base, gpointer owner)
{
  EditStep *step = (EditStep *) base;
  CreMapDocument *document = owner;
  guint before = document->layout;

  document->layout = step->layout;
  step->layout = before;
  cre_map_document_swap_in (document, step->edit);
}

static void
edit_step_merge (CreStep *base, CreStep *later)
{
  cr_edit_merge (((EditStep *) base)->edit, ((EditStep *) later)->edit);
  g_free (later);
}

static void
edit_step_free (CreStep *base)
{
  cr_edit_free (((EditStep *) base)->edit);
  g_free (base);
}

gboolean
cre_map_document_apply (CreMapDocument *document, CrEdit *edit, const char *label, guint stroke)
{
  static const CreStepKind kind = { edit_step_swap, edit_step_merge, edit_step_free };
  EditStep *step;

  if (cr_edit_is_empty (edit)) {
    cr_edit_free (edit);
    return FALSE;
  }
  step = g_new (EditStep, 1);
  *step = (EditStep){ { .kind = &kind },
                      edit,
                      cr_edit_moves_places (edit) ? ++document->last_layout : document->layout };
  cre_document_do (CRE_DOCUMENT (document), &step->step, label, stroke);
  return TRUE;
}

/* The functions from here on implement the document. */

/* Returns: (transfer full): the map's own title in the user's language, otherwise the name of its
 * file */
static char *
cre_map_document_make_title (CreDocument *document)
{
  const CrMap *map = cre_map_document_get_map (CRE_MAP_DOCUMENT (document));
  const char *title = cr_map_get_title (map, g_get_language_names ());
  const char *name = cre_document_get_file_name (document);

  if (title != NULL && *title != '\0')
    return cr_text_show (title);
  return g_strdup (name != NULL ? name : cr_text ("New map"));
}

/* Pictures in the copy are linked from where the map will be written. */
static gpointer
cre_map_document_copy (CreDocument *base, const char *path, GError **error)
{
  CreMapDocument *document = CRE_MAP_DOCUMENT (base);
  GError *problem = NULL;
  g_autoptr (CrEdit) settled =
      path != NULL ? cre_map_document_settle_pictures (document, path, &problem) : NULL;
  CrMap *map;

  if (problem != NULL) {
    g_propagate_error (error, problem);
    return NULL;
  }
  map = cr_map_copy (cre_map_document_get_map (document));
  if (settled != NULL)
    cr_edit_swap (settled, map);
  return map;
}

static gboolean
cre_map_document_says (CreDocument *document, gconstpointer copy)
{
  return cr_map_equal (copy, cre_map_document_get_map (CRE_MAP_DOCUMENT (document)));
}

static GBytes *
cre_map_document_serialize (gconstpointer copy)
{
  return cr_map_serialize (copy);
}

static gboolean
cre_map_document_write (gconstpointer copy, const char *path, CrFileState *state, GError **error)
{
  return cr_map_save (copy, path, state, error);
}

/* Returns: (transfer full) (nullable): a document; NULL when no ruleset can be read. @map:
 * (transfer full): with the ruleset that it names, or with the usual one if that does not exist
 * @path: (nullable): of its file */
static CreMapDocument *
new_for (CrMap *map, const char *path, GError **error)
{
  g_autoptr (CrMap) own = map;
  g_autofree char *lost = NULL;
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load_for_map (map, path, &lost, error);
  CreMapDocument *document;

  if (ruleset == NULL)
    return NULL;
  document = cre_map_document_new (g_steal_pointer (&own), ruleset);
  document->lost_ruleset = g_steal_pointer (&lost);
  return document;
}

static CreDocument *
cre_map_document_load (const char *path,
                       const char *own_path,
                       CrFileState *state_out,
                       GError **error)
{
  CrMap *map = cr_map_open (path, state_out, error);
  CreMapDocument *document = map != NULL ? new_for (map, own_path, error) : NULL;

  return document != NULL ? CRE_DOCUMENT (document) : NULL;
}

/* A map may overwrite neither a file that it needs, nor a picture that was added since it was read.
 */
static gboolean
check_target (CreMapDocument *document, CrTargetKind kind, const char *path, GError **error)
{
  GFile *own = cre_document_get_file (CRE_DOCUMENT (document));
  g_autofree char *own_path = own != NULL ? g_file_get_path (own) : NULL;

  return cre_map_document_check_pictures (document, path, error) &&
         cr_target_check (cre_map_document_get_map (document), own_path, kind, path, error);
}

static gboolean
cre_map_document_check_target (CreDocument *document, const char *path, GError **error)
{
  return check_target (CRE_MAP_DOCUMENT (document), CR_TARGET_MAP, path, error);
}

gboolean
cre_map_document_check_export (CreMapDocument *document, const char *path, GError **error)
{
  return check_target (document, CR_TARGET_OTHER, path, error);
}

/* Pictures are found from there now; what was cut off at the edges is not in the file. */
static void
cre_map_document_lies_at (CreDocument *base, const char *path)
{
  CreMapDocument *document = CRE_MAP_DOCUMENT (base);
  g_autoptr (CrEdit) settled = cre_map_document_settle_pictures (document, path, NULL);

  if (settled != NULL)
    cre_map_document_swap_in (document, settled);
  cr_castle_forget_outside (document->castle);
}

/* Warns when another ruleset is used than the map names. */
static const char *
cre_map_document_get_warning (CreDocument *document)
{
  return CRE_MAP_DOCUMENT (document)->lost_ruleset;
}

/* Tells what resizing has cut off the map. */
static char *
cre_map_document_describe_loss (CreDocument *document, char **why_out)
{
  guint n = cr_resize_count_hidden (cre_map_document_get_map (CRE_MAP_DOCUMENT (document)));

  if (n == 0)
    return NULL;
  *why_out = g_strdup (
      _ ("Since the map was made smaller, hexes, stairs or names lie outside it. They are kept "
         "until now, and come back when it grows again; once it is saved they are gone."));
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u thing that was cut off is not saved",
                                       "%u things that were cut off are not saved", n),
                          n);
}

static void
cre_map_document_finalize (GObject *object)
{
  CreMapDocument *document = CRE_MAP_DOCUMENT (object);

  cre_slices_end (&document->growing);
  cre_slices_end (&document->reading_levels);
  g_hash_table_unref (document->sources);
  cr_castle_free (document->castle);
  g_free (document->lost_ruleset);
  G_OBJECT_CLASS (cre_map_document_parent_class)->finalize (object);
}

static guint
add_signal (const char *name, guint n_pointers)
{
  return g_signal_new (name, CRE_TYPE_MAP_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                       G_TYPE_NONE, n_pointers, G_TYPE_POINTER);
}

static void
cre_map_document_class_init (CreMapDocumentClass *klass)
{
  CreDocumentClass *document_class = CRE_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cre_map_document_finalize;
  document_class->ending = ".map.xml";
  document_class->make_title = cre_map_document_make_title;
  document_class->copy = cre_map_document_copy;
  document_class->free_copy = (GDestroyNotify) cr_map_free;
  document_class->says = cre_map_document_says;
  document_class->serialize = cre_map_document_serialize;
  document_class->write = cre_map_document_write;
  document_class->load = cre_map_document_load;
  document_class->is_made = cr_assembly_is_path;
  document_class->check_target = cre_map_document_check_target;
  document_class->lies_at = cre_map_document_lies_at;
  document_class->keep = cre_map_document_keep_pictures;
  document_class->recall = cre_map_document_recall_pictures;
  document_class->get_warning = cre_map_document_get_warning;
  document_class->describe_loss = cre_map_document_describe_loss;

  signals[SIGNAL_CHANGED] = add_signal ("changed", 1);
  signals[SIGNAL_MOVED] = add_signal ("moved", 1);
  signals[SIGNAL_FIRE_READY] = add_signal ("fire-ready", 0);
  signals[SIGNAL_LEVELS_READY] = add_signal ("levels-ready", 0);
}

static void
cre_map_document_init (CreMapDocument *document)
{
  document->sources =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) cre_source_free);
}

CreMapDocument *
cre_map_document_new (CrMap *map, const CrRuleset *ruleset)
{
  CreMapDocument *document = g_object_new (CRE_TYPE_MAP_DOCUMENT, NULL);

  document->castle = cr_castle_new (map, ruleset);
  cre_document_bind (CRE_DOCUMENT (document), NULL);
  return document;
}

CreMapDocument *
cre_map_document_new_styled (const CrGrid *grid,
                             const char *title,
                             const CrPlainStyle *style,
                             GError **error)
{
  CrPlainStyle usual = cr_plain_style_get_default ();
  g_autofree char *id = cr_map_make_id (title != NULL ? title : "");

  return new_for (cr_map_new_plain_as (grid, id, title, style != NULL ? style : &usual), NULL,
                  error);
}

CreMapDocument *
cre_map_document_open (GFile *file, GError **error)
{
  CreDocument *document = cre_document_open (CRE_TYPE_MAP_DOCUMENT, file, error);

  return document != NULL ? CRE_MAP_DOCUMENT (document) : NULL;
}
