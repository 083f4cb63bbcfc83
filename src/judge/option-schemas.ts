import { z } from 'zod';
import { expected, hasMembers, type OptionShape } from '../core/check-options.ts';
import type { Engine, Profile } from '../core/engine.ts';
import { languages } from '../core/language.ts';
import type { RuleSet } from '../core/rule-set.ts';
import { normaliseOptionShape } from '../request/normalise/options.ts';
import type { ValidateOptions } from './validate.ts';
import type { ValidateUblOptions } from './validate-ubl.ts';

const profiles: readonly Profile[] = ['billing', 'selfbilling'];

function isEngine(value: unknown): boolean {
  return hasMembers(value, { name: 'string', judge: 'function' });
}

function isRuleSet(value: unknown): boolean {
  if (!hasMembers(value, { id: 'string', version: 'string', hash: 'string', engine: 'object' })) return false;
  return isEngine(Reflect.get(Object(value), 'engine'));
}

export const validateOptionShape = {
  ...normaliseOptionShape,
  strict: z.boolean().optional(),
  engine: expected<Engine>(isEngine, 'an engine, which has a name and a function judge').optional(),
  language: z.enum(languages).optional(),
  ruleset: expected<RuleSet | 'by-issue-date'>(
    (value) => value === 'by-issue-date' || isRuleSet(value),
    'a rule set such as loadRuleSet gives, or "by-issue-date"',
    ['by-issue-date'],
  ).optional(),
  rulesets: z.array(expected<RuleSet>(isRuleSet, 'a rule set such as loadRuleSet gives')).optional(),
} satisfies OptionShape<ValidateOptions>;

export const validateOptionsSchema = z.strictObject(validateOptionShape);

/** With the options of `validate`, so that one object serves both; those that are about requests have no effect. */
export const validateUblOptionsSchema = z.strictObject({
  ...validateOptionShape,
  profile: z.enum(profiles).optional(),
} satisfies OptionShape<ValidateOptions & ValidateUblOptions>);
