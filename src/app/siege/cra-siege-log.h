/* cra-siege-log.h: the log of a siege, in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-playlog.h"

#include <gtk/gtk.h>

#define CRA_TYPE_SIEGE_LOG (cra_siege_log_get_type ())
G_DECLARE_FINAL_TYPE (CraSiegeLog, cra_siege_log, CRA, SIEGE_LOG, GtkBox)

/* @log: (nullable): the data are copied; the newest order is shown first */
void cra_siege_log_show (CraSiegeLog *self, const CrPlaylog *log);
