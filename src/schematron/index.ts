import {
  type AboutDocument,
  type CompiledSchematron,
  compileSchematron as compileByEngine,
  loadSchematron as loadByEngine,
  type ModuleRules,
  type SchematronOptions as OptionsOfEngine,
  type Schematron,
} from 'schematron-compiler';
import { type FindingLimits, findingLimitShape } from '../core/findings/finding-limits.ts';
import type { Result } from '../core/findings/result.ts';
import { checkDocument, checkObject, readable } from '../core/options/check-argument.ts';
import { checkOptions } from '../core/options/check-options.ts';
import {
  callback,
  type OptionShape,
  optionsOf,
  text,
  texts,
  trueOrFalse,
} from '../core/options/option-kinds.ts';
import { namespaces, type UblElement } from '../core/xml/element.ts';
import { openEnvelope } from '../intake/open-envelope.ts';
import { type RulesRefusal, rulesOrRefusal } from './rules-refusal.ts';

export {
  type CompiledSchematron,
  type Diagnostic,
  type ModuleRules,
  type Schematron,
  type SchematronFinding,
  type SchematronNotice,
  type SchematronReport,
  schematronRuntime,
} from 'schematron-compiler';
// Types that the types above refer to, for declarations of programs that infer them.
export type * as engine from 'schematron-compiler/engine';
export type * as reasons from 'schematron-compiler/reasons';
export type * as rules from 'schematron-compiler/rules';
export type * as xml from 'schematron-compiler/xml';
export type { Result } from '../core/findings/result.ts';
export type { RulesRefusal };

/** Options for reading and running a schema. */
export type SchematronOptions = Omit<OptionsOfEngine, 'documentIn'>;

/** Options for checking documents with compiled rules. */
export type SchematronRunOptions = Pick<
  SchematronOptions,
  'defaultLanguage' | 'clock' | 'allErrors' | 'coverage' | 'limits'
>;

const runningShape = {
  defaultLanguage: text,
  clock: callback<SchematronOptions['clock']>(),
  allErrors: trueOrFalse,
  coverage: trueOrFalse,
  limits: optionsOf<FindingLimits>(findingLimitShape),
} satisfies OptionShape<SchematronRunOptions>;
const schematronOptionsKind = optionsOf<SchematronOptions>({
  ...runningShape,
  phase: text,
  resolve: callback<SchematronOptions['resolve']>(),
  path: text,
  documents: texts,
});
const runningOptionsKind = optionsOf<SchematronRunOptions>(runningShape);

const aboutKind = optionsOf<AboutDocument>({ name: text });

/**
 * Compiles a Schematron schema (ISO/IEC 19757-3, query bindings xslt, xslt2 and xslt3), or the stylesheet that the
 * ISO skeleton or SchXslt made from one. Bytes are decoded as the XML standard requires. If a schema cannot be
 * compiled, the failure has the reason with file, line and expression.
 *
 * @example
 * ```ts
 * import { compileSchematron } from 'pint-ae/schematron';
 *
 * const schema = `<schema xmlns="http://purl.oclc.org/dsdl/schematron" queryBinding="xslt2">
 *   <pattern><rule context="order"><assert id="total" test="@total = sum(line)">The lines of <value-of select="@id"/> add up to <value-of select="sum(line)"/>.</assert></rule></pattern>
 * </schema>`;
 * const compiled = compileSchematron(schema);
 * if (!compiled.ok) throw new Error(compiled.failure.message);
 * const { outcome, findings } = compiled.value.judge('<order id="7" total="3"><line>1</line></order>');
 * console.log(outcome, findings[0].id, findings[0].text); // invalid total The lines of 7 add up to 1.
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function compileSchematron(
  source: string | Uint8Array,
  options: SchematronOptions = {},
): Result<CompiledSchematron, RulesRefusal> {
  checkDocument('compileSchematron', source);
  checkOptions('compileSchematron', schematronOptionsKind, options);
  return rulesOrRefusal(() => {
    const compiled = compileByEngine(source, { ...options, documentIn });
    return {
      ...checked(compiled),
      toModule: (runtime = 'pint-ae/schematron/runtime') => compiled.toModule(runtime),
    };
  });
}

/**
 * Loads rules that were compiled ahead of time by `toModule()`.
 *
 * @example
 * ```ts
 * import { rules } from './orders.js';
 * const { outcome } = loadSchematron(rules).judge('<order total="3"><line>1</line></order>');
 * console.log(outcome); // invalid
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function loadSchematron(rules: ModuleRules, options: SchematronRunOptions = {}): Schematron {
  checkObject('loadSchematron', 'rules', rules, { names: 'list', explained: 'object' });
  checkOptions('loadSchematron', runningOptionsKind, options);
  return checked(readable('loadSchematron', 'rules', () => loadByEngine(rules, { ...options, documentIn })));
}

/** A schema that refuses arguments of other types. */
const checked = ({ judge }: Schematron): Schematron => ({
  judge(document, about = {}) {
    checkDocument('judge', document);
    checkOptions('judge', aboutKind, about);
    return judge(document, about);
  },
});

/** The document inside a Standard Business Document, unless the rules apply to the envelope itself. */
function documentIn(root: UblElement, ofRules: ReadonlySet<string>): UblElement {
  return ofRules.has(namespaces.envelope) ? root : (openEnvelope(root)?.root ?? root);
}
