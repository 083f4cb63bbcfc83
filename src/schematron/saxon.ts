import { gunzipSync, gzipSync } from 'node:zlib';
import { type SchematronSchema, severitiesOf } from 'schematron-compiler/rules';
import {
  compileStylesheet,
  createSaxonEngine as createEngine,
  type StylesheetExport,
  toXslt,
} from 'schematron-compiler/saxon';
import type { Result } from '../core/findings/result.ts';
import { checkObject } from '../core/options/check-argument.ts';
import type { Engine } from '../core/specification/engine.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { assertionTexts } from '../generated/assertion-texts.js';
import { otherReleaseRules } from '../generated/other-releases.js';
import { otherStylesheets, stylesheet } from '../generated/reference.js';
import { rules } from '../generated/rules.js';
import { needPackages } from '../node/optional-package.ts';
import { changedEngine } from './changed-engine.ts';
import { xsltOptions } from './profile-parameter.ts';
import { type RuleSetFile, ruleSetFileOf } from './read-rule-set-file.ts';
import { type RulesRefusal, refusedRuleSet, rulesOrRefusal } from './rules-refusal.ts';

export type { Result, RuleSetFile, RulesRefusal, StylesheetExport };

/**
 * Creates the reference engine: SaxonJS with the compiled stylesheet, which is loaded once. `texts` has the texts of
 * assertions without values, by rule id.
 *
 * @example
 * ```ts
 * import stylesheet from './rules.sef.json' with { type: 'json' };
 * console.log(createSaxonEngine(stylesheet, new Map()).name); // saxon
 * ```
 * @throws {MissingPackageError} if SaxonJS is not installed.
 * @since 0.1.0
 */
export function createSaxonEngine(sef: StylesheetExport, texts: ReadonlyMap<string, string>): Engine {
  needPackages('saxon');
  return createEngine(sef, texts);
}

/**
 * Runs the official rules with SaxonJS, which is slower than this library's own compiler, and independent of it.
 *
 * @example
 * ```ts
 * import { validate } from 'pint-ae';
 * import { saxonEngine } from 'pint-ae/saxon';
 * console.log(validate(request, { engine: saxonEngine }).valid); // true
 * ```
 */
export const saxonEngine: Engine = engineOfReleases();

function engineOfReleases(): Engine {
  const texts = new Map(rules.asserts.map(({ id }, at) => [id, assertionTexts[at] ?? '']));
  const engine = createSaxonEngine(stylesheet, texts);
  const others = Object.entries(otherReleaseRules).map(([version, { without }]): [string, Engine] => {
    const changed = () => createSaxonEngine(otherStylesheets[version]?.() ?? {}, new Map());
    return [version, changedEngine(engine, { without, engine: changed })];
  });
  const byVersion = new Map(others);
  return { ...engine, ofRelease: (version) => byVersion.get(version) };
}

/**
 * Adds the data for SaxonJS to a rule set's file, or returns the reason why SaxonJS refuses its rules.
 *
 * @example
 * ```ts
 * const rules = '<schema xmlns="http://purl.oclc.org/dsdl/schematron"><pattern><rule context="/*"><assert id="own-1" test="false()">Never.</assert></rule></pattern></schema>';
 * const title = { id: 'own', version: '1', validFrom: null, validTo: null };
 * const file = compileRuleSet(['own.sch'], () => rules, title, (text) => String(text.length));
 * const forBoth = file.ok ? withSaxon(file.value) : file;
 * const own = forBoth.ok ? loadSaxonRuleSet(forBoth.value) : forBoth;
 * if (!own.ok) throw new Error(own.failure.message);
 * console.log(own.value.engine.name, validate(request, { ruleSets: [own.value] }).issues[0].rule); // saxon own-1
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @throws {MissingPackageError} if `xslt3` is not installed.
 * @since 0.1.0
 */
export function withSaxon(file: RuleSetFile): Result<RuleSetFile, RulesRefusal> {
  checkObject('withSaxon', 'rule set file', file, { schemas: 'list' });
  needPackages('saxonRuleSets');
  return rulesOrRefusal(() => {
    const stylesheets = file.schemas.map((schema) => compileStylesheet(toXslt(schema, xsltOptions)));
    const exported = JSON.stringify(stylesheets);
    return { ...file, stylesheet: gzipSync(exported, { level: 9 }).toString('base64') };
  });
}

/**
 * Loads a rule set for SaxonJS from the value of a file that {@link withSaxon} completed, or returns its errors. A
 * stylesheet is code, so load only files that you trust.
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @throws {MissingPackageError} if SaxonJS is not installed.
 * @since 0.1.0
 */
export function loadSaxonRuleSet(file: unknown): Result<RuleSet, RulesRefusal> {
  return rulesOrRefusal(() => {
    const { schemas, stylesheet: packed, format: _, ...identity } = ruleSetFileOf('loadSaxonRuleSet', file);
    if (packed === undefined) throw refusedRuleSet('withoutSaxon');
    const texts = textsById(schemas);
    const engines = unpack(packed).map((stylesheet) => createSaxonEngine(stylesheet, texts));
    return { ...identity, ...severitiesOf(schemas), engine: together(engines) };
  });
}

/** Several engines as one; their judgements are joined. */
function together(engines: readonly Engine[]): Engine {
  return {
    name: 'saxon',
    judge(document, profile) {
      const judgements = engines.map((engine) => engine.judge(document, profile));
      return {
        failed: judgements.flatMap(({ failed }) => failed),
        unjudged: judgements.flatMap(({ unjudged }) => unjudged),
        undecided: judgements.flatMap(({ undecided = [] }) => undecided),
      };
    },
  };
}

function unpack(packed: string): readonly object[] {
  try {
    return JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString());
  } catch {
    throw refusedRuleSet('unreadableStylesheet');
  }
}

function textsById(schemas: readonly SchematronSchema[]): ReadonlyMap<string, string> {
  const patterns = schemas.flatMap((schema) => schema.patterns);
  const asserts = patterns.flatMap(({ rules }) => rules.flatMap((rule) => rule.asserts));
  return new Map(asserts.map(({ id, text }) => [id, text]));
}
