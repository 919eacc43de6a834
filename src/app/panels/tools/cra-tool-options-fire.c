/* cra-tool-options-fire.c: what the line of fire can be told.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-tool-options-private.h"

#include "cra-fire-ends.h"
#include "cra-fire-men.h"
#include "cra-fire-rules.h"
#include "cra-fire-shooters.h"
#include "cra-form.h"
#include "cra-stops.h"

#include <glib/gi18n.h>

static void
add_show (GtkWidget *form, CreTool *tool)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, gtk_box_get_spacing (GTK_BOX (form)));

  cra_form_add_section (form, _ ("Show"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Field of fire"), tool, "show-field"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Dead ground"), tool, "show-dead"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Shooters per hex"), tool, "show-counts"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Range bands"), tool, "show-bands"));
  cra_stops_make (box, FALSE);
  gtk_box_append (GTK_BOX (form), box);
}

/* What is needed with each shot stands open; the rest is told of on its fold. */
void
cra_tool_options_fill_fire (GtkWidget *form, CreTool *tool)
{
  CreToolFire *fire = CRE_TOOL_FIRE (tool);
  GtkWidget *fold;

  cra_fire_rules_add_weapon (form, fire);
  cra_fire_rules_add_weather (form, fire);
  gtk_box_append (GTK_BOX (form), cra_fire_ends_new (fire));
  add_show (form, tool);
  cra_form_add_section (form, _ ("Shooters"));
  gtk_box_append (GTK_BOX (form), cra_fire_shooters_new (fire));
  cra_form_add_section (form, _ ("Men and siege towers"));
  gtk_box_append (GTK_BOX (form), cra_fire_men_new (fire));
  gtk_box_append (GTK_BOX (form), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  cra_fire_rules_add_switches (form, fire);
  fold = cra_form_add_fold (form, _ ("How to ask"));
  cra_form_add_hint (
      gtk_expander_get_child (GTK_EXPANDER (fold)),
      _ ("Drag from the shooter to the target. Let go on the shooter to see his "
         "field of fire. Shift+click adds a shooter, Shift+drag moves one. Ctrl+drag "
         "draws a way under fire, Ctrl+click asks what might be different. Alt+Up and Alt+Down "
         "change "
         "the floor of the end touched last."));
}
