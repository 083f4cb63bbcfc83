import { taxData } from '../../rules/ae/tax-data/index.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { hash, rules } from '../generated/tax-data-rules.js';
import { createEngineWithoutDocuments } from '../schematron/official-engine.ts';

/** The official rules of tax data documents, which programs that have only requests do not load. */
export const taxDataRuleSet = {
  ...taxData.release,
  hash,
  engine: /* @__PURE__ */ createEngineWithoutDocuments(rules),
  messages: taxData.messages,
} as const satisfies RuleSet;

/** The structure of tax data documents by their schema. */
export const taxDataStructure = taxData.structure;
