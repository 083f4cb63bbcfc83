import { messageStatusRuleSet, messageStatusStructure } from './message-status.ts';
import { taxDataRuleSet, taxDataStructure } from './tax-data.ts';

/** Rule sets for the messages that are sent after a document. */
export const messageStatusRules = {
  ruleSet: messageStatusRuleSet,
  structure: messageStatusStructure,
} as const;

export const taxDataRules = { ruleSet: taxDataRuleSet, structure: taxDataStructure } as const;
