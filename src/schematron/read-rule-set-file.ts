import type { ReasonedError } from 'schematron-compiler/reasons';
import type { SchematronSchema } from 'schematron-compiler/rules';
import * as z from 'zod';
import { jsonPath } from '../core/findings/json-path.ts';
import { readable } from '../core/options/check-argument.ts';
import type { RuleSetIdentity } from '../core/specification/rule-set.ts';
import { schematronSchema } from './rule-set-schema.ts';
import { refusedRuleSet } from './rules-refusal.ts';

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
