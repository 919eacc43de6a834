/* cr-xml-playlog.c: logs of games as files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-playlog.h"

#include "cr-error.h"
#include "cr-file.h"
#include "cr-limits.h"
#include "cr-own-characters.h"
#include "cr-text.h"
#include "cr-xml-characters.h"
#include "cr-xml-node.h"
#include "cr-xml.h"

static CrNode *
new_child (CrNode *parent, const char *name)
{
  CrNode *child = cr_node_new (name);

  cr_node_take_child (parent, child);
  return child;
}

static void
write_die (CrNode *order, const CrRolled *rolled)
{
  CrNode *node = new_child (order, "die");

  cr_node_set_int (node, "value", rolled->die);
  if (rolled->modified != rolled->die)
    cr_node_set_int (node, "modified", rolled->modified);
  if (rolled->typed)
    cr_node_set (node, "typed", "yes");
}

static void
write_played (CrNode *root, const CrPlayed *played)
{
  CrNode *node = new_child (root, "order");

  cr_node_set (node, "text", played->order);
  if (played->anew)
    cr_node_set (node, "anew", "yes");
  if (played->digest != NULL)
    cr_node_set (node, "state", played->digest);
  for (guint i = 0; i < played->dice->len; i++)
    write_die (node, &g_array_index (played->dice, CrRolled, i));
  for (char **words = played->words; words != NULL && *words != NULL; words++)
    cr_node_set_text (new_child (node, "event"), *words);
}

/* What differs from the ruleset. */
static void
write_options (CrNode *root, const CrPlaylog *log)
{
  for (char **choice = log->choices; *choice != NULL; choice++) {
    g_auto (GStrv) words = g_strsplit (*choice, "=", 2);
    CrNode *node = new_child (root, "option");

    cr_node_set (node, "id", words[0]);
    cr_node_set (node, "value", words[1]);
  }
  if (log->last_turn > 0)
    cr_node_set_int (new_child (root, "turns"), "last", log->last_turn);
}

/* Returns: (transfer full): all that comes before the orders */
static CrNode *
make_root (const CrPlaylog *log)
{
  CrNode *root = cr_node_new ("playlog");
  g_autofree char *seed = g_strdup_printf ("%" G_GUINT64_FORMAT, log->seed);
  CrNode *castle;

  cr_node_set (root, "xmlns", CR_XML_NAMESPACE);
  cr_node_set (root, "version", "1.0");
  if (log->siege)
    cr_node_set (root, "of", "siege");
  castle = new_child (root, "castle");
  cr_node_set (castle, "map", log->map);
  cr_node_set (castle, "digest", log->map_digest);
  if (log->map_file != NULL)
    cr_node_set (castle, "file", log->map_file);
  cr_node_set (castle, "ruleset", log->ruleset);
  if (log->scenario != NULL)
    cr_node_take_child (root, cr_node_copy (log->scenario->root));
  write_options (root, log);
  cr_node_set (new_child (root, "characters"), "library", log->characters);
  cr_node_set (new_child (root, "dice"), "seed", seed);
  return root;
}

/* Returns: (transfer full): as it was, but for what is known of it; the castle may lie elsewhere
 * now. */
static CrNode *
merge_nodes (const CrNode *was, const CrNode *is)
{
  CrNode *node = cr_node_new (cr_node_get_name (was));
  const char *value;

  for (guint i = 0; i < cr_node_n_attributes (was); i++) {
    const char *name = cr_node_get_attribute (was, i, &value);
    const char *now = cr_node_get (is, name);

    if (now != NULL || !g_str_equal (name, "file"))
      cr_node_set (node, name, now != NULL ? now : value);
  }
  for (guint i = 0; i < cr_node_n_attributes (is); i++) {
    const char *name = cr_node_get_attribute (is, i, &value);

    cr_node_set (node, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (was); i++)
    cr_node_take_child (node, cr_node_ref (cr_node_get_child (was, i)));
  return node;
}

static gboolean
is_played (const CrPlaylog *log, const CrNode *order, guint *next)
{
  gboolean is =
      *next < log->played->len && ((const CrPlayed *) log->played->pdata[*next])->node == order;

  *next += is;
  return is;
}

/* Returns: (nullable): what is said now of a thing of the head; of options each is one. */
static const CrNode *
find_now (const CrNode *is, const CrNode *was)
{
  const char *name = cr_node_get_name (was);
  const CrNode *now = name != NULL ? cr_node_find (is, name) : NULL;

  if (!cr_node_is (was, "option"))
    return now;
  now = cr_node_find_with (is, "option", "id", cr_node_get (was, "id"));
  return now != NULL && g_strcmp0 (cr_node_get (now, "value"), cr_node_get (was, "value")) == 0
             ? now
             : NULL;
}

static gboolean
is_choice (const CrNode *node)
{
  return cr_node_is (node, "option") || cr_node_is (node, "turns");
}

/* Options that the game has now and had not: they stand before the characters. */
static void
add_choices (CrNode *root, const CrPlaylog *log, const CrNode *is)
{
  for (guint i = 0; i < cr_node_n_children (is); i++) {
    const CrNode *now = cr_node_get_child (is, i);
    gboolean was = FALSE;

    for (guint j = 0; j < cr_node_n_children (log->node) && !was; j++) {
      const CrNode *old = cr_node_get_child (log->node, j);

      was = is_choice (old) && find_now (is, old) == now;
    }
    if (is_choice (now) && !was)
      cr_node_take_child (root, cr_node_ref (now));
  }
}

/* Nodes keep their places; orders that were taken back since are left out. Returns: (transfer
 * full): the root with the first @n_out orders */
static CrNode *
keep_root (const CrPlaylog *log, const CrNode *is, guint *n_out)
{
  CrNode *root = cr_node_new ("playlog");

  *n_out = 0;
  for (guint i = 0; i < cr_node_n_attributes (log->node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (log->node, i, &value);

    cr_node_set (root, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (log->node); i++) {
    const CrNode *was = cr_node_get_child (log->node, i), *now = find_now (is, was);

    if (cr_node_is (was, "characters"))
      add_choices (root, log, is);
    if (now != NULL)
      cr_node_take_child (root, merge_nodes (was, now));
    else if (!is_choice (was) && (!cr_node_is (was, "order") || is_played (log, was, n_out)))
      cr_node_take_child (root, cr_node_ref (was));
  }
  return root;
}

GBytes *
cr_playlog_write (const CrPlaylog *log)
{
  g_autoptr (CrNode) is = make_root (log);
  guint n = 0;
  g_autoptr (CrNode) root = log->node != NULL ? keep_root (log, is, &n) : cr_node_ref (is);

  for (guint i = n; i < log->played->len; i++)
    write_played (root, log->played->pdata[i]);
  return cr_xml_node_serialize_like (root, log->old);
}

static gboolean
read_die (CrPlayed *played, const CrNode *node, GError **error)
{
  static const char *const answers[] = { "no", "yes", NULL };
  CrRolled rolled = { 0 };

  if (!cr_node_read_int (node, "value", 1, 10, 1, &rolled.die, error) ||
      !cr_node_read_int (node, "modified", -99, 99, rolled.die, &rolled.modified, error) ||
      !cr_node_read_enum (node, "typed", answers, 0, &rolled.typed, error))
    return FALSE;
  g_array_append_val (played->dice, rolled);
  return TRUE;
}

static gboolean
read_played (CrPlaylog *log, const CrNode *node, GError **error)
{
  static const char *const answers[] = { "no", "yes", NULL };
  CrPlayed *played = cr_played_new ();
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  const char *text;

  g_ptr_array_add (log->played, played);
  if (!cr_node_need (node, "text", &text, error) ||
      !cr_node_read_enum (node, "anew", answers, FALSE, &played->anew, error))
    return FALSE;
  played->order = g_strdup (text);
  played->digest = g_strdup (cr_node_get (node, "state"));
  played->node = cr_node_ref (node);
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    const CrNode *child = cr_node_get_child (node, i);

    if (cr_node_is (child, "die") && !read_die (played, child, error))
      return FALSE;
    if (cr_node_is (child, "event") && cr_node_get_text (child) != NULL)
      g_strv_builder_add (words, cr_node_get_text (child));
  }
  played->words = g_strv_builder_end (words);
  return TRUE;
}

static gboolean
need_child (const CrNode *root, const char *name, const char *attribute, char **out, GError **error)
{
  const CrNode *child = cr_node_find (root, name);
  const char *value;

  if (child == NULL) {
    cr_node_set_error (root, error, CR_ERROR_SYNTAX, cr_text ("found no <%s>, expected one"), name);
    return FALSE;
  }
  if (!cr_node_need (child, attribute, &value, error))
    return FALSE;
  *out = g_strdup (value);
  return TRUE;
}

static gboolean
read_seed (CrPlaylog *log, const CrNode *root, GError **error)
{
  g_autofree char *text = NULL;

  if (!need_child (root, "dice", "seed", &text, error))
    return FALSE;
  if (g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, &log->seed, NULL))
    return TRUE;
  cr_node_set_error (cr_node_find (root, "dice"), error, CR_ERROR_SYNTAX,
                     cr_text ("found seed=\"%s\", expected a whole number"), text);
  return FALSE;
}

static gboolean
read_option (const CrNode *node, GStrvBuilder *choices, GError **error)
{
  const char *id, *value;
  g_autofree char *choice = NULL;

  if (!cr_node_need (node, "id", &id, error) || !cr_node_need (node, "value", &value, error))
    return FALSE;
  choice = g_strdup_printf ("%s=%s", id, value);
  g_strv_builder_add (choices, choice);
  return TRUE;
}

static gboolean
read_options (CrPlaylog *log, const CrNode *root, GError **error)
{
  g_autoptr (GStrvBuilder) choices = g_strv_builder_new ();
  const CrNode *turns = cr_node_find (root, "turns");

  for (guint i = 0; i < cr_node_n_children (root); i++)
    if (cr_node_is (cr_node_get_child (root, i), "option") &&
        !read_option (cr_node_get_child (root, i), choices, error))
      return FALSE;
  log->choices = g_strv_builder_end (choices);
  return turns == NULL ||
         cr_node_read_int (turns, "last", 1, CR_MAX_TURNS, 0, &log->last_turn, error);
}

/* Reads the scenario that was played; without one the game was free play. */
static gboolean
read_scenario (CrPlaylog *log, const CrNode *root, GError **error)
{
  const CrNode *row = cr_node_find (root, "scenario");

  log->scenario = row != NULL ? cr_scenario_new (row, error) : NULL;
  return row == NULL || log->scenario != NULL;
}

static CrPlaylog *
read_log (const CrNode *root, GError **error)
{
  static const char *const kinds[] = { "game", "siege", NULL };
  g_autoptr (CrPlaylog) log = cr_playlog_new_empty ();

  if (!need_child (root, "castle", "map", &log->map, error) ||
      !need_child (root, "castle", "digest", &log->map_digest, error) ||
      !need_child (root, "castle", "ruleset", &log->ruleset, error) ||
      !need_child (root, "characters", "library", &log->characters, error) ||
      !read_options (log, root, error) || !read_seed (log, root, error) ||
      !read_scenario (log, root, error) ||
      !cr_node_read_enum (root, "of", kinds, FALSE, &log->siege, error))
    return NULL;
  log->map_file = g_strdup (cr_node_get (cr_node_find (root, "castle"), "file"));
  for (guint i = 0; i < cr_node_n_children (root) && log->problem == NULL; i++)
    if (cr_node_is (cr_node_get_child (root, i), "order") &&
        !read_played (log, cr_node_get_child (root, i), &log->problem))
      g_ptr_array_set_size (log->played, (int) log->played->len - 1);
  return g_steal_pointer (&log);
}

/* A log with broken XML is used up to the broken place. */
static CrNode *
parse_log (GBytes *bytes, const char *path, GError **problem, GError **error)
{
  g_autoptr (GError) broken = NULL;
  CrNode *root = cr_xml_node_parse (bytes, path, "playlog", &broken);

  if (root == NULL)
    root = cr_xml_node_parse_begun (bytes, cr_error_get_line (broken), "playlog");
  if (root == NULL)
    g_propagate_error (error, g_steal_pointer (&broken));
  else if (broken != NULL)
    g_propagate_error (problem, g_steal_pointer (&broken));
  return root;
}

CrPlaylog *
cr_playlog_load (const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = cr_file_read (path, CR_LIMIT_FILE_BYTES, NULL, error);
  g_autoptr (GError) local = NULL, problem = NULL;
  g_autoptr (CrNode) root = bytes != NULL ? parse_log (bytes, path, &problem, error) : NULL;
  CrPlaylog *log;

  if (root == NULL)
    return NULL;
  log = read_log (root, &local);
  if (log == NULL) {
    cr_error_add_file (&local, path);
    g_propagate_error (error,
                       problem != NULL ? g_steal_pointer (&problem) : g_steal_pointer (&local));
    return NULL;
  }
  if (log->problem != NULL)
    cr_error_add_file (&log->problem, path);
  else
    log->problem = g_steal_pointer (&problem);
  log->node = g_steal_pointer (&root);
  log->old = g_steal_pointer (&bytes);
  return log;
}

CrCharacters *
cr_playlog_load_library (const CrPlaylog *log, const char *path, GError **error)
{
  g_autoptr (CrCharacters) base = cr_characters_load (log->characters, error);
  CrCharacters *own;

  if (base == NULL || log->scenario == NULL)
    return g_steal_pointer (&base);
  own = cr_scenario_find_library (log->scenario, base, error);
  if (own != NULL && own != base)
    cr_characters_find_faces (own, path, NULL);
  return own;
}
