/* cra-window-help.c: opens the help page for what is shown.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-help.h"

/* Returns: (transfer full): the page of the shown activity, otherwise that about beginning */
static char *
dup_address (CraWindow *self)
{
  return g_strconcat (
      "page:", self->activity != NULL ? cra_activity_get_help (self->activity) : "first-castle",
      NULL);
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
