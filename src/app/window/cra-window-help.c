/* cra-window-help.c: the help for where one is. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-help.h"

/* The page of the window that is shown, of the panel that has the focus, or of the tool in hand. */
static char *
dup_address (CraWindow *self)
{
  const char *page = gtk_stack_get_visible_child_name (self->pages);

  if (g_strcmp0 (page, "fit") == 0)
    return g_strdup ("page:fit");
  if (g_strcmp0 (page, "map") == 0)
    return g_strconcat ("page:", cra_map_page_get_help (self->map_page), NULL);
  return g_strdup ("page:first-castle");
}

ACTION (help_cb)
{
  g_autofree char *address = dup_address (data);

  cra_help_show (data, address);
}

ACTION (show_rule_cb)
{
  g_autofree char *address = g_strconcat ("rule:", g_variant_get_string (target, NULL), NULL);

  cra_help_show (data, address);
}

const GActionEntry cra_window_help_actions[] = {
  { .name = "help", .activate = help_cb },
  { .name = "show-rule", .activate = show_rule_cb, .parameter_type = "s" },
  { .name = NULL },
};
