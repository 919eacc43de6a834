/* cr-limits.h: the limits of what a file may contain. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Limits of any XML. libxml2 2.9 takes quadratic time for the attributes of one tag and hangs on
 * the entities of a DTD, so tags are limited and document types are refused. */
#define CR_LIMIT_FILE_BYTES (512u * 1024 * 1024)
#define CR_LIMIT_ELEMENTS 4000000
/* The limit of elements and attributes that become nodes: all but layers, and sides without unknown
 * attributes. A map is read back before it is saved, so there are two of it for a moment. */
#define CR_LIMIT_NODE_PARTS 250000
#define CR_LIMIT_DEPTH 32
#define CR_LIMIT_ATTRIBUTES 64
#define CR_LIMIT_TAG_BYTES 65536
/* libxml2 refuses longer texts without its option for huge files, which would permit other attacks.
 */
#define CR_LIMIT_TEXT_BYTES 9000000

/* Limits of a map. Those of columns, rows and floors are in core. */
#define CR_LIMIT_SIDES 500000
#define CR_LIMIT_NODES 200000
#define CR_LIMIT_MECHANISMS 2000    /* each of which may move many hexes */
#define CR_LIMIT_AREA_HEXES 8000000 /* of all areas together: eight times the largest map */
#define CR_LIMIT_CODES 4096
#define CR_LIMIT_CODE_LETTERS 12

/* How many rulesets may extend one another in a chain. */
#define CR_LIMIT_EXTENDS 8

/* Limits of pictures. */
#define CR_LIMIT_PICTURE_SIDE 65535
#define CR_LIMIT_PICTURE_PIXELS 1000000000
#define CR_LIMIT_PICTURE_BYTES (512u * 1024 * 1024)
#define CR_LIMIT_HREF_BYTES 1024
