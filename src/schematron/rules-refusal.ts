import { type Reason, ReasonedError, reasonText } from 'schematron-compiler/reasons';
import type { SchematronSchema } from 'schematron-compiler/rules';
import * as z from 'zod';
import { jsonPath } from '../core/findings/json-path.ts';
import type { Result } from '../core/findings/result.ts';
import { readable } from '../core/options/check-argument.ts';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import texts from './messages/rule-sets.json' with { type: 'json' };
import { schematronSchema } from './rule-set-schema.ts';

/**
 * The reason why a schema cannot be compiled, or a rule set cannot be loaded.
 *
 * @since 0.1.0
 */
export interface RulesRefusal {
  /** In English, with file, line and expression if known. */
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  /** The refused expression, if there is one. */
  readonly expression?: string;
  /** The sentence of the message, and the values in it. */
  readonly reason: Reason;
}

/** The error that refuses a rule set's file, in every language. */
export function refusedRuleSet(
  text: keyof typeof texts,
  values: Readonly<Record<string, string>> = {},
): ReasonedError {
  return new ReasonedError({ text: '{refusal}', values: { refusal: { phrase: texts[text], values } } });
}

/** Returns the result of reading rules, or the reason why the rules are refused. */
export function rulesOrRefusal<Made>(make: () => Made): Result<Made, RulesRefusal> {
  try {
    return { ok: true, value: make() };
  } catch (error) {
    if (!(error instanceof ReasonedError)) throw error;
    const { message, reason } = error;
    return { ok: false, failure: { message, ...refusalPlace(reason), reason } };
  }
}

/** The values in every refusal of a schema. */
function refusalPlace({ values }: Reason): Pick<RulesRefusal, 'file' | 'line' | 'expression'> {
  const { file, line, expression } = values;
  if (typeof file !== 'string' || typeof line !== 'number') return {};
  if (typeof expression !== 'object' || !('text' in expression)) return { file, line };
  return { file, line, expression: reasonText(expression) };
}

/** Returns the rules; throws a ReasonedError if they were refused. */
export function rulesIn<Made>(made: Result<Made, RulesRefusal>): Made {
  if (!made.ok) throw new ReasonedError(made.failure.reason);
  return made.value;
}

export const format = 'pint-ae-rule-set-2';

/** A rule set as a file: Schematron as data, compiled on loading, and a stylesheet for SaxonJS. */
export interface RuleSetFile extends RuleSetIdentity {
  readonly format: typeof format;
  /** One schema for each file: the prefixes, variables and functions of a file are valid only in it. */
  readonly schemas: readonly SchematronSchema[];
  /** The stylesheet for SaxonJS, gzipped and in Base64; added by `withSaxon` of `pint-ae/saxon`. */
  readonly stylesheet?: string;
}

const fileSchema = z.strictObject({
  format: z.literal(format),
  id: z.string().min(1),
  version: z.string().min(1),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  hash: z.string(),
  stylesheet: z.base64().optional(),
  schemas: z.array(schematronSchema).min(1),
}) satisfies z.ZodType<RuleSetFile>;

/** The checked content of a rule set's file; an error from a getter or proxy is passed on. */
export function ruleSetFileOf(caller: string, file: unknown): RuleSetFile {
  const parsed = readable(caller, 'rule set file', () => fileSchema.safeParse(file));
  if (!parsed.success) throw refusal(parsed.error);
  return parsed.data;
}

/** Returns the first place where the file differs from the format, unless it is no rule set file at all. */
function refusal({ issues: [first] }: z.ZodError): ReasonedError {
  if (first === undefined || first.path.length === 0) return refusedRuleSet('otherFormat', { format });
  return refusedRuleSet('otherAt', { format, place: jsonPath(first.path) });
}
