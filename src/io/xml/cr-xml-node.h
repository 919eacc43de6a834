/* cr-xml-node.h: any XML of ours as a tree. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

CrNode *cr_xml_node_parse (GBytes *bytes, const char *path, const char *root_name, GError **error);
CrNode *cr_xml_node_load (const char *path, const char *root_name, GError **error);
GBytes *cr_xml_node_serialize (const CrNode *root);
