import * as z from 'zod';
import { jsonPath } from '../core/json-path.ts';
import type { RuleSet, RuleSetIdentity } from '../core/rule-set.ts';
import { type CompiledEngineOptions, createCompiledEngine } from './compiled/engine.ts';
import { evaluateRules } from './compiled/evaluate.ts';
import { severitiesOf } from './flags.ts';
import { schematronSchema } from './rule-set-schema.ts';
import { type ReadFile, readSchematron, type SchematronSchema } from './source.ts';

const format = 'pint-ae-ruleset-2';

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

/** What the maker of a rule set says of it; its hash follows from its content. */
export interface RuleSetTitle extends Omit<RuleSetIdentity, 'hash'> {
  /**
   * XPath that holds of the documents that the rules are about, such as `/ubl:Invoice[cbc:CustomizationID = '…']`, with the
   * prefixes of the files. Any other document is not judged by them.
   */
  readonly appliesTo?: string | undefined;
  /** The documents that `document()` and `doc()` may read, as XML by the name that the files give them. */
  readonly documents?: Readonly<Record<string, string>> | undefined;
  /** The folder that the files and all they include lie in; that of each file where not given. */
  readonly root?: string | undefined;
}

/**
 * Makes a rule set of Schematron files (query binding xslt2), or of the stylesheets that the ISO skeleton or SchXslt made
 * of them, such as a publisher gives out. What can't be compiled is refused with file and line. `digest` gives the SHA-256
 * of a text in hexadecimal.
 *
 * @example
 * ```ts
 * const rules = '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="/*"><assert id="own-1" test="false()">Never.</assert></rule></pattern></schema>';
 * const title = { id: 'own', version: '1', validFrom: null, validTo: null };
 * const own = loadRuleSet(compileRuleSet(['own.sch'], () => rules, title, (text) => String(text.length)));
 * console.log(validate(request, { ruleset: own }).issues[0].rule); // own-1
 * ```
 */
export function compileRuleSet(
  paths: readonly string[],
  readFile: ReadFile,
  { appliesTo, root, documents, ...title }: RuleSetTitle,
  digest: (text: string) => string,
): RuleSetFile {
  const schemas = paths
    .map((path) => readSchematron(path, readFile, [], { root }))
    .map((schema) => ({
      ...schema,
      ...(appliesTo === undefined ? {} : { appliesTo }),
      ...(documents === undefined ? {} : { documents }),
    }));
  evaluateRules(...schemas);
  return { format, ...title, hash: digest(withoutPlaces(schemas)), schemas };
}

/** What the rules say, wherever they stand. */
function withoutPlaces(schemas: readonly SchematronSchema[]): string {
  return JSON.stringify(schemas, (key, value) => (key === 'source' ? undefined : value));
}

/**
 * Loads a rule set from the value of its file; throws an error that says what is wrong with it. Its rules are compiled to
 * code: load only files of whom you trust, as you would with code.
 */
export function loadRuleSet(file: unknown, options: CompiledEngineOptions = {}): RuleSet {
  const { schemas, stylesheet, format: _, ...identity } = readRuleSetFile(file);
  const engine = createCompiledEngine(evaluateRules(...schemas), options);
  return { ...identity, ...severitiesOf(schemas), engine };
}

/** The value of a rule set's file, checked; throws an error that says what is wrong with it. */
export function readRuleSetFile(file: unknown): RuleSetFile {
  const parsed = fileSchema.safeParse(file);
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
