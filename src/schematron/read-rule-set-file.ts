import * as z from 'zod';
import { readable } from '../core/check-argument.ts';
import { jsonPath } from '../core/json-path.ts';
import type { RuleSetIdentity } from '../core/rule-set.ts';
import { schematronSchema } from './rule-set-schema.ts';
import type { SchematronSchema } from './source.ts';

export const format = 'pint-ae-ruleset-2';

/** A rule set as a file: Schematron as data, compiled when it is loaded, and for SaxonJS as a stylesheet. */
export interface RuleSetFile extends RuleSetIdentity {
  readonly format: typeof format;
  /** One for each file: prefixes, variables and functions of one file mean nothing in another. */
  readonly schemas: readonly SchematronSchema[];
  /** The rules as SaxonJS runs them, gzipped and in Base64; made by `withSaxon` of `pint-ae/saxon`. */
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

/** The value of a rule set's file, checked for a function; a getter or a proxy that throws is its caller's own. */
export function ruleSetFileOf(caller: string, file: unknown): RuleSetFile {
  const parsed = readable(caller, 'rule set file', () => fileSchema.safeParse(file));
  if (!parsed.success) throw new Error(`is no rule set of format ${format}${firstMistake(parsed.error)}`);
  return parsed.data;
}

/** Where the file first departs from the format; nothing where it is no such file at all. */
function firstMistake({ issues }: z.ZodError): string {
  const [first] = issues;
  return first === undefined || first.path.length === 0
    ? ''
    : `: ${jsonPath(first.path)} is not as it should be`;
}
