/* cre-siege-file.c: opens and saves a siege. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-siege-private.h"

#include "cr-error.h"
#include "cr-save.h"
#include "cr-siege-log.h"
#include "cr-xml-characters.h"
#include "cr-xml-playlog.h"
#include "cre-hint.h"
#include "cre-playlog-file.h"

#include <glib/gi18n-lib.h>

static char *
cre_siege_make_title (CreDocument *document)
{
  const char *scenario = CRE_SIEGE (document)->scenario;

  if (scenario != NULL)
    /* Translators: the title of a document, “Siege: Until the Bread is Gone” */
    return g_strdup_printf (_ ("Siege: %s"), scenario);
  /* Translators: the title of a document, “Siege of Border Castle” */
  return g_strdup_printf (_ ("Siege of %s"),
                          cre_document_get_title (CRE_DOCUMENT (CRE_SIEGE (document)->stage)));
}

static gpointer
cre_siege_copy (CreDocument *document, const char *path, GError **error)
{
  return cre_playlog_copy (CRE_SIEGE (document)->log, CRE_SIEGE (document)->stage, path);
}

static gboolean
cre_siege_says (CreDocument *document, gconstpointer copy)
{
  return cre_playlog_says (CRE_SIEGE (document)->log, copy);
}

static void
cre_siege_keep (CreDocument *document, GKeyFile *notes, GHashTable *files)
{
  cre_playlog_keep (CRE_SIEGE (document)->stage, CRE_SIEGE (document)->start, notes, files);
}

static void
cre_siege_recall (CreDocument *document, GKeyFile *notes, const char *folder)
{
  CreSiege *siege = CRE_SIEGE (document);

  cre_playlog_recall (siege->log, siege->stage, &siege->castle, notes, folder);
}

static gboolean
cre_siege_check_target (CreDocument *document, const char *path, GError **error)
{
  return cre_playlog_check_target (CRE_SIEGE (document)->stage, path, error);
}

/* Every die is rolled again; where something differs, the siege is open up to there. Returns:
 * (nullable): what differed */
static char *
replay_days (CreSiege *siege, const CrPlaylog *log)
{
  g_autoptr (CrCampaign) tried = cr_campaign_copy (siege->campaign);
  g_autoptr (CrDayEvents) events = cr_day_events_new ();

  for (guint i = 0; i < log->played->len; i++) {
    const CrPlayed *played = log->played->pdata[i];
    g_autoptr (GError) error = NULL;

    if (!cr_siege_log_replay (log, i, tried, events, &error) ||
        !cre_siege_say (siege, played->order, &error))
      return g_strdup (error->message);
  }
  return log->problem != NULL ? g_strdup (log->problem->message) : NULL;
}

static CreDocument *
load_log (CreMapDocument *map, const CrPlaylog *log, GError **error)
{
  g_autoptr (CrCharacters) library = cr_characters_load (log->characters, error);
  CrCampaign *campaign =
      library != NULL ? cr_siege_log_begin (log, cre_map_document_get_castle (map), library, error)
                      : NULL;
  CreSiege *siege;

  if (campaign == NULL)
    return NULL;
  siege = cre_siege_new_of (map, campaign);
  cr_playlog_keep (siege->log, log);
  siege->broken = replay_days (siege, log);
  siege->castle = g_object_ref (map);
  return CRE_DOCUMENT (siege);
}

static CreDocument *
cre_siege_load (const char *path, const char *own_path, CrFileState *state_out, GError **error)
{
  g_autoptr (CrPlaylog) log = cre_playlog_read (path, state_out, error);
  g_autoptr (CreMapDocument) map =
      log != NULL ? cre_playlog_find_map (path, own_path, log, error) : NULL;

  return map != NULL ? load_log (map, log, error) : NULL;
}

static CreDocument *
cre_siege_get_castle (CreDocument *document)
{
  return (CreDocument *) CRE_SIEGE (document)->castle;
}

static const char *
cre_siege_get_warning (CreDocument *document)
{
  return CRE_SIEGE (document)->broken;
}

static char *
cre_siege_describe_loss (CreDocument *document, char **why_out)
{
  return cre_playlog_describe_loss (CRE_SIEGE (document)->log, CRE_SIEGE (document)->stage,
                                    why_out);
}

void
cre_siege_fill_file_class (CreDocumentClass *klass)
{
  klass->ending = ".siegelog.xml";
  klass->make_title = cre_siege_make_title;
  klass->copy = cre_siege_copy;
  klass->free_copy = cre_playlog_free_copy;
  klass->says = cre_siege_says;
  klass->serialize = cre_playlog_serialize;
  klass->write = cre_playlog_write_copy;
  klass->get_warning = cre_siege_get_warning;
  klass->describe_loss = cre_siege_describe_loss;
  klass->get_castle = cre_siege_get_castle;
  klass->load = cre_siege_load;
  klass->check_target = cre_siege_check_target;
  klass->keep = cre_siege_keep;
  klass->recall = cre_siege_recall;
}
