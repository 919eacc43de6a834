/* cre-check.c: the problems of a document, found again after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-check.h"

#include <glib/gi18n-lib.h>

#include "cr-picture-facts.h"
#include "cr-text.h"
#include "cr-xml-ruleset.h"
#include "cre-map-document-private.h"
#include "cre-recheck.h"

struct _CreCheck {
  GObject parent_instance;

  /* owned */
  CreMapDocument *document; /* NULL when closed */
  GPtrArray *problems;
  CrCheckFacts *facts;
  CrPictureCache *cache; /* used by the thread only, while it works */
  CreRecheck recheck;
  gboolean fresh;
};

G_DEFINE_FINAL_TYPE (CreCheck, cre_check, G_TYPE_OBJECT)

enum { SIGNAL_CHECKED, N_SIGNALS };

static guint signals[N_SIGNALS];

/* What the thread works on; only what never changes is shared. */
typedef struct {
  CrMap *map;
  CrRuleset *ruleset;
  CrPictureCache *cache;
  char *map_path; /* nullable */
  CrCheckFacts *facts;
  GPtrArray *problems;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_clear_pointer (&job->problems, g_ptr_array_unref);
  cr_check_facts_free (job->facts);
  cr_map_free (job->map);
  cr_ruleset_unref (job->ruleset);
  g_hash_table_unref (job->cache);
  g_free (job->map_path);
  g_free (job);
}

/* Notes whether the ruleset that the map names now exists, because it will be read by that when it
 * is opened again. */
static void
look_for_ruleset (Job *job)
{
  const char *id = cr_map_get_ruleset_id (job->map);
  g_autoptr (CrRuleset) found = NULL;
  g_autofree char *lost = NULL;

  if (id == NULL || g_str_equal (id, cr_ruleset_get_id (job->ruleset)))
    return;
  found = cr_ruleset_load_for_map (job->map, job->map_path, &lost, NULL);
  if (found == NULL || lost != NULL)
    job->facts->lost_ruleset = g_strdup (id);
}

/* This runs in the worker thread. */
static void
check_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  g_autoptr (CrScene) scene = cr_scene_new (job->map, job->ruleset);

  if (job->map_path != NULL)
    cr_picture_gather_facts (job->map, job->map_path, job->cache, job->facts);
  look_for_ruleset (job);
  job->problems = cr_check_map_and_files (scene, job->facts);
  g_task_return_boolean (task, TRUE);
}

static void
take_job (gpointer owner, gpointer data)
{
  CreCheck *self = owner;
  Job *job = data;

  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_pointer (&self->facts, cr_check_facts_free);
  self->problems = g_steal_pointer (&job->problems);
  self->facts = g_steal_pointer (&job->facts);
  self->fresh = TRUE;
  g_signal_emit (self, signals[SIGNAL_CHECKED], 0);
}

/* A picture that was just added has no file beside the map before that is saved, so its bytes count
 * as a fact. */
static void
note_held_pictures (CreMapDocument *document, CrCheckFacts *facts)
{
  const CrMap *map = cre_map_document_get_map (document);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    CrPictureFact fact = { .index = i };

    if (cr_node_is (picture, "picture") && cr_node_find (picture, "link") == NULL &&
        cr_node_find (picture, "data") == NULL &&
        cre_map_document_find_source (document, picture) != NULL)
      g_array_append_val (facts->pictures, fact);
  }
}

static gpointer
begin_job (gpointer owner)
{
  CreCheck *self = owner;
  GFile *file = cre_document_get_file (CRE_DOCUMENT (self->document));
  Job *job = g_new0 (Job, 1);

  job->map = cr_map_copy (cre_map_document_get_map (self->document));
  job->ruleset = cr_ruleset_ref (cre_map_document_get_ruleset (self->document));
  job->cache = g_hash_table_ref (self->cache);
  job->map_path = file != NULL ? g_file_get_path (file) : NULL;
  job->facts = cr_check_facts_new ();
  note_held_pictures (self->document, job->facts);
  return job;
}

static const CreRecheckKind rechecks = { begin_job, check_thread, take_job, job_free };

void
cre_check_start (CreCheck *self)
{
  cre_recheck_start (&self->recheck);
}

static void
changed_cb (CreCheck *self)
{
  self->fresh = FALSE;
  cre_recheck_touch (&self->recheck);
}

void
cre_check_close (CreCheck *self)
{
  cre_recheck_close (&self->recheck);
  if (self->document != NULL)
    g_signal_handlers_disconnect_by_data (self->document, self);
  g_clear_object (&self->document);
}

CreCheck *
cre_check_new (CreMapDocument *document)
{
  CreCheck *self = g_object_new (CRE_TYPE_CHECK, NULL);

  self->document = g_object_ref (document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (document, "saved", G_CALLBACK (changed_cb), self);
  cre_recheck_init (&self->recheck, &rechecks, self);
  return self;
}

const GPtrArray *
cre_check_get_problems (CreCheck *self)
{
  return self->problems;
}

gboolean
cre_check_is_fresh (CreCheck *self)
{
  return self->fresh;
}

gboolean
cre_check_mend (CreCheck *self, guint index)
{
  g_autofree char *label = NULL;
  CrProblem *problem;
  CrEdit *fix;

  if (!self->fresh || self->document == NULL || index >= self->problems->len)
    return FALSE;
  problem = self->problems->pdata[index];
  fix = g_steal_pointer (&problem->fix);
  if (fix == NULL)
    return FALSE;
  /* Translators: the mend as its button says it: “Undo mending: Wall it” */
  label = g_strdup_printf (_ ("mending: %s"), problem->mend);
  return cre_map_document_apply (self->document, fix, label, 0);
}

guint
cre_check_mend_kind (CreCheck *self, const char *id)
{
  const CrCheckKind *kind = cr_check_find_kind (id);
  g_autofree char *label = NULL;
  CrEdit *fix;
  guint n;

  if (!self->fresh || self->document == NULL || kind == NULL)
    return 0;
  fix =
      cr_check_mend_kind (cre_map_document_get_scene (self->document), self->facts, id, FALSE, &n);
  if (fix == NULL)
    return 0;
  label = g_strdup_printf (_ ("mending of “%s”"), cr_text (kind->name));
  return cre_map_document_apply (self->document, fix, label, 0) ? n : 0;
}

static void
cre_check_dispose (GObject *object)
{
  CreCheck *self = CRE_CHECK (object);

  cre_check_close (self);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_pointer (&self->facts, cr_check_facts_free);
  g_clear_pointer (&self->cache, g_hash_table_unref);
  G_OBJECT_CLASS (cre_check_parent_class)->dispose (object);
}

static void
cre_check_class_init (CreCheckClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = cre_check_dispose;
  signals[SIGNAL_CHECKED] = g_signal_new ("checked", CRE_TYPE_CHECK, G_SIGNAL_RUN_LAST, 0, NULL,
                                          NULL, NULL, G_TYPE_NONE, 0);
}

static void
cre_check_init (CreCheck *self)
{
  self->problems = g_ptr_array_new ();
  self->cache = cr_picture_cache_new ();
}
