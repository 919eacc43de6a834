/* cra-tool-options-fire.c: the options of the fire tool.
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
add_show (GtkWidget *form, CreAsk *ask)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, gtk_box_get_spacing (GTK_BOX (form)));

  cra_form_add_section (form, _ ("Show"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Field of fire"), ask, "show-field"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Dead ground"), ask, "show-dead"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Shooters per hex"), ask, "show-counts"));
  gtk_box_append (GTK_BOX (box), cra_form_new_check (_ ("Range bands"), ask, "show-bands"));
  cra_stops_make (box, FALSE);
  gtk_box_append (GTK_BOX (form), box);
}

void
cra_tool_options_fill_fire (GtkWidget *form, CreTool *tool)
{
  CreAsk *ask = cre_tool_get_ask (tool);
  GtkWidget *fold;

  cra_fire_rules_add_weapon (form, ask);
  cra_fire_rules_add_weather (form, ask);
  gtk_box_append (GTK_BOX (form), cra_fire_ends_new (ask));
  add_show (form, ask);
  cra_form_add_section (form, _ ("Shooters"));
  gtk_box_append (GTK_BOX (form), cra_fire_shooters_new (ask));
  cra_form_add_section (form, _ ("Men and siege towers"));
  gtk_box_append (GTK_BOX (form), cra_fire_men_new (CRE_TOOL_FIRE (tool)));
  gtk_box_append (GTK_BOX (form), gtk_separator_new (GTK_ORIENTATION_HORIZONTAL));
  cra_fire_rules_add_switches (form, ask);
  fold = cra_form_add_fold (form, _ ("How to ask"));
  cra_form_add_hint (
      gtk_expander_get_child (GTK_EXPANDER (fold)),
      _ ("Drag from the shooter to the target. Let go on the shooter to see his "
         "field of fire. Shift+click adds a shooter, Shift+drag moves one. Ctrl+drag "
         "draws a way under fire, Ctrl+click asks what might be different. Alt+Up and Alt+Down "
         "change "
         "the floor of the end touched last."));
}
