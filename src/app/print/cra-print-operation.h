/* cra-print-operation.h: prints pages on the printers of the system.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cra-print-job.h"

/* Returns: (transfer full) (nullable): the pages with the correction for that printer; NULL: the
 * pages as they were */
typedef CraPrintPages *(*CraPrintForPrinter) (const char *printer, GObject *object);

/**
 * cra_print_operation_new:
 * @name: of the job
 * @printer: (nullable): the printer that is proposed
 * @for_printer: (nullable): called when the printer was chosen
 * @object: (nullable): passed to @for_printer; a weak reference
 *
 * Returns: (transfer full): an operation to be run; the pages are painted in the worker and printed
 *   as they are ready
 */
GtkPrintOperation *cra_print_operation_new (CraPrintPages *pages,
                                            const char *name,
                                            const char *printer,
                                            CraPrintForPrinter for_printer,
                                            GObject *object);
