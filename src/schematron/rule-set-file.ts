import { isCalendarDay } from '../core/calendar.ts';
import { checkArgument, checkOptions } from '../core/check-options.ts';
import {
  callback,
  expected,
  listOf,
  optionsOf,
  required,
  text,
  texts,
  textWithContent,
} from '../core/option-kinds.ts';
import type { RuleSet, RuleSetIdentity } from '../core/rule-set.ts';
import { type CompiledEngineOptions, createCompiledEngine } from './compiled/engine.ts';
import { evaluateRules } from './compiled/evaluate.ts';
import { severitiesOf } from './flags.ts';
import { format, type RuleSetFile, ruleSetFileOf } from './read-rule-set-file.ts';
import { type ReadFile, readSchematron, type SchematronSchema } from './source.ts';

export type { RuleSetFile };

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

const dayOrNull = required(
  expected<string | null>(
    (value) => value === null || (typeof value === 'string' && isCalendarDay(value)),
    'a date such as 2026-11-21, or null',
  ),
);
const titleKind = optionsOf<RuleSetTitle>({
  id: required(textWithContent),
  version: required(textWithContent),
  validFrom: dayOrNull,
  validTo: dayOrNull,
  appliesTo: text,
  documents: texts,
  root: text,
});
const engineOptionsKind = optionsOf<CompiledEngineOptions>({
  clock: callback<CompiledEngineOptions['clock']>(),
});
const pathsKind = listOf(text);
const readFileKind = callback<ReadFile>();
const digestKind = callback<(text: string) => string>();

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
  title: RuleSetTitle,
  digest: (text: string) => string,
): RuleSetFile {
  checkArgument('compileRuleSet', 'paths', pathsKind, paths);
  checkArgument('compileRuleSet', 'readFile', readFileKind, readFile);
  checkArgument('compileRuleSet', 'title', titleKind, title);
  checkArgument('compileRuleSet', 'digest', digestKind, digest);
  const { appliesTo, root, documents, ...identity } = title;
  const schemas = paths
    .map((path) => readSchematron(path, readFile, [], { root }))
    .map((schema) => ({
      ...schema,
      ...(appliesTo === undefined ? {} : { appliesTo }),
      ...(documents === undefined ? {} : { documents }),
    }));
  evaluateRules(...schemas);
  return { format, ...identity, hash: digest(withoutPlaces(schemas)), schemas };
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
  checkOptions('loadRuleSet', engineOptionsKind, options);
  const { schemas, stylesheet, format: _, ...identity } = ruleSetFileOf('loadRuleSet', file);
  const engine = createCompiledEngine(evaluateRules(...schemas), options);
  return { ...identity, ...severitiesOf(schemas), engine };
}

/** The value of a rule set's file, checked; throws an error that says what is wrong with it. */
export function readRuleSetFile(file: unknown): RuleSetFile {
  return ruleSetFileOf('readRuleSetFile', file);
}
