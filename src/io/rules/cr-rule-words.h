/* cr-rule-words.h: the rules in plain words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

/**
 * CrRuleState: how much of a rule this version has.
 * @CR_RULE_ABSENT: nothing yet
 * @CR_RULE_PART: not what cr_rule_get_missing() says
 * @CR_RULE_WHOLE: all of it
 * @CR_RULE_FACT: there is nothing in it to judge
 */
typedef enum { CR_RULE_ABSENT, CR_RULE_PART, CR_RULE_WHOLE, CR_RULE_FACT } CrRuleState;

/**
 * cr_rules_get:
 *
 * The rules of data/rules/rules-index.xml with their texts in rules-words.xml, read when first
 * needed and kept. A rule is a node of the index, borrowed. @languages below are most wanted first,
 * as g_get_language_names() returns them.
 *
 * Returns: (transfer none): the root; its children named rule are the rules, in their order
 */
const CrNode *cr_rules_get (void);

/* Returns: (transfer none) (nullable): the row of that rule */
const CrNode *cr_rule_find (const char *id);

/* Returns: the title of the rule; titles in other languages than English are stored with the words
 */
const char *cr_rule_get_title (const CrNode *rule, const char *const *languages);

/* Returns: (nullable): the rule in a few plain sentences */
const char *cr_rule_get_words (const CrNode *rule, const char *const *languages);

/* Returns: (nullable): the book and the section it comes from */
const char *cr_rule_get_source (const CrNode *rule, const char *const *languages);

/* Returns: (nullable): of a rule that is there in part, what is missing */
const char *cr_rule_get_missing (const CrNode *rule, const char *const *languages);

CrRuleState cr_rule_get_state (const CrNode *rule);

/* Returns: the length of the rule's id with which @text begins, LOF-09; 0 when it begins with none
 */
gsize cr_rule_measure_id (const char *text);
