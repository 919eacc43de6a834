/* cr-xml-root.h: tells what a file contains, by its root element.
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

/**
 * cr_xml_read_title:
 * @languages: (array zero-terminated=1): most wanted first, as g_get_language_names()
 *
 * Likewise.
 *
 * Returns: (transfer full) (nullable): the title of what the file holds; NULL where there is none
 *   near its beginning
 */
char *cr_xml_read_title (const char *path, const char *const *languages);
