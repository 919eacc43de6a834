/* cra-print-operation.h: pages on the system's printers. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "cra-print-job.h"

/* (transfer full) (nullable): the pages as that printer needs them; NULL: as they were */
typedef CraPrintPages *(*CraPrintForPrinter) (const char *printer, GObject *object);

/**
 * cra_print_operation_new:
 * @name: of the job
 * @printer: (nullable): the one that is proposed
 * @for_printer: (nullable): asked once the printer is chosen
 * @object: (nullable): of @for_printer
 *
 * Returns: (transfer full): to be run; the pages are painted in the worker and put on the paper as
 *   they come
 */
GtkPrintOperation *cra_print_operation_new (CraPrintPages *pages,
                                            const char *name,
                                            const char *printer,
                                            CraPrintForPrinter for_printer,
                                            GObject *object);
