import { taxData } from '../../rules/ae/tax-data/index.ts';
import { messageStatus } from '../../rules/network/message-status/index.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import {
  hash as messageStatusHash,
  rules as rulesOfMessageStatus,
} from '../generated/message-status-rules.js';
import { rules as rulesOfTaxData, hash as taxDataHash } from '../generated/tax-data-rules.js';
import { createEngineWithoutDocuments } from '../schematron/official-engine.ts';

/** The official rules of the message level status, which programs that have only requests do not load. */
export const messageStatusRuleSet = {
  ...messageStatus.release,
  hash: messageStatusHash,
  engine: /* @__PURE__ */ createEngineWithoutDocuments(rulesOfMessageStatus),
  messages: messageStatus.messages,
} as const satisfies RuleSet;

/** The official rules of tax data documents. */
export const taxDataRuleSet = {
  ...taxData.release,
  hash: taxDataHash,
  engine: /* @__PURE__ */ createEngineWithoutDocuments(rulesOfTaxData),
  messages: taxData.messages,
} as const satisfies RuleSet;

/** Rule sets of the messages that are sent after a document, each with its structure by the schema. */
export const messageStatusRules = {
  ruleSet: messageStatusRuleSet,
  structure: messageStatus.structure,
} as const;

export const taxDataRules = { ruleSet: taxDataRuleSet, structure: taxData.structure } as const;
