/* cr-xml-scan.h: checks XML before libxml2 reads it. SPDX-License-Identifier: GPL-3.0-or-later */
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

/**
 * cr_xml_scan:
 * @text: valid UTF-8
 * @what_out: (out): what is wrong with it, found and expected
 * @where_out: (out): where it is wrong, in bytes
 *
 * Refuses what makes libxml2 2.9 slow, uses much memory or reads other files: document types, many
 * attributes, long tags, deep nesting, other encodings. It does not check XML otherwise; libxml2
 * does that afterwards.
 *
 * Returns: (transfer full) (nullable) (element-type CrXmlMark): the elements, comments and
 *   instructions in the order in which they start
 */
GArray *cr_xml_scan (const char *text, gsize length, const char **what_out, gsize *where_out);
