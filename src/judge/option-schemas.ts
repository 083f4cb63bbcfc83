import * as z from 'zod';
import { expected, hasMembers, isOneOrMore, type OptionShape } from '../core/check-options.ts';
import type { Engine, Profile } from '../core/engine.ts';
import { type FindingLimits, findingLimitShape } from '../core/finding-limits.ts';
import { languages } from '../core/language.ts';
import { type DocumentLimits, deepestNesting } from '../core/limits.ts';
import type { RuleSet } from '../core/rule-set.ts';
import type { Specification } from '../core/specification.ts';
import { type NormaliseOptions, normaliseOptionShape } from '../request/normalise/options.ts';
import { defaultSpecification, type SpecificationChoice } from './default-specification.ts';
import type {
  JudgeDocumentOptions,
  KeptVerdictOptions,
  ValidateOptions,
  ValidateUblOptions,
} from './options.ts';
import type { TextOptions } from './result.ts';

const profiles: readonly Profile[] = ['billing', 'selfbilling'];

function isEngine(value: unknown): boolean {
  return hasMembers(value, { name: 'string', judge: 'function' });
}

function isRuleSet(value: unknown): boolean {
  if (!hasMembers(value, { id: 'string', version: 'string', hash: 'string', engine: 'object' })) return false;
  return isEngine(Reflect.get(Object(value), 'engine'));
}

function isSpecification(value: unknown): boolean {
  return hasMembers(value, {
    release: 'object',
    documentTypes: 'object',
    checks: 'object',
    advice: 'object',
    messages: 'object',
    structure: 'object',
    binding: 'object',
  });
}

const specificationShape = {
  specification: expected<Specification>(isSpecification, 'a specification').optional(),
} satisfies OptionShape<SpecificationChoice>;

export const textOptionShape = {
  ...specificationShape,
  language: z.enum(languages).optional(),
  docsUrl: expected<string>(
    (value) => typeof value === 'string' && URL.canParse(value),
    'an address',
  ).optional(),
} satisfies OptionShape<TextOptions>;

const resultOptionShape = {
  ...textOptionShape,
  ...findingLimitShape,
} satisfies OptionShape<TextOptions & FindingLimits>;

export const validateOptionShape = {
  ...normaliseOptionShape,
  ...resultOptionShape,
  strict: z.boolean().optional(),
  withoutAdvice: z.array(z.string()).optional(),
  today: z.iso.date('a date such as 2026-11-21').optional(),
  engine: expected<Engine>(isEngine, 'an engine, which has a name and a function judge').optional(),
  ruleset: expected<RuleSet | readonly RuleSet[] | 'by-issue-date'>(
    (value) => value === 'by-issue-date' || isOneOrMore(value, isRuleSet),
    'a rule set such as loadRuleSet gives, a list of them, or "by-issue-date"',
    ['by-issue-date'],
  ).optional(),
  rulesets: z.array(expected<RuleSet>(isRuleSet, 'a rule set such as loadRuleSet gives')).optional(),
} satisfies OptionShape<ValidateOptions>;

/** A document type is one of those that the specification knows. */
function refuseUnknownType(
  { documentType, specification = defaultSpecification }: NormaliseOptions & SpecificationChoice,
  context: z.core.$RefinementCtx,
): void {
  const values = Object.keys(specification.documentTypes);
  if (documentType === undefined || values.includes(documentType)) return;
  context.addIssue({ code: 'invalid_value', values, input: documentType, path: ['documentType'] });
}

/** The advice that a caller does without is advice that the specification has. */
function refuseUnknownAdvice(
  { withoutAdvice = [], specification = defaultSpecification }: ValidateOptions,
  context: z.core.$RefinementCtx,
): void {
  const values = specification.advice.map(({ id }) => id);
  for (const [index, id] of withoutAdvice.entries())
    if (!values.includes(id))
      context.addIssue({ code: 'invalid_value', values, input: id, path: ['withoutAdvice', index] });
}

/** The option of those who have no choice of specification. */
export const withoutDefaultAdvice = z
  .array(z.enum(defaultSpecification.advice.map(({ id }) => id)))
  .optional();

/** Refuses what only the specification can tell to be wrong. */
export function refuseUnknown(options: ValidateOptions, context: z.core.$RefinementCtx): void {
  refuseUnknownType(options, context);
  refuseUnknownAdvice(options, context);
}

export const textOptionsSchema = z.strictObject(textOptionShape);

export const keptVerdictOptionsSchema = z.strictObject({
  ...textOptionShape,
  rulesets: validateOptionShape.rulesets,
} satisfies OptionShape<KeptVerdictOptions>);

export const resultOptionsSchema = z.strictObject(resultOptionShape);

export const specificationOptionsSchema = z.strictObject(specificationShape);

export const normaliseOptionsSchema = z
  .strictObject({ ...normaliseOptionShape, ...specificationShape })
  .superRefine(refuseUnknownType);

export const validateOptionsSchema = z.strictObject(validateOptionShape).superRefine(refuseUnknown);

const validateUblOptionShape = {
  ...validateOptionShape,
  profile: z.enum(profiles).optional(),
  structure: z.enum(['on', 'off']).optional(),
} satisfies OptionShape<ValidateOptions & ValidateUblOptions>;

/** With the options of `validate`, so that one object serves both; those that are about requests have no effect. */
export const validateUblOptionsSchema = z.strictObject(validateUblOptionShape).superRefine(refuseUnknown);

const limit = z.int().positive().optional();

export const documentLimitsSchema = z.strictObject({
  bytes: limit,
  characters: limit,
  lines: limit,
  nesting: z.int().positive().max(deepestNesting).optional(),
  attributes: limit,
} satisfies OptionShape<Partial<DocumentLimits>>);

export const judgeDocumentOptionShape = {
  ...validateUblOptionShape,
  format: z.enum(['json', 'xml']).optional(),
  documentLimits: documentLimitsSchema.optional(),
} satisfies OptionShape<JudgeDocumentOptions>;

export const judgeDocumentOptionsSchema = z.strictObject(judgeDocumentOptionShape).superRefine(refuseUnknown);
