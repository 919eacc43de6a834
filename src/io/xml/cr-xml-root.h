/* cr-xml-root.h: what a file holds, by its content.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * cr_xml_read_root:
 *
 * Only the beginning of the file is read, and nothing is judged.
 *
 * Returns: (transfer full) (nullable): the name of its root element, "map"; NULL for what is no XML
 */
char *cr_xml_read_root (const char *path);
