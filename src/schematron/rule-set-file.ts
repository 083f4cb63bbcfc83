import { type ReadFile, readSchemas, type SchematronSchema, severitiesOf } from 'schematron-compiler/rules';
import type { Result } from '../core/findings/result.ts';
import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import {
  callback,
  expected,
  listOf,
  optionsOf,
  required,
  text,
  texts,
  textWithContent,
} from '../core/options/option-kinds.ts';
import type { RuleSet, RuleSetIdentity } from '../core/specification/rule-set.ts';
import { isCalendarDay } from '../core/text/calendar.ts';
import { createCompiledEngine, type EngineOptions, evaluateRules } from './compiled-rule-sets.ts';
import { format, type RuleSetFile, ruleSetFileOf } from './read-rule-set-file.ts';
import { type RulesRefusal, rulesOrRefusal } from './rules-refusal.ts';

export type { EngineOptions } from './compiled-rule-sets.ts';
export type { Result, RuleSetFile, RulesRefusal };

/** Data about a rule set from its maker; the hash follows from the content. */
export interface RuleSetTitle extends Omit<RuleSetIdentity, 'hash'> {
  /**
   * XPath that is true for documents to which the rules apply, such as `/ubl:Invoice[cbc:CustomizationID = '…']`,
   * with the prefixes of the files. Other documents are not checked.
   */
  readonly appliesTo?: string | undefined;
  /** The documents that `document()` and `doc()` may read, as XML, under the names that the files use. */
  readonly documents?: Readonly<Record<string, string>> | undefined;
  /** The folder that contains the files and everything they include; default: the folder of each file. */
  readonly root?: string | undefined;
  /** The phase whose patterns are active: its id, `#ALL`, or `#DEFAULT` for the default of each schema. */
  readonly phase?: string | undefined;
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
  phase: text,
});
const engineOptionsKind = optionsOf<EngineOptions>({
  clock: callback<EngineOptions['clock']>(),
});
const pathsKind = listOf(text);
const readFileKind = callback<ReadFile>();
const digestKind = callback<(text: string) => string>();

/**
 * Makes a rule set from Schematron files (query binding xslt2), or from stylesheets that the ISO skeleton or SchXslt
 * made from them, as publishers release them. If one cannot be compiled, the failure has the reason with file and
 * line. `digest` must return the SHA-256 of a text in hexadecimal.
 *
 * @example
 * ```ts
 * const rules = '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="/*"><assert id="own-1" test="false()">Never.</assert></rule></pattern></schema>';
 * const title = { id: 'own', version: '1', validFrom: null, validTo: null };
 * const file = compileRuleSet(['own.sch'], () => rules, title, (text) => String(text.length));
 * const own = file.ok ? loadRuleSet(file.value) : file;
 * if (!own.ok) throw new Error(own.failure.message);
 * console.log(validate(request, { ruleSets: [own.value] }).issues[0].rule); // own-1
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function compileRuleSet(
  paths: readonly string[],
  readFile: ReadFile,
  title: RuleSetTitle,
  digest: (text: string) => string,
): Result<RuleSetFile, RulesRefusal> {
  checkArgument('compileRuleSet', 'paths', pathsKind, paths);
  checkArgument('compileRuleSet', 'readFile', readFileKind, readFile);
  checkArgument('compileRuleSet', 'title', titleKind, title);
  checkArgument('compileRuleSet', 'digest', digestKind, digest);
  const { appliesTo, root, phase, documents, ...identity } = title;
  return rulesOrRefusal(() => {
    const schemas = readSchemas(paths, readFile, { appliesTo, root, phase, documents }, evaluateRules);
    return { format, ...identity, hash: digest(withoutPlaces(schemas)), schemas };
  });
}

function withoutPlaces(schemas: readonly SchematronSchema[]): string {
  return JSON.stringify(schemas, (key, value) => (key === 'source' ? undefined : value));
}

/**
 * Loads a rule set from the value of its file, or returns its errors. Its rules are compiled to code, so load only
 * files that you trust.
 *
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function loadRuleSet(file: unknown, options: EngineOptions = {}): Result<RuleSet, RulesRefusal> {
  checkOptions('loadRuleSet', engineOptionsKind, options);
  return rulesOrRefusal(() => {
    const { schemas, stylesheet, format: _, ...identity } = ruleSetFileOf('loadRuleSet', file);
    const engine = createCompiledEngine(evaluateRules(schemas), options);
    return { ...identity, ...severitiesOf(schemas), engine };
  });
}

/**
 * Returns the checked value of a rule set's file, or its errors.
 *
 * @example
 * ```ts
 * console.log(readRuleSetFile({ format: 0 }).ok); // false
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function readRuleSetFile(file: unknown): Result<RuleSetFile, RulesRefusal> {
  return rulesOrRefusal(() => ruleSetFileOf('readRuleSetFile', file));
}
