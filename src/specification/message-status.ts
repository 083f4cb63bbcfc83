import { messageStatus } from '../../rules/network/message-status/index.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { hash, rules } from '../generated/message-status-rules.js';
import { createEngineWithoutDocuments } from '../schematron/official-engine.ts';

/** The official rules of the message level status, which programs that have only requests do not load. */
export const messageStatusRuleSet = {
  ...messageStatus.release,
  hash,
  engine: /* @__PURE__ */ createEngineWithoutDocuments(rules),
  messages: messageStatus.messages,
} as const satisfies RuleSet;

/** The structure of the message level status by the UBL schema. */
export const messageStatusStructure = messageStatus.structure;
