/* cr-words-record.h: the record sheet of a siege, filled in.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-characters.h"
#include "cr-playlog.h"

/**
 * cr_words_record_sections:
 * @log: the log of a siege
 * @castle: the castle as its author left it
 * @library: the library of the log
 *
 * The siege is played again from the log, so that its record is in the reader's language. The moves
 * within the assaults are only in the log itself.
 *
 * Returns: (transfer full) (element-type CrWordsSection) (nullable): how the siege stands, a
 *   section for each day, the walls, and both sides with their men and works; NULL with an error
 *   when the log is of no siege or cannot be played again
 */
GPtrArray *cr_words_record_sections (const CrPlaylog *log,
                                     const CrCastle *castle,
                                     const CrCharacters *library,
                                     const char *const *languages,
                                     GError **error);
