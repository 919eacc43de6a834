/* fire-stage.c: a window with the fire tool in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#include "fire-stage.h"
#include "asked.h"

#include "stage.h"

#include "cr-operation.h"

void
fire_stage_edit (FireStage *fixture, const char *operation, const char *argument)
{
  CreMapDocument *document = CRE_MAP_DOCUMENT (fixture->hand.window->document);
  g_autoptr (GError) error = NULL;
  CrEdit *change =
      cr_operation_parse (cre_map_document_get_map (document),
                          cre_map_document_get_ruleset (document), operation, argument, &error);

  g_assert_no_error (error);
  g_assert_true (cre_map_document_apply (document, change, "test", 0));
}

/* A rampart with battlements to the north, a house behind it, and a floor above one hex. */
void
fire_stage_set_up (FireStage *fixture, gconstpointer data)
{
  CreMapDocument *document = stage_new_document (12, 9);

  fixture->application = stage_start ();
  fixture->hand.window = stage_open (fixture->application, document);
  stage_wait_for_map (fixture->hand.window);
  fire_stage_edit (fixture, "structure", "rampart@4,4;5,4;6,4");
  fire_stage_edit (fixture, "level", "1@4,4;5,4;6,4");
  fire_stage_edit (fixture, "side", "battlement:inside=5,4@5,4:N;5,4:NE");
  fire_stage_edit (fixture, "terrain", "house@9,6");
  fire_stage_edit (fixture, "floor", "up:name=Upper");
  fire_stage_edit (fixture, "terrain", "flat@up/5,4");
  fire_stage_edit (fixture, "level", "3@up/5,4");
  fire_stage_edit (fixture, "area", "West:id=west@4,4;5,4");
  hand_take (&fixture->hand, GDK_KEY_l, "fire");
  fixture->fire = cra_map_page_get_fire (stage_get_map_page (fixture->hand.window));
}

void
fire_stage_tear_down (FireStage *fixture, gconstpointer data)
{
  stage_close (fixture->application, fixture->hand.window);
}

CraDrawer *
fire_stage_get_drawer (FireStage *fixture)
{
  return stage_get_map_page (fixture->hand.window)->drawer;
}

CrPlace
fire_stage_place (FireStage *fixture, const char *text)
{
  CrPlace at;

  g_assert_true (cr_map_parse_place (
      cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->hand.window->document)), text, &at,
      NULL));
  return at;
}

gboolean
fire_stage_is_shot (FireStage *fixture, const char *from, const char *to)
{
  const CrLof *lof = asked_lof (fixture->fire);
  CrPlace a = fire_stage_place (fixture, from), b = fire_stage_place (fixture, to);

  return lof != NULL && lof->from.floor == a.floor && cr_hex_equal (lof->from.hex, a.hex) &&
         lof->to.floor == b.floor && cr_hex_equal (lof->to.hex, b.hex);
}

int
fire_stage_measure (GtkWidget *widget, GtkOrientation orientation)
{
  int least = 0;

  gtk_widget_measure (widget, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

GtkWidget *
fire_stage_find (GtkWidget *root, GType type)
{
  GtkWidget *found = g_type_is_a (G_OBJECT_TYPE (root), type) ? root : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = fire_stage_find (child, type);
  return found;
}

GtkWidget *
fire_stage_get_page (FireStage *fixture, GType type)
{
  return fire_stage_find (GTK_WIDGET (fire_stage_get_drawer (fixture)), type);
}
