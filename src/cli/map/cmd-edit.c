/* cmd-edit.c: does the operations of the editor by a script.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cr-check.h"
#include "cr-limits.h"
#include "cr-operation.h"
#include "cr-resize.h"
#include "cr-xml-map.h"

/* The operations in the order they were given: name, argument, name, argument, … */
typedef struct {
  GPtrArray *words;
} Script;

static gboolean
take_operation_cb (const char *option, const char *value, gpointer data, GError **error)
{
  Script *script = data;

  g_ptr_array_add (script->words, g_strdup (option + strlen ("--")));
  g_ptr_array_add (script->words, g_strdup (value));
  return TRUE;
}

/* Each operation acts on the map as the ones before have left it. */
static gboolean
perform_script (CliCastle *castle, const Script *script, GPtrArray *edits, GError **error)
{
  for (guint i = 0; i + 1 < script->words->len; i += 2) {
    CrEdit *edit = cr_operation_parse (castle->map, castle->ruleset, script->words->pdata[i],
                                       script->words->pdata[i + 1], error);

    if (edit == NULL) {
      g_prefix_error (error, "--%s: ", (const char *) script->words->pdata[i]);
      return FALSE;
    }
    cr_castle_swap (castle->it, edit, NULL);
    g_ptr_array_add (edits, edit);
  }
  return TRUE;
}

static void
undo_edits (CliCastle *castle, const GPtrArray *edits)
{
  for (guint i = edits->len; i > 0; i--)
    cr_castle_swap (castle->it, edits->pdata[i - 1], NULL);
}

/* When all operations cancel out, the bytes of the file that was read are written, however it was
 * formatted. */
static gboolean
save_unchanged (CliCastle *castle, const char *to, GError **error)
{
  const char *from = castle->path;
  g_autoptr (GBytes) bytes = cr_file_read (from, CR_LIMIT_FILE_BYTES, NULL, error);
  g_autoptr (CrMap) read = bytes != NULL ? cr_map_parse (bytes, from, error) : NULL;
  g_autofree char *digest = cr_map_dup_digest (castle->map);
  g_autofree char *digest_read = read != NULL ? cr_map_dup_digest (read) : NULL;

  if (read == NULL)
    return FALSE;
  if (!g_str_equal (digest, digest_read))
    return cli_castle_save (castle, to, error);
  return cli_castle_save_bytes (castle, bytes, to, error);
}

static void
print_result (CliCastle *castle, const char *path)
{
  g_autoptr (GPtrArray) problems = cr_check_map (castle->scene);

  if (problems->len > 0)
    g_print (_ ("problems: %d; crenel-cli check %s lists them\n"), (int) problems->len, path);
}

/* The window asks before it saves; here only a warning is printed, because the file that was read
 * still exists. */
static void
warn_of_cut (const CrMap *map)
{
  guint n = cr_resize_count_hidden (map);

  if (n > 0)
    g_printerr (g_dngettext (GETTEXT_PACKAGE, "%u thing that was cut off is not saved",
                             "%u things that were cut off are not saved", n),
                n);
  if (n > 0)
    g_printerr ("\n");
}

static CrMap *
load_piece (const char *path, gpointer data, GError **error)
{
  return cr_map_load (path, NULL, error);
}

/* A piece is never saved over the map from which it was cut. */
static gboolean
save_piece (const CrMap *piece, const char *path, gpointer data, GError **error)
{
  const CliCastle *castle = data;

  return cli_castle_check_target (castle, path, error) && cr_map_save (piece, path, NULL, error);
}

static GOptionEntry *
make_entries (gboolean *undo_all)
{
  guint n = cr_operation_n ();
  GOptionEntry *entries = g_new0 (GOptionEntry, n + 2);

  for (guint i = 0; i < n; i++) {
    CrOperation operation = cr_operation_get (i);

    entries[i] = (GOptionEntry){
      operation.name,  0, 0, G_OPTION_ARG_CALLBACK, (gpointer) take_operation_cb, operation.about,
      operation.syntax
    };
  }
  entries[n] = (GOptionEntry){
    "undo-all", 0, 0, G_OPTION_ARG_NONE, undo_all, N_ ("Take everything back before saving"), NULL
  };
  return entries;
}

CliStatus
cli_edit (CliCall *call, GError **error)
{
  gboolean undo_all = FALSE;
  g_autofree GOptionEntry *entries = make_entries (&undo_all);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) edits = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_edit_free);
  g_autoptr (CliCastle) castle = NULL;
  CrOperationFiles files = { load_piece, save_piece, NULL };
  Script script = { words };

  cr_operation_use_files (&files);
  call->data = &script;
  call->about = _ (cr_operation_about_places ());
  if (!cli_call_parse (call, entries, error))
    return CLI_FAILED;
  castle = cli_castle_load (call->words[0], NULL, error);
  files.data = castle;
  if (castle == NULL || !perform_script (castle, &script, edits, error))
    return CLI_FAILED;
  if (undo_all)
    undo_edits (castle, edits);
  if (undo_all ? !save_unchanged (castle, call->words[1], error)
               : !cli_castle_save (castle, call->words[1], error))
    return CLI_FAILED;
  warn_of_cut (castle->map);
  print_result (castle, call->words[1]);
  return CLI_YES;
}
