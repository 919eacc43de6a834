/* proofs.h: files of orders as tests, and what their headings prove.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-xml-playlog.h"

/* Of a family: the folder tests/data/FAMILY, with a test /FAMILY/NAME for each of its files. */
char *proofs_path (const char *family, const char *name);

/* @path: of one of the files */
char *proofs_read (const char *path);

/* Adds a test of each file, and one for the family: each rule that a heading names was seen to act,
 * in a remark "# Hit LAD-01: why", and not to act where it only nearly does, "# Near miss LAD-01:
 * why". @test gets the name of the file. */
void proofs_add (const char *family, GTestDataFunc test);

/* (transfer full): the log as its file has it, which is the same when it is written once more */
CrPlaylog *proofs_reload (const CrPlaylog *log);
