/* cr-start-private.h: a start that states share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Where each side may be put before the first turn. */
typedef struct _CrStart CrStart;

/* @start: (nullable) */
CrStart *cr_start_ref (CrStart *start);
void cr_start_unref (CrStart *start);
