/* cre-scenario-document.c: an open scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-scenario-document.h"

#include "cr-error.h"
#include "cr-own-characters.h"
#include "cr-save.h"
#include "cr-scenario-check.h"
#include "cr-scenario-edit.h"
#include "cr-text.h"
#include "cr-xml-characters.h"
#include "cr-xml-ruleset.h"
#include "cr-xml-scenario.h"
#include "cre-hint.h"

#include <glib/gi18n-lib.h>

/* The notes of a recovered scenario; they name its map, because a scenario without a file cannot.
 */
#define NOTES "scenario"
#define MAP_KEY "map"

/**
 * CreScenarioDocument:
 * @it: the scenario as it is now
 * @old: (nullable): the contents of its file; what is written around the root is kept
 * @map: (nullable): see cre_scenario_document_get_map()
 * @own: (nullable): the library with the scenario's own characters, made for @own_of
 * @problem: (nullable): a sentence about something that it names and that cannot be read
 */
struct _CreScenarioDocument {
  CreDocument parent_instance;

  CrScenario *it;
  GBytes *old;
  CreMapDocument *map;
  CrCharacters *library, *own;
  CrScenario *own_of;
  char *problem;
};

G_DEFINE_FINAL_TYPE (CreScenarioDocument, cre_scenario_document, CRE_TYPE_DOCUMENT)

static guint signal_changed;

const CrScenario *
cre_scenario_document_get (CreScenarioDocument *document)
{
  return document->it;
}

CreMapDocument *
cre_scenario_document_get_map (CreScenarioDocument *document)
{
  return document->map;
}

const CrCharacters *
cre_scenario_document_get_library (CreScenarioDocument *document)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (document));
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;
  CrCharacters *own;

  if (document->library == NULL || document->own_of == document->it)
    return document->own;
  own = cr_scenario_find_library (document->it, document->library, NULL);
  if (own != NULL && own != document->library)
    cr_characters_find_faces (own, path, document->own);
  g_clear_pointer (&document->own, cr_characters_unref);
  g_clear_pointer (&document->own_of, cr_scenario_unref);
  document->own = own != NULL ? own : cr_characters_ref (document->library);
  document->own_of = cr_scenario_ref (document->it);
  return document->own;
}

static const char *
get_id (const CrNode *uses)
{
  return uses != NULL ? cr_node_get (uses, "id") : NULL;
}

/* Returns: (transfer full): the map with the ruleset that the scenario names; with the map's own
 * one if that does not exist, which the check tells */
static CreMapDocument *
rule_map (const CrScenario *it, CreMapDocument *map)
{
  const char *wanted = get_id (it->ruleset);
  g_autoptr (CrRuleset) ruleset = NULL;
  CreMapDocument *by;

  if (wanted != NULL &&
      !g_str_equal (wanted, cr_ruleset_get_id (cre_map_document_get_ruleset (map))))
    ruleset = cr_ruleset_load (wanted, NULL);
  if (ruleset == NULL)
    return g_object_ref (map);
  by = cre_map_document_new (cr_map_copy (cre_map_document_get_map (map)), ruleset);
  cre_document_bind (CRE_DOCUMENT (by), cre_document_get_file (CRE_DOCUMENT (map)));
  return by;
}

/* Returns: (transfer full) (nullable): the map at @path with the ruleset of the scenario; NULL with
 * an error */
static CreMapDocument *
open_map (const CrScenario *it, const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CreMapDocument) map = cre_map_document_open (file, error);

  return map != NULL ? rule_map (it, map) : NULL;
}

/* Returns: (transfer full) (nullable): the library that the scenario names; the usual one if that
 * does not exist, which the check tells */
static CrCharacters *
open_library (const CrScenario *it)
{
  CrCharacters *library = cr_characters_load (get_id (it->characters), NULL);

  return library != NULL ? library : cr_characters_load (NULL, NULL);
}

/* Loads another library if the scenario names another one than before. */
static void
follow_library (CreScenarioDocument *document, const CrScenario *before)
{
  if (g_strcmp0 (get_id (before->characters), get_id (document->it->characters)) == 0)
    return;
  g_clear_pointer (&document->library, cr_characters_unref);
  g_clear_pointer (&document->own_of, cr_scenario_unref);
  document->library = open_library (document->it);
}

/* A step of the history: the scenario and its map to which it leads when it is swapped. */
typedef struct {
  CreStep step;
  CrScenario *it;
  CreMapDocument *map;
} ScenarioStep;

static void
step_swap (CreStep *base, gpointer owner)
{
  ScenarioStep *step = (ScenarioStep *) base;
  CreScenarioDocument *document = owner;
  CrScenario *it = document->it;
  CreMapDocument *map = document->map;

  document->it = step->it;
  document->map = step->map;
  step->it = it;
  step->map = map;
  follow_library (document, it);
  cre_document_update_title (CRE_DOCUMENT (document));
  g_signal_emit (document, signal_changed, 0);
}

static void
step_free (CreStep *base)
{
  ScenarioStep *step = (ScenarioStep *) base;

  cr_scenario_unref (step->it);
  g_clear_object (&step->map);
  g_free (step);
}

/* The first step of a stroke already leads back to the scenario before the stroke, so later ones
 * are dropped. */
static void
step_merge (CreStep *base, CreStep *later)
{
  step_free (later);
}

/* Does a step. @it: (transfer full); @map: (nullable) */
static void
do_step (CreScenarioDocument *document,
         CrScenario *it,
         CreMapDocument *map,
         const char *label,
         guint stroke)
{
  static const CreStepKind kind = { step_swap, step_merge, step_free };
  ScenarioStep *step = g_new (ScenarioStep, 1);

  *step = (ScenarioStep){ { .kind = &kind }, it, map != NULL ? g_object_ref (map) : NULL };
  cre_document_do (CRE_DOCUMENT (document), &step->step, label, stroke);
}

gboolean
cre_scenario_document_apply (CreScenarioDocument *document,
                             CrScenario *changed,
                             const char *label,
                             guint stroke)
{
  g_autoptr (CreMapDocument) map = NULL;

  if (changed == NULL)
    return FALSE;
  if (document->map != NULL)
    map = g_strcmp0 (get_id (changed->ruleset), get_id (document->it->ruleset)) == 0
              ? g_object_ref (document->map)
              : rule_map (changed, document->map);
  do_step (document, changed, map, label, stroke);
  return TRUE;
}

/* Returns: (transfer full): the node by which the scenario names its map, with the sum of the map
 */
static CrNode *
new_uses (const CrNode *before, CreMapDocument *map)
{
  const CrMap *it = cre_map_document_get_map (map);
  g_autofree char *digest = cr_map_dup_digest (it);
  CrNode *uses = before != NULL ? cr_node_copy (before) : cr_node_new ("uses");

  cr_node_set (uses, "kind", "map");
  cr_node_set (uses, "id", cr_map_get_id (it));
  cr_node_set (uses, "href", NULL);
  cr_node_set (uses, "digest", digest);
  return uses;
}

void
cre_scenario_document_use_map (CreScenarioDocument *document, CreMapDocument *map)
{
  const CrNode *before = document->it->map;
  CrNode *uses = new_uses (before, map);
  CrScenario *changed = before != NULL ? cr_scenario_replace (document->it, before, uses)
                                       : cr_scenario_add (document->it, NULL, NULL, uses);

  do_step (document, changed, map, _ ("choosing of a map"), 0);
}

/* The functions from here on implement the document. */

static char *
cre_scenario_document_make_title (CreDocument *document)
{
  const CrScenario *it = CRE_SCENARIO_DOCUMENT (document)->it;
  const char *title = cr_scenario_get_title (it, g_get_language_names ());
  const char *name = cre_document_get_file_name (document);

  if (title != NULL && *title != '\0')
    return cr_text_show (title);
  return g_strdup (name != NULL ? name : _ ("New scenario"));
}

/* Returns: (transfer full) (nullable): the path of the file of its map */
static char *
dup_map_path (CreScenarioDocument *document)
{
  GFile *file = document->map != NULL ? cre_document_get_file (CRE_DOCUMENT (document->map)) : NULL;

  return file != NULL ? g_file_get_path (file) : NULL;
}

/* Returns: (transfer full): the scenario as it is written to @path, from where the path of its map
 * is given */
static CrScenario *
settle_map (CreScenarioDocument *document, const char *path)
{
  const CrScenario *it = document->it;
  g_autofree char *map = dup_map_path (document);
  g_autofree char *found = map != NULL ? cr_scenario_find_map (it, path, NULL) : NULL;
  g_autofree char *hint = NULL;
  CrScenario *changed;

  if (map == NULL || it->map == NULL || (found != NULL && cr_file_is_same (found, map)))
    return cr_scenario_ref (it);
  hint = cre_make_hint (path, map);
  changed = cr_scenario_set (it, it->map, "href", hint);
  return changed != NULL ? changed : cr_scenario_ref (it);
}

/* Copy: the scenario, and the contents of the file that it replaces. */
typedef struct {
  CrScenario *it;
  GBytes *old;
} Copy;

static gpointer
cre_scenario_document_copy (CreDocument *base, const char *path, GError **error)
{
  CreScenarioDocument *document = CRE_SCENARIO_DOCUMENT (base);
  Copy *copy = g_new (Copy, 1);

  copy->it = path != NULL ? settle_map (document, path) : cr_scenario_ref (document->it);
  copy->old = document->old != NULL ? g_bytes_ref (document->old) : NULL;
  return copy;
}

static void
cre_scenario_document_free_copy (gpointer data)
{
  Copy *copy = data;

  cr_scenario_unref (copy->it);
  g_clear_pointer (&copy->old, g_bytes_unref);
  g_free (copy);
}

static gboolean
cre_scenario_document_says (CreDocument *document, gconstpointer copy)
{
  const CrNode *saved = ((const Copy *) copy)->it->root;
  const CrNode *now = CRE_SCENARIO_DOCUMENT (document)->it->root;

  return saved == now || cr_node_equal (saved, now);
}

static GBytes *
cre_scenario_document_serialize (gconstpointer data)
{
  const Copy *copy = data;

  return cr_scenario_write (copy->it, copy->old);
}

static gboolean
cre_scenario_document_write (gconstpointer copy,
                             const char *path,
                             CrFileState *state,
                             GError **error)
{
  g_autoptr (GBytes) bytes = cre_scenario_document_serialize (copy);

  return cr_save (path, bytes, state, error);
}

/* Notes what is missing, to tell it; the rest is opened all the same. */
static void
note_missing (CreScenarioDocument *document, const GError *error)
{
  const CrCastle *castle =
      document->map != NULL ? cre_map_document_get_castle (document->map) : NULL;
  g_autoptr (GPtrArray) problems = cr_problems_new ();

  cr_scenario_check_uses (castle, document->it, document->library, problems);
  if (error != NULL)
    document->problem = g_strdup (error->message);
  else if (problems->len > 0)
    document->problem = g_strdup (((const CrProblem *) problems->pdata[0])->message);
}

static void
find_all (CreScenarioDocument *document, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *map = cr_scenario_find_map (document->it, path, &error);

  if (map != NULL)
    document->map = open_map (document->it, map, &error);
  document->library = open_library (document->it);
  note_missing (document, error);
}

static CreDocument *
cre_scenario_document_load (const char *path,
                            const char *own_path,
                            CrFileState *state_out,
                            GError **error)
{
  g_autoptr (CrScenarioFile) file = cr_scenario_load (path, error);
  CreScenarioDocument *document;

  if (file == NULL)
    return NULL;
  document = g_object_new (CRE_TYPE_SCENARIO_DOCUMENT, NULL);
  document->it = g_steal_pointer (&file->it);
  document->old = g_steal_pointer (&file->old);
  if (state_out != NULL)
    *state_out = file->state;
  find_all (document, own_path != NULL ? own_path : path);
  return CRE_DOCUMENT (document);
}

static gboolean
cre_scenario_document_check_target (CreDocument *document, const char *path, GError **error)
{
  g_autofree char *map = dup_map_path (CRE_SCENARIO_DOCUMENT (document));

  if (map == NULL || !cr_file_is_same (map, path))
    return TRUE;
  g_set_error_literal (error, CR_ERROR, CR_ERROR_IO,
                       _ ("this is the file of the map that is played on"));
  return FALSE;
}

/* The path of the map is given from the new file. */
static void
cre_scenario_document_lies_at (CreDocument *base, const char *path)
{
  CreScenarioDocument *document = CRE_SCENARIO_DOCUMENT (base);
  g_autoptr (CrScenario) before = document->it;

  document->it = settle_map (document, path);
  if (!cr_node_equal (document->it->root, before->root))
    g_signal_emit (document, signal_changed, 0);
}

static void
cre_scenario_document_keep (CreDocument *document, GKeyFile *notes, GHashTable *files)
{
  g_autofree char *map = dup_map_path (CRE_SCENARIO_DOCUMENT (document));

  if (map != NULL)
    g_key_file_set_string (notes, NOTES, MAP_KEY, map);
}

static void
cre_scenario_document_recall (CreDocument *base, GKeyFile *notes, const char *folder)
{
  CreScenarioDocument *document = CRE_SCENARIO_DOCUMENT (base);
  g_autofree char *map = g_key_file_get_string (notes, NOTES, MAP_KEY, NULL);

  if (document->map != NULL || map == NULL)
    return;
  document->map = open_map (document->it, map, NULL);
  if (document->map != NULL)
    g_clear_pointer (&document->problem, g_free);
}

static const char *
cre_scenario_document_get_warning (CreDocument *document)
{
  return CRE_SCENARIO_DOCUMENT (document)->problem;
}

static void
cre_scenario_document_finalize (GObject *object)
{
  CreScenarioDocument *document = CRE_SCENARIO_DOCUMENT (object);

  g_clear_pointer (&document->it, cr_scenario_unref);
  g_clear_pointer (&document->old, g_bytes_unref);
  g_clear_pointer (&document->library, cr_characters_unref);
  g_clear_pointer (&document->own, cr_characters_unref);
  g_clear_pointer (&document->own_of, cr_scenario_unref);
  g_clear_object (&document->map);
  g_free (document->problem);
  G_OBJECT_CLASS (cre_scenario_document_parent_class)->finalize (object);
}

static void
cre_scenario_document_class_init (CreScenarioDocumentClass *klass)
{
  CreDocumentClass *document_class = CRE_DOCUMENT_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = cre_scenario_document_finalize;
  document_class->ending = CR_SCENARIO_ENDING;
  document_class->make_title = cre_scenario_document_make_title;
  document_class->copy = cre_scenario_document_copy;
  document_class->free_copy = cre_scenario_document_free_copy;
  document_class->says = cre_scenario_document_says;
  document_class->serialize = cre_scenario_document_serialize;
  document_class->write = cre_scenario_document_write;
  document_class->load = cre_scenario_document_load;
  document_class->check_target = cre_scenario_document_check_target;
  document_class->lies_at = cre_scenario_document_lies_at;
  document_class->keep = cre_scenario_document_keep;
  document_class->recall = cre_scenario_document_recall;
  document_class->get_warning = cre_scenario_document_get_warning;
  signal_changed = g_signal_new ("changed", CRE_TYPE_SCENARIO_DOCUMENT, G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
cre_scenario_document_init (CreScenarioDocument *document)
{
}

CreScenarioDocument *
cre_scenario_document_new_of (CrScenario *it, CreMapDocument *map, CrCharacters *library)
{
  CreScenarioDocument *document = g_object_new (CRE_TYPE_SCENARIO_DOCUMENT, NULL);

  document->it = it;
  document->map = g_object_ref (map);
  document->library = library;
  cre_document_bind (CRE_DOCUMENT (document), NULL);
  return document;
}
