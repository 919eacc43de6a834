/* cr-xml-node.h: reads any of our XML files as a tree. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

/**
 * cr_xml_node_parse:
 * @path: of the file, for messages
 * @root_name: what the root element must be
 *
 * Returns: (transfer full) (nullable): the root with all it holds
 */
CrNode *cr_xml_node_parse (GBytes *bytes, const char *path, const char *root_name, GError **error);

/**
 * cr_xml_node_parse_begun:
 *
 * @line: where the document is broken, from 1
 *
 * Returns: (transfer full) (nullable): the root with those of its children that come before that
 */
CrNode *cr_xml_node_parse_begun (GBytes *bytes, int line, const char *root_name);

CrNode *cr_xml_node_load (const char *path, const char *root_name, GError **error);

/**
 * cr_xml_node_serialize_like:
 * @old: (nullable): the file whose place it takes; what stands around its root element stays
 *
 * Returns: (transfer full): the document, ending in a line end
 */
GBytes *cr_xml_node_serialize_like (const CrNode *root, GBytes *old);
