/* cr-words-record.h: the record sheet of a siege, filled in.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-characters.h"
#include "cr-playlog.h"

/**
 * cr_words_record_sections:
 * @log: of a siege
 * @castle: as its author left it
 * @library: that of the log
 *
 * The siege is led again, so that its record is in the reader's language whoever kept the log. What
 * was done in the games of assaults is left to the log itself.
 *
 * Returns: (transfer full) (element-type CrWordsSection) (nullable): how it stands, a section for
 *   each day, the walls, and both sides with their men and works; NULL with an error when the log
 *   is of no siege or cannot be led again
 */
GPtrArray *cr_words_record_sections (const CrPlaylog *log,
                                     const CrCastle *castle,
                                     const CrCharacters *library,
                                     const char *const *languages,
                                     GError **error);
