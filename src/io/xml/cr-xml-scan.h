/* cr-xml-scan.h: a look over XML before libxml2 sees it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrXmlMark: where an element, a comment or a processing instruction stands, in bytes.
 * @start: of its "<"
 * @inner: after the ">" of an element's start tag
 * @end: after the last ">"; 0 for an element that is never closed
 */
typedef struct {
  guint32 start, inner, end;
} CrXmlMark;

GArray *cr_xml_scan (const char *text, gsize length, const char **what_out, gsize *where_out);
