/* cra-map-activity-fire.c: actions for questions about fire and walking.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-activity-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cra-file-dialogs.h"
#include "cra-section-file.h"

static CreAsk *
get_ask (gpointer data)
{
  return cra_map_page_get_ask (CRA_MAP_ACTIVITY (data)->page);
}

ACTION (fire_from_cb)
{
  CrPlace place;

  if (!cra_map_activity_read_place (data, target, &place))
    return;
  cra_map_activity_take_tool (data, "fire");
  cre_ask_set_shooters (get_ask (data), &place, 1);
}

ACTION (walk_from_cb)
{
  CrPlace place;

  if (!cra_map_activity_read_place (data, target, &place))
    return;
  cra_map_activity_take_tool (data, "walk");
  cre_ask_walk_from (cre_ask_get (CRA_MAP_ACTIVITY (data)->document, "walk"), place);
}

ACTION (end_up_cb)
{
  cre_tool_fire_change_floor (cra_map_page_get_fire (CRA_MAP_ACTIVITY (data)->page), 1);
}

ACTION (end_down_cb)
{
  cre_tool_fire_change_floor (cra_map_page_get_fire (CRA_MAP_ACTIVITY (data)->page), -1);
}

ACTION (swap_cb)
{
  cre_ask_swap (get_ask (data));
}

ACTION (garrison_cb)
{
  CraMapActivity *self = data;

  cra_map_activity_take_tool (self, "fire");
  cre_tool_fire_show_garrison (cra_map_page_get_fire (self->page),
                               CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS);
}

/* @target: "all", "ramparts", "slits", or "area:" and the number of an area */
ACTION (garrison_of_cb)
{
  CraMapActivity *self = data;
  const char *which = g_variant_get_string (target, NULL);
  CreToolFire *fire = cra_map_page_get_fire (self->page);

  cra_map_activity_take_tool (self, "fire");
  if (g_str_has_prefix (which, "area:"))
    cre_ask_show_area (get_ask (data),
                       (guint) g_ascii_strtoull (which + strlen ("area:"), NULL, 10));
  else
    cre_tool_fire_show_garrison (fire,
                                 (g_str_equal (which, "slits") ? 0 : CR_GARRISON_RAMPARTS) |
                                     (g_str_equal (which, "ramparts") ? 0 : CR_GARRISON_SLITS));
}

/* Asks who can hit a man at that place. */
ACTION (hitters_of_cb)
{
  CraMapActivity *self = data;
  CrPlace place;

  if (!cra_map_activity_read_place (data, target, &place))
    return;
  cra_map_activity_take_tool (self, "fire");
  cre_ask_set_victim (get_ask (data), place);
  cra_map_page_show_drawer (self->page, CRA_TAB_SHOOTERS);
}

/* Lists what could be changed at that place, to try it. */
ACTION (what_if_at_cb)
{
  CraMapActivity *self = data;
  CrPlace place;

  if (!cra_map_activity_read_place (data, target, &place))
    return;
  cra_map_activity_take_tool (self, "fire");
  cre_ask_wonder (get_ask (data), &place);
}

/* Does an action with the hex under the pointer, or with that of the hex cursor. */
static void
ask_here (gpointer data, const char *action)
{
  g_autofree char *at = NULL;
  CrPlace place;

  if (!cra_map_activity_get_place_here (data, &place))
    return;
  at = cr_map_format_place (cre_map_document_get_map (CRA_MAP_ACTIVITY (data)->document), place);
  cra_map_activity_do (data, action, at);
}

ACTION (what_if_here_cb)
{
  ask_here (data, "what-if-at");
}

ACTION (hitters_here_cb)
{
  ask_here (data, "hitters-of");
}

/* Clicks place men, or siege towers, until the same action is chosen again. */
static void
toggle_placing (gpointer data, CreFirePlacing what)
{
  CreToolFire *fire = cra_map_page_get_fire (CRA_MAP_ACTIVITY (data)->page);
  int placing = CRE_FIRE_ASKS;

  cra_map_activity_take_tool (data, "fire");
  g_object_get (fire, "placing", &placing, NULL);
  g_object_set (fire, "placing", placing == (int) what ? CRE_FIRE_ASKS : what, NULL);
}

ACTION (place_men_cb)
{
  toggle_placing (data, CRE_FIRE_MEN);
}

ACTION (place_towers_cb)
{
  toggle_placing (data, CRE_FIRE_TOWERS);
}

/* @target: "dead" or "field" */
ACTION (select_field_cb)
{
  cra_map_page_select_field (CRA_MAP_ACTIVITY (data)->page,
                             g_str_equal (g_variant_get_string (target, NULL), "dead"));
}

/* @target: "kneel:5,4": what is done, and where. Returns: (transfer full) (nullable): what is done
 */
static char *
read_deed (gpointer data, GVariant *target, CrPlace *place_out)
{
  g_auto (GStrv) parts = g_strsplit (g_variant_get_string (target, NULL), ":", 2);
  const CrMap *map = cre_map_document_get_map (CRA_MAP_ACTIVITY (data)->document);

  if (g_strv_length (parts) < 2 || !cr_map_parse_place (map, parts[1], place_out, NULL))
    return NULL;
  return g_strdup (parts[0]);
}

ACTION (man_cb)
{
  static const char *const deeds[] = { "kneel", "stun", "mount", "side" };
  CreManPlacer *men = cre_man_placer_get (CRA_MAP_ACTIVITY (data)->document);
  CrPlace place;
  g_autofree char *verb = read_deed (data, target, &place);
  CrMan man;

  if (verb == NULL)
    return;
  man = cr_man_at (place);
  man.side = g_str_equal (verb, "enemy") ? 1 : 0;
  if (g_str_equal (verb, "friend") || g_str_equal (verb, "enemy"))
    cre_man_placer_set (men, &man);
  if (g_str_equal (verb, "remove"))
    cre_man_placer_erase (men, place);
  for (int deed = 0; deed < CRE_N_MAN_DEEDS; deed++)
    if (g_str_equal (verb, deeds[deed]))
      cre_man_placer_do (men, place, (CreManDeed) deed);
}

ACTION (siege_tower_cb)
{
  CreTowerPlacer *towers = cre_tower_placer_get (CRA_MAP_ACTIVITY (data)->document);
  CrPlace place;
  g_autofree char *verb = read_deed (data, target, &place);
  gboolean down;
  int index;

  if (verb == NULL)
    return;
  if (g_str_equal (verb, "place"))
    cre_tower_placer_put (towers, place);
  index =
      cr_muster_find_tower (cr_question_get_muster (cre_ask_get_question (get_ask (data))), place);
  if (index < 0 || g_str_equal (verb, "place"))
    return;
  cre_tower_placer_choose (towers, (guint) index);
  g_object_get (towers, "bridge", &down, NULL);
  if (g_str_has_prefix (verb, "turn"))
    cre_tower_placer_turn (towers, g_str_equal (verb, "turn") ? 1 : -1);
  else if (g_str_equal (verb, "push") || g_str_equal (verb, "pull"))
    cre_tower_placer_push (towers, g_str_equal (verb, "push") ? 1 : -1);
  else if (g_str_equal (verb, "bridge"))
    g_object_set (towers, "bridge", !down, NULL);
  else
    cre_tower_placer_remove (towers, place);
}

static void
section_response_cb (GtkNativeDialog *dialog, int response, CraMapActivity *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    cra_map_activity_write_section (self, file);
  gtk_native_dialog_destroy (dialog);
  g_object_unref (dialog);
}

/* Returns: (nullable): the shot that is shown */
static const CrAnswer *
get_shot (CraMapActivity *self)
{
  return get_ask (self) != NULL ? cre_ask_answer (get_ask (self), CR_QUESTION_LOF) : NULL;
}

void
cra_map_activity_write_section (CraMapActivity *self, GFile *file)
{
  const CrAnswer *answer = get_shot (self);
  g_autofree char *path = g_file_get_path (file), *name = g_file_get_basename (file), *done = NULL;
  g_autoptr (GError) error = NULL;

  if (answer == NULL)
    return;
  if (!cra_section_file_save (self->document, answer, path, &error)) {
    cra_map_activity_toast (self, error->message, FALSE);
    return;
  }
  /* Translators: a file */
  done = g_strdup_printf (_ ("Saved as %s"), name);
  cra_map_activity_toast (self, done, FALSE);
}

ACTION (save_section_cb)
{
  CraMapActivity *self = data;
  const CrAnswer *answer = get_shot (self);
  g_autofree char *name = answer != NULL ? cra_section_file_dup_name (answer) : NULL;
  GtkFileChooserNative *dialog;

  if (name == NULL) {
    cra_map_activity_toast (self, _ ("No shot yet, so there is no section to save."), FALSE);
    return;
  }
  dialog = gtk_file_chooser_native_new (_ ("Save the section"),
                                        cra_activity_get_window (CRA_ACTIVITY (self)),
                                        GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  cra_file_propose (CRE_DOCUMENT (self->document), dialog, name);
  g_signal_connect_object (dialog, "response", G_CALLBACK (section_response_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

const GActionEntry cra_map_activity_fire_actions[] = {
  { .name = "save-section", .activate = save_section_cb },
  { .name = "select-field", .activate = select_field_cb, .parameter_type = "s" },
  { .name = "man", .activate = man_cb, .parameter_type = "s" },
  { .name = "siege-tower", .activate = siege_tower_cb, .parameter_type = "s" },
  { .name = "fire-from", .activate = fire_from_cb, .parameter_type = "s" },
  { .name = "walk-from", .activate = walk_from_cb, .parameter_type = "s" },
  { .name = "end-up", .activate = end_up_cb },
  { .name = "end-down", .activate = end_down_cb },
  { .name = "swap", .activate = swap_cb },
  { .name = "garrison", .activate = garrison_cb },
  { .name = "garrison-of", .activate = garrison_of_cb, .parameter_type = "s" },
  { .name = "hitters-of", .activate = hitters_of_cb, .parameter_type = "s" },
  { .name = "what-if-at", .activate = what_if_at_cb, .parameter_type = "s" },
  { .name = "what-if-here", .activate = what_if_here_cb },
  { .name = "hitters-here", .activate = hitters_here_cb },
  { .name = "place-men", .activate = place_men_cb },
  { .name = "place-towers", .activate = place_towers_cb },
  { .name = NULL },
};
