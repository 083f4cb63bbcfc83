import { because } from '../xpath/reason.ts';
import { nodeKindsOf, onKinds } from './node-kinds.ts';
import type { NamespaceBinding, SchematronLet, SchematronRule, SchematronSchema } from './schema.ts';
import { refuseMisspeltAttributes } from './source/attributes.ts';
import { refuseSchematronBeforeIso, refuseWhatSaysNothing } from './source/elements.ts';
import { declarationsIn, functionsOf, keysOf } from './source/function.ts';
import { type ReadFile, readWithIncludes, schematronChildren } from './source/include.ts';
import { withLanguages } from './source/language.ts';
import { idsIn, referencesOf } from './source/message.ts';
import { refuseMisspeltXsltIn } from './source/misspelt-elements.ts';
import { namedOnce } from './source/named-once.ts';
import { letOf, patternsOf } from './source/pattern.ts';
import {
  childElements,
  collapsedText,
  required,
  SchematronError,
  type SourceElement,
  schematronNamespace,
} from './source/xml.ts';
import { isStylesheet, schemaOfStylesheet } from './source/xslt.ts';
import { variableOf } from './source/xslt-rule.ts';

export type * from './schema.ts';
export type { ReadFile } from './source/include.ts';
export { SchematronError } from './source/xml.ts';

/** A code list of `codelists/` under `rules/`. */
export interface CodeList {
  readonly id: string;
  readonly codes: Readonly<Record<string, string>>;
}

/**
 * Reads a Schematron schema (ISO/IEC 19757-3, query binding xslt2) with all files it includes, or recovers it from
 * the stylesheet that the ISO skeleton or SchXslt made from it. Each code list becomes a global variable
 * `$codes-<id>` of type `xs:string*`, so that no code is written twice. Throws a SchematronError, with file and line,
 * for anything it cannot read.
 */
export function readSchematron(
  path: string,
  readFile: ReadFile,
  codeLists: readonly CodeList[],
  options: ReadOptions = {},
): SchematronSchema {
  return withFewAssertions(schemaAt(path, readFile, codeLists, options), path);
}

function schemaAt(
  path: string,
  readFile: ReadFile,
  codeLists: readonly CodeList[],
  options: ReadOptions,
): SchematronSchema {
  const root = withLanguages(readWithIncludes(path, readFile, options.root));
  if (isStylesheet(root)) {
    refusePhaseOfStylesheet(root, options.phase);
    refuseMisspeltXsltIn(root);
    return schemaOfStylesheet(root);
  }
  refuseOtherRoots(root);
  const binding = bindingOf(root);
  refuseMisspeltAttributes(root);
  refuseWhatSaysNothing(root);
  const [title] = schematronChildren(root, 'title');
  const phase = phaseOf(root, options.phase ?? '#DEFAULT');
  const { schemaVersion } = root.attributes;
  const namespaces = namespacesOf(root);
  const references = referencesOf(root);
  refuseUnknownReferences(root, references);
  const { patterns, departures } = patternsOf(root, phase && activePatterns(phase, root));
  return {
    namespaces,
    ...(binding === undefined ? {} : { binding }),
    lets: [
      ...codeLists.map((list) => codeListLet(list, root)),
      ...namedOnce([...schematronChildren(root, 'let'), ...xsltVariablesOf(root)]).map(variableOrLet),
      ...(phase === undefined ? [] : namedOnce(schematronChildren(phase, 'let')).map(letOf)),
    ],
    functions: functionsOf(root),
    ...keysOf(root),
    ...references,
    ...(title === undefined ? {} : { title: collapsedText(title) }),
    ...(schemaVersion === undefined ? {} : { schemaVersion }),
    ...(phase === undefined ? {} : { phase: required(phase, 'id') }),
    ...(phase?.attributes.from === undefined ? {} : { from: phase.attributes.from }),
    ...(departures.length === 0 ? {} : { departures }),
    patterns: patterns.map((pattern) => ({
      ...pattern,
      rules: withPositions(pattern.rules.map((rule) => onItsNodes(rule, namespaces, options))),
    })),
  };
}

/** Variables and parameters that a schema, or a stylesheet it includes, declares with XSLT. */
const xsltVariablesOf = (schema: SourceElement) =>
  declarationsIn(schema).filter(({ localName }) => ['variable', 'param'].includes(localName));

const variableOrLet = (element: SourceElement): SchematronLet =>
  element.namespace === schematronNamespace ? letOf(element) : variableOf(element);

/** The namespaces of the prefixes; a prefix may be declared twice, but not with two meanings. */
function namespacesOf(schema: SourceElement): NamespaceBinding[] {
  const byPrefix = new Map<string, string>();
  return schematronChildren(schema, 'ns').map((ns) => {
    const [prefix, uri] = [required(ns, 'prefix'), required(ns, 'uri')];
    const one = byPrefix.get(prefix) ?? uri;
    if (one !== uri)
      throw new SchematronError(
        because('the prefix {prefix} stands for {one} and for {other}; give each its own', {
          prefix,
          one,
          other: uri,
        }),
        ns,
      );
    byPrefix.set(prefix, uri);
    return { prefix, uri };
  });
}

/** Options for reading a schema. */
export interface ReadOptions {
  /**
   * The phase whose patterns are active: its id, `#ALL` for every pattern, or `#DEFAULT` for the schema's
   * default.
   */
  readonly phase?: string | undefined;
  /** The folder that contains the schema and everything it includes; default: the folder of the schema. */
  readonly root?: string | undefined;
  /** `elements` disables rules on other nodes, like validators that visit only elements. */
  readonly visited?: 'elements' | undefined;
}

/** Everything that an assertion refers to must exist: a message would otherwise silently lack a part. */
function refuseUnknownReferences(
  element: SourceElement,
  references: Pick<SchematronSchema, 'diagnostics' | 'properties'>,
): void {
  for (const list of ['diagnostics', 'properties'] as const) {
    const known = new Set(references[list]?.map(({ id }) => id));
    const unknown = idsIn(element.attributes[list]).find((id) => !known.has(id));
    if (unknown !== undefined && element.namespace === schematronNamespace)
      throw new SchematronError(
        because('{id} is not among the {list} of the schema; declare it there, or leave the reference out', {
          id: unknown,
          list,
        }),
        element,
      );
  }
  for (const child of childElements(element)) refuseUnknownReferences(child, references);
}

/** A phase by its name; undefined if all patterns are active. */
function phaseOf(schema: SourceElement, wanted: string): SourceElement | undefined {
  const name = wanted === '#DEFAULT' ? (schema.attributes.defaultPhase ?? '#ALL') : wanted;
  if (name === '#ALL') return undefined;
  const phases = schematronChildren(schema, 'phase');
  const phase = phases.find(({ attributes }) => attributes.id === name);
  if (phase !== undefined) return phase;
  const known = phases.map(({ attributes }) => attributes.id ?? '').join(', ');
  throw new SchematronError(
    known === ''
      ? because('there is no phase {name}, and the schema declares none; leave it out', { name })
      : because('there is no phase {name}, but {known}', { name, known }),
    schema,
  );
}

function refusePhaseOfStylesheet(stylesheet: SourceElement, phase = '#DEFAULT'): void {
  if (phase !== '#DEFAULT' && phase !== '#ALL')
    throw new SchematronError(
      because(
        'a stylesheet holds the patterns of the phase that it was made for; give its schema, or leave the phase {phase} out',
        { phase },
      ),
      stylesheet,
    );
}

function activePatterns(phase: SourceElement, schema: SourceElement): ReadonlySet<string> {
  const known = new Set(schematronChildren(schema, 'pattern').map(({ attributes }) => attributes.id));
  return new Set(
    schematronChildren(phase, 'active').map((active) => {
      const pattern = required(active, 'pattern');
      if (!known.has(pattern))
        throw new SchematronError(
          because('there is no pattern {pattern}; declare it, or leave its active out', { pattern }),
          active,
        );
      return pattern;
    }),
  );
}

/**
 * A rule may match attributes, comments and processing instructions as well as elements (ISO/IEC 19757-3,
 * annex H). Rules on texts fire here, as in SchXslt; in the ISO skeleton they never do.
 */
function onItsNodes(
  rule: SchematronRule,
  namespaces: readonly NamespaceBinding[],
  { visited }: ReadOptions,
): SchematronRule {
  const isVisited = visited !== 'elements';
  const kinds = nodeKindsOf(rule, namespaces);
  return { ...rule, ...onKinds(kinds, { attributes: isVisited, texts: isVisited, markup: isVisited }) };
}

/**
 * The standard does not define what position() counts. Here it counts the nodes that the rules of the pattern are
 * tried on, as in a stylesheet that visits no others; texts and comments do not count.
 */
function withPositions(rules: readonly SchematronRule[]): SchematronRule[] {
  if (rules.some(({ onTexts, onMarkup }) => onTexts === true || onMarkup === true)) return [...rules];
  const onAttributes = rules.some((rule) => rule.onAttributes === true);
  const counted = onAttributes ? 'attributes and elements' : 'elements';
  return rules.map((rule) => (mayAskPosition(rule) ? { ...rule, counted } : rule));
}

const mayAskPosition = (rule: SchematronRule) => JSON.stringify(rule).includes('position');

function refuseOtherRoots(root: SourceElement): void {
  refuseSchematronBeforeIso(root);
  if (root.namespace !== schematronNamespace)
    throw new SchematronError(
      because(
        '{name} is neither a Schematron schema nor a stylesheet made of one; the root of a schema is schema in the namespace {namespace}',
        { name: root.localName, namespace: schematronNamespace },
      ),
      root,
    );
  if (root.localName !== 'schema')
    throw new SchematronError(
      because('{name} is a part of a schema; give the schema that includes it', { name: root.localName }),
      root,
    );
}

/** The query bindings, with the version of XPath that each uses. */
const bindings: ReadonlyMap<string, SchematronSchema['binding']> = new Map([
  ...['xslt', 'xslt1', 'xslt1.1', 'xpath', 'xpath1'].map((name) => [name, 'xpath1'] as const),
  ...['xslt2', 'xslt3', 'xpath2', 'xpath3', 'xpath31'].map((name) => [name, undefined] as const),
]);

/** Returns the query binding of a schema; refuses languages that give expressions another meaning. */
function bindingOf(schema: SourceElement): SchematronSchema['binding'] {
  const { queryBinding } = schema.attributes;
  if (queryBinding === undefined) return 'unstated';
  if (bindings.has(queryBinding)) return bindings.get(queryBinding);
  throw new SchematronError(
    because(
      'the query binding {binding} is not supported, only xslt, xslt2 and xslt3, in which expressions may mean something else; where they hold in XPath 2.0 as well, write queryBinding="xslt2"',
      { binding: queryBinding },
    ),
    schema,
  );
}

function codeListLet({ id, codes }: CodeList, { file, line }: SourceElement): SchematronLet {
  const literals = Object.keys(codes).map((code) => `'${code.replaceAll("'", "''")}'`);
  return { name: `codes-${id}`, value: `(${literals.join(', ')})`, as: 'xs:string*', source: { file, line } };
}

/** More than three times the assertions of the largest published rule set. */
const most = 10_000;

/** The schema, unchanged; throws if it has more assertions than can be compiled in reasonable time and memory. */
function withFewAssertions(schema: SchematronSchema, file: string): SchematronSchema {
  let count = 0;
  for (const { rules } of schema.patterns) for (const { asserts } of rules) count += asserts.length;
  if (count <= most) return schema;
  throw new SchematronError(
    because('{count} assertions, where at most {most} are compiled; divide the schema, or give a phase', {
      count,
      most,
    }),
    { file, line: 1 },
  );
}
