/* cra-map-menu.c: the context menu of a hex. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-menu.h"

#include "cra-facts.h"
#include "cra-keys.h"

#include "cr-floors.h"
#include "cre-floors.h"
#include "cre-inspect-level.h"
#include "cre-inspect-node.h"
#include "cre-names.h"

#include <glib/gi18n.h>

/* So many frames after it opened, a menu has seen where the pointer lies. */
#define SEEN 3

/* The most characters of a line of a menu. */
#define WIDEST 56

static void
add_item (GMenu *menu, const char *label, const char *action, const char *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, action, target != NULL ? "s" : NULL, target);
  if (target == NULL)
    cra_keys_show_in_menu (item, action);
  g_menu_append_item (menu, item);
}

/* Rows for the terrain and the kinds of the hex: paint with them, or select all hexes that have
 * them. */
static GMenu *
new_kinds (CreMapDocument *document, CrPlace place, const char *here)
{
  const CrMap *map = cre_map_document_get_map (document);
  const char *code = cr_map_get_terrain (map, place);
  GMenu *menu = g_menu_new ();
  g_autofree char *name = cre_name_terrain (cre_map_document_get_ruleset (document), code);
  /* Translators: %s is a terrain, as in “Paint with scrub” */
  g_autofree char *paint = g_strdup_printf (_ ("Paint with %s"), name);
  g_autofree char *same = g_strdup_printf (_ ("Select all %s of this floor"), name);

  if (cr_map_has_place (map, place)) {
    add_item (menu, paint, "map.paint-with", code);
    add_item (menu, same, "map.select-same", here);
  }
  add_item (menu, _ ("Mirror about this hex"), "map.set-axis", NULL);
  add_item (menu, _ ("Centre here"), "map.centre", NULL);
  return menu;
}

/* Rows for what can be done to the chosen hexes. */
static GMenu *
new_deeds (const GArray *chosen)
{
  GMenu *menu = g_menu_new ();

  add_item (menu, _ ("Cut"), "map.cut", NULL);
  add_item (menu, _ ("Copy"), "map.copy", NULL);
  add_item (menu, _ ("Paste"), "map.paste", NULL);
  add_item (menu, _ ("Clear"), "map.clear", NULL);
  add_item (menu, _ ("Copy as text"), "map.copy-inspected", NULL);
  add_item (menu, chosen->len > 1 ? _ ("Name these hexes…") : _ ("Name this hex…"),
            "map.name-chosen", NULL);
  return menu;
}

static GMenu *
new_levels (CreMapDocument *document, const GArray *chosen)
{
  CreProof proof = cre_inspect_prove (document, chosen);
  GMenu *menu = g_menu_new ();

  add_item (menu, _ ("Raise by one level"), "map.shift-level", "1");
  add_item (menu, _ ("Lower by one level"), "map.shift-level", "-1");
  if (proof.n_wrong > 0)
    add_item (menu, _ ("Adopt the level of the stairs"), "map.adopt-levels", NULL);
  return menu;
}

/* Rows like "Side N: wall, arrow slit". */
static GMenu *
new_sides (CreMapDocument *document, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrOrientation orientation = cr_map_get_grid (map)->orientation;
  GMenu *menu = g_menu_new ();

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (map, place, d, &n);
    g_autoptr (GString) names = g_string_new (NULL);
    g_autofree char *here = cr_map_format_place (map, place);
    g_autofree char *target =
        g_strdup_printf ("%s:%s", here, cr_direction_get_name (d, orientation));
    g_autofree char *label = NULL;

    for (gsize i = 0; i < n; i++) {
      g_autofree char *name =
          cre_name_side (cre_map_document_get_ruleset (document), (CrSideKind) sides[i].kind);

      g_string_append_printf (names, "%s%s", i > 0 ? ", " : "", name);
    }
    if (n == 0)
      continue;
    label =
        g_strdup_printf (_ ("Side %s: %s"), cr_direction_get_title (d, orientation), names->str);
    add_item (menu, label, "map.inspect-side", target);
  }
  return menu;
}

/* Rows like "Go down to Cellar". */
static GMenu *
new_ways (CreMapDocument *document, CrPlace place)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (GArray) ways = cr_floors_list_ways_from (map, place);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < ways->len; i++) {
    CrPlace to = g_array_index (ways, CrFloorWay, i).to;
    gboolean up =
        cr_map_get_floor (map, to.floor)->storey > cr_map_get_floor (map, place.floor)->storey;
    g_autofree char *target = cr_map_format_place (map, to);
    g_autofree char *label = g_strdup_printf (up ? _ ("Go up to %s") : _ ("Go down to %s"),
                                              cre_floors_get_name (map, to.floor));

    add_item (menu, label, "map.through", target);
  }
  return menu;
}

/* Rows like "Inspect Stairway keep-stair". */
static GMenu *
new_nodes (CreMapDocument *document, CrPlace place)
{
  g_autoptr (GArray) refs = cre_node_list_at (document, place);
  GMenu *menu = g_menu_new ();

  for (guint i = 0; i < refs->len; i++) {
    CreNodeRef ref = g_array_index (refs, CreNodeRef, i);
    g_autofree char *name = cre_node_dup_name (document, ref);
    g_autofree char *target = g_strdup_printf ("%d:%u", ref.section, ref.index);
    g_autofree char *label = g_strdup_printf (_ ("Inspect: %s"), name);

    add_item (menu, label, "map.inspect", target);
  }
  return menu;
}

static GMenu *
new_questions (const char *here, CreAsk *ask)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (CrQuestion) field = ask != NULL ? cre_ask_derive (ask, CR_QUESTION_FIELD) : NULL;

  add_item (menu, _ ("Fire from here"), "map.fire-from", here);
  add_item (menu, _ ("Who can hit this hex"), "map.hitters-of", here);
  add_item (menu, _ ("What if it were different here"), "map.what-if-at", here);
  add_item (menu, _ ("Walk from here"), "map.walk-from", here);
  if (field != NULL) {
    add_item (menu, _ ("Select field of fire"), "map.select-field", "field");
    add_item (menu, _ ("Select dead ground"), "map.select-field", "dead");
    add_item (menu, _ ("Fold or unfold the legend"), "map.fold-legend", NULL);
  }
  return menu;
}

static void
add_deed (GMenu *menu, const char *label, const char *action, const char *verb, const char *here)
{
  g_autofree char *target = g_strdup_printf ("%s:%s", verb, here);

  add_item (menu, label, action, target);
}

/* Rows for the man who was placed here for questions, or for placing one. */
static GMenu *
new_man (CreMapDocument *document, CrPlace place, const char *here)
{
  const CrMan *man = cre_man_placer_find (cre_man_placer_get (document), place);
  GMenu *menu = g_menu_new ();

  if (man == NULL) {
    add_deed (menu, _ ("Place a friend here"), "map.man", "friend", here);
    add_deed (menu, _ ("Place an enemy here"), "map.man", "enemy", here);
    return menu;
  }
  if (man->body == CR_MAN_ON_FOOT)
    add_deed (menu, man->state == CR_MAN_KNEELING ? _ ("Stand up") : _ ("Kneel"), "map.man",
              "kneel", here);
  add_deed (menu, man->state == CR_MAN_STUNNED ? _ ("Come round") : _ ("Be stunned"), "map.man",
            "stun", here);
  add_deed (menu, man->body == CR_MAN_MOUNTED ? _ ("Dismount") : _ ("Mount"), "map.man", "mount",
            here);
  add_deed (menu, _ ("Be of the other side"), "map.man", "side", here);
  add_deed (menu, _ ("Take the man away"), "map.man", "remove", here);
  return menu;
}

static GMenu *
new_tower (const CrMuster *muster, CrPlace place, const char *here)
{
  int index = cr_muster_find_tower (muster, place);
  const CrTower *tower = index >= 0 ? cr_muster_get_tower (muster, (guint) index) : NULL;
  GMenu *menu = g_menu_new ();

  if (tower == NULL) {
    add_deed (menu, _ ("Place a siege tower here"), "map.siege-tower", "place", here);
    return menu;
  }
  add_deed (menu, _ ("Turn the tower clockwise"), "map.siege-tower", "turn", here);
  add_deed (menu, _ ("Turn the tower back"), "map.siege-tower", "turn-back", here);
  add_deed (menu, _ ("Push the tower ahead"), "map.siege-tower", "push", here);
  add_deed (menu, _ ("Pull the tower back"), "map.siege-tower", "pull", here);
  if (cr_work_find_part (tower->type, "bridge") >= 0)
    add_deed (menu, tower->bridge_down ? _ ("Raise its bridge") : _ ("Lower its bridge"),
              "map.siege-tower", "bridge", here);
  add_deed (menu, _ ("Take the tower away"), "map.siege-tower", "remove", here);
  return menu;
}

/* The rows of a man or tower that stands here are in the menu itself. Rows that place one are in a
 * submenu, and only while the fire tool is in hand, to keep the menu short. */
static void
add_muster (GMenu *menu, const CraMapMenuOf *of, const char *here)
{
  CreMapDocument *document = cre_ask_get_document (of->ask);
  const CrMuster *muster = cr_question_get_muster (cre_ask_get_question (of->ask));
  g_autoptr (GMenu) man = new_man (document, of->place, here);
  g_autoptr (GMenu) tower = new_tower (muster, of->place, here);
  g_autoptr (GMenu) absent = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();
  gboolean has_man = cre_man_placer_find (cre_man_placer_get (document), of->place) != NULL;
  gboolean has_tower = cr_muster_find_tower (muster, of->place) >= 0;

  g_menu_append_section (has_man ? menu : absent, NULL, G_MENU_MODEL (man));
  if (of->place.floor == 0)
    g_menu_append_section (has_tower ? menu : absent, NULL, G_MENU_MODEL (tower));
  if (!of->shoots || g_menu_model_get_n_items (G_MENU_MODEL (absent)) == 0)
    return;
  g_menu_append_submenu (section, _ ("Men and siege towers"), G_MENU_MODEL (absent));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

GMenuModel *
cra_map_menu_new (CreMapDocument *document, const CraMapMenuOf *of)
{
  CrPlace place = of->place;
  const GArray *chosen = of->chosen;
  GMenu *menu = g_menu_new ();
  g_autofree char *here = cr_map_format_place (cre_map_document_get_map (document), place);
  g_autofree char *facts = cra_facts_long (document, place);
  GMenu *parts[] = { new_kinds (document, place, here), new_deeds (chosen),
                     new_levels (document, chosen),     new_ways (document, place),
                     new_nodes (document, place),       new_questions (here, of->ask) };
  g_autoptr (GMenu) sides = new_sides (document, place);

  if (g_menu_model_get_n_items (G_MENU_MODEL (sides)) > 0)
    g_menu_append_submenu (parts[4], _ ("Its sides"), G_MENU_MODEL (sides));
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++) {
    if (g_menu_model_get_n_items (G_MENU_MODEL (parts[i])) > 0)
      g_menu_append_section (menu, i == 0 ? facts : NULL, G_MENU_MODEL (parts[i]));
    g_object_unref (parts[i]);
    if (i == 0 && of->ask != NULL && cr_map_has_place (cre_map_document_get_map (document), place))
      add_muster (menu, of, here);
  }
  return G_MENU_MODEL (menu);
}

static gboolean
drop_cb (gpointer data)
{
  gtk_widget_unparent (data);
  return G_SOURCE_REMOVE;
}

/* GTK activates the chosen row's action after the popover has closed, so it is destroyed later. */
static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_cb, g_object_ref (popover), g_object_unref);
}

/* Long rows, such as reasons why something cannot be done, wrap, so that the menu fits in any
 * window. */
static void
wrap_words (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget)) {
    gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
    gtk_label_set_max_width_chars (GTK_LABEL (widget), WIDEST);
    gtk_label_set_xalign (GTK_LABEL (widget), 0);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    wrap_words (child);
}

/* A menu that opens under a resting pointer selects the row there. The focus is moved to the first
 * row after that has happened. */
static gboolean
begin_cb (GtkWidget *popover, GdkFrameClock *clock, gpointer data)
{
  guint *turns = data;

  /* The titles of sections are added to the menu only after it was opened. */
  wrap_words (popover);
  if (!gtk_widget_get_mapped (popover) || (*turns)++ < SEEN)
    return G_SOURCE_CONTINUE;
  gtk_root_set_focus (gtk_widget_get_root (popover), NULL);
  gtk_widget_child_focus (popover, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_REMOVE;
}

GtkWidget *
cra_map_menu_popup (GtkWidget *parent, GMenuModel *menu, int x, int y)
{
  GtkWidget *popover = gtk_popover_menu_new_from_model (menu);

  gtk_widget_set_parent (popover, parent);
  gtk_popover_set_has_arrow (GTK_POPOVER (popover), FALSE);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &(GdkRectangle){ x, y, 1, 1 });
  gtk_widget_set_halign (popover, GTK_ALIGN_START);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  wrap_words (popover);
  gtk_popover_popup (GTK_POPOVER (popover));
  gtk_widget_add_tick_callback (popover, begin_cb, g_new0 (guint, 1), g_free);
  return popover;
}
