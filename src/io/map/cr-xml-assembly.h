/* cr-xml-assembly.h: reads and writes assemblies of maps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-assembly-build.h"
#include "cr-file.h"

#define CR_ASSEMBLY_ENDING ".assembly.xml"

/**
 * CrAssemblyFile: an assembly with its maps.
 * @maps: (array) (owned): by part; NULL for one that could not be read
 * @paths: (array) (owned): where each lies; NULL for one that was not found
 * @problems: (element-type GError): of maps that could not be found or read
 * @old: (nullable) (owned): the file; what stands around its root stays
 * @state: of it, for saving over it
 */
typedef struct {
  CrAssembly *it;
  CrMap **maps;
  char **paths;
  GPtrArray *problems;
  GBytes *old;
  CrFileState state;
} CrAssemblyFile;

/* Returns: a ground for cr_ground_place() and other functions; valid as long as the file */
CrGround cr_assembly_file_get_ground (const CrAssemblyFile *file);

/**
 * cr_assembly_load:
 *
 * Returns: (transfer full) (nullable): NULL with an error that names file, line and column, when it
 *   is no assembly or its first map is not there
 */
CrAssemblyFile *cr_assembly_load (const char *path, GError **error);

/**
 * cr_assembly_file_new:
 * @assembly: (transfer full):
 * @path: of its file, existing or not; its maps lie beside it
 *
 * Returns: (transfer full): the assembly with its maps
 */
CrAssemblyFile *cr_assembly_file_new (CrAssembly *assembly, const char *path, GError **error);
void cr_assembly_file_free (CrAssemblyFile *file);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrAssemblyFile, cr_assembly_file_free)

/**
 * cr_assembly_write:
 * @old: (nullable): the file whose place it takes
 *
 * Returns: (transfer full): the file NAME.assembly.xml; the same assembly gives the same bytes
 */
GBytes *cr_assembly_write (const CrAssembly *assembly, GBytes *old);

/* Whether the name of a file is that of an assembly. */
gboolean cr_assembly_is_path (const char *path);

/**
 * cr_map_open:
 * @path: of a map, or of an assembly, whose maps are put together
 * @state_out: (out) (optional): of that file
 *
 * Returns: (transfer full) (nullable): the map; NULL with an error
 */
CrMap *cr_map_open (const char *path, CrFileState *state_out, GError **error);

/**
 * cr_map_find_file:
 * @uses: an element with the id of a map and, perhaps, where it lies
 * @attribute: that holds the id
 * @path: of the file that it stands in
 *
 * Returns: (transfer full) (nullable): beside that file as it says, else among the shipped ones by
 *   its id; NULL without an error where there is none
 */
char *cr_map_find_file (const CrNode *uses, const char *attribute, const char *path);
