import { because } from '../../xpath/reason.ts';
import { nodeKindsOf, onKinds } from '../node-kinds.ts';
import type { NamespaceBinding, SchematronLet, SchematronPattern, SchematronSchema } from '../schema.ts';
import { functionsOf, keysOf } from './function.ts';
import {
  childElements,
  elementsOf,
  required,
  SchematronError,
  type SourceElement,
  xsltNamespace,
} from './xml.ts';
import { isFinding, schxsltNamespace, svrlNamespace } from './xslt-elements.ts';
import { modesReached } from './xslt-modes.ts';
import { ruleOf, type TemplateRule, variableOf } from './xslt-rule.ts';
import { type Visits, visitsByMode } from './xslt-visits.ts';

/** Variables that stylesheets declare for their own use; rules do not use them. */
const infrastructure =
  /^(archiveDirParameter|archiveNameParameter|fileNameParameter|fileDirParameter|document-uri|schxslt[.:].*)$/;

/** Elements of a stylesheet that do not affect the meaning of its rules. */
const understood = new Set(
  'output param variable function template key decimal-format character-map preserve-space'.split(' '),
);

/** Tells whether a file is a stylesheet that an implementation of Schematron made from a schema. */
export function isStylesheet({ namespace, localName }: SourceElement): boolean {
  return namespace === xsltNamespace && ['stylesheet', 'transform'].includes(localName);
}

/**
 * The schema that a stylesheet was made from, in the forms of the ISO skeleton and of SchXslt: the templates of a
 * mode are the rules of a pattern, their priorities give the order, and the conditions of a failed assertion give its
 * test. Throws a SchematronError, with file and line, for anything that it cannot recover.
 */
export function schemaOfStylesheet(stylesheet: SourceElement): SchematronSchema {
  refuseOtherStylesheets(stylesheet);
  const namespaces = namespacesOf(stylesheet);
  const patterns = patternsOf(stylesheet, namespaces);
  if (patterns.length === 0) {
    throw new SchematronError(
      because(
        'holds no rules in the form of the ISO skeleton or of SchXslt; give the stylesheet that one of them made of a schema, or the schema',
      ),
      stylesheet,
    );
  }
  return {
    namespaces,
    ...(stylesheet.attributes.version?.startsWith('1.') ? { binding: 'xpath1' } : {}),
    lets: variablesOf(stylesheet),
    functions: functionsOf(withoutOwnFunctions(stylesheet)),
    ...keysOf(stylesheet),
    patterns,
  };
}

function refuseOtherStylesheets(stylesheet: SourceElement): void {
  const version = required(stylesheet, 'version');
  if (!/^(?:[23]\.0|1\.[01])$/.test(version)) {
    throw new SchematronError(
      because(
        'XSLT {version} is not supported, only 1.0, 2.0 and 3.0; make the stylesheet of its schema for XSLT 2.0',
        { version },
      ),
      stylesheet,
    );
  }
  for (const element of elementsOf(stylesheet, xsltNamespace)) {
    const { localName } = element;
    if (['include', 'import'].includes(localName)) {
      throw new SchematronError(
        because('xsl:{name} is not followed; give one file', { name: localName }),
        element,
      );
    }
    if (!understood.has(localName))
      throw new SchematronError(
        because('xsl:{name} is not supported; make the stylesheet without it', { name: localName }),
        element,
      );
  }
  refuseDefaultNamespace(stylesheet);
}

/**
 * Schematron rules name elements by prefixes; under a default namespace, names without a prefix would be
 * misread.
 */
function refuseDefaultNamespace(element: SourceElement): void {
  const { attributes } = element;
  if (attributes['xpath-default-namespace'] || attributes['xsl:xpath-default-namespace']) {
    throw new SchematronError(
      because('xpath-default-namespace is not supported; write the prefix of each name'),
      element,
    );
  }
  for (const child of childElements(element)) refuseDefaultNamespace(child);
}

/** The prefixes declared anywhere in the stylesheet; some generators declare them on a function or rule. */
function namespacesOf(stylesheet: SourceElement): NamespaceBinding[] {
  const byPrefix = new Map<string, string>();
  const collect = (element: SourceElement): void => {
    for (const [name, uri] of Object.entries(element.attributes)) {
      const prefix = name.startsWith('xmlns:') ? name.slice('xmlns:'.length) : '';
      if (prefix === '' || isToolNamespace(uri)) continue;
      const known = byPrefix.get(prefix) ?? uri;
      if (known !== uri)
        throw new SchematronError(
          because('the prefix {prefix} stands for {one} and for {other}; give each its own', {
            prefix,
            one: known,
            other: uri,
          }),
          element,
        );
      byPrefix.set(prefix, uri);
    }
    for (const child of childElements(element)) collect(child);
  };
  collect(stylesheet);
  return Array.from(byPrefix, ([prefix, uri]) => ({ prefix, uri }));
}

function isToolNamespace(uri: string): boolean {
  return [xsltNamespace, svrlNamespace, schxsltNamespace].includes(uri);
}

/** The variables and parameters of the stylesheet: the lets of the schema, phases and patterns. */
function variablesOf(stylesheet: SourceElement): SchematronLet[] {
  return elementsOf(stylesheet, xsltNamespace)
    .filter(({ localName }) => ['variable', 'param'].includes(localName))
    .filter((variable) => !infrastructure.test(required(variable, 'name')))
    .map(variableOf);
}

function withoutOwnFunctions(stylesheet: SourceElement): SourceElement {
  const isOwn = (child: SourceElement) =>
    child.localName === 'function' && required(child, 'name').startsWith('schxslt:');
  return { ...stylesheet, children: childElements(stylesheet).filter((child) => !isOwn(child)) };
}

/** The patterns: templates by the name of their pattern, in the order in which the patterns begin. */
function patternsOf(stylesheet: SourceElement, namespaces: readonly NamespaceBinding[]): SchematronPattern[] {
  const templates = elementsOf(stylesheet, xsltNamespace).filter(({ localName }) => localName === 'template');
  const reached = modesReached(templates);
  const withRules = templates.filter(holdsRule).map((template) => required(template, 'mode'));
  const modes = new Set(withRules.filter((mode) => reached?.has(mode) ?? true));
  const byPattern = new Map<string, TemplateRule[]>();
  const prefixes = Object.fromEntries(namespaces.map(({ prefix, uri }) => [prefix, uri]));
  const visits = visitsByMode(templates, prefixes);
  for (const template of templates.filter(
    (each) => modes.has(each.attributes.mode ?? '') && !isBuiltIn(each),
  )) {
    const rule = visited(ruleOf(template), visits(template.attributes.mode ?? ''), namespaces);
    byPattern.set(rule.pattern, [...(byPattern.get(rule.pattern) ?? []), rule]);
  }
  return Array.from(byPattern, ([name, rules]) => ({
    id: `pattern-${name}`,
    lets: [],
    rules: inOrder(rules).map(({ rule }) => rule),
  }));
}

/** Keeps a rule on attributes, texts, comments or instructions if the stylesheet visits these nodes. */
function visited(
  template: TemplateRule,
  { counted, attributes, texts, comments }: Visits,
  namespaces: readonly NamespaceBinding[],
): TemplateRule {
  const { rule } = template;
  const on = onKinds(nodeKindsOf(rule, namespaces), { attributes, texts, markup: comments });
  return { ...template, rule: { ...rule, ...(counted === undefined ? {} : { counted }), ...on } };
}

/** Tells whether a template is a rule: it has a fired rule or an assertion, since either may be missing. */
function holdsRule(template: SourceElement): boolean {
  return childElements(template).some((child) => isFiredRule(child) || isFinding(child) || holdsRule(child));
}

function isFiredRule({ namespace, localName }: SourceElement): boolean {
  return namespace === svrlNamespace && localName === 'fired-rule';
}

/** Tells whether a template only leads on to child nodes: its priority is lower than that of any rule. */
function isBuiltIn({ attributes }: SourceElement): boolean {
  return Number(attributes.priority ?? 0) < 0;
}

/** By priority; of two rules with the same priority, XSLT takes the last. */
function inOrder(rules: readonly TemplateRule[]): TemplateRule[] {
  const [unordered] = rules.length > 1 ? rules.filter(({ priority }) => Number.isNaN(priority)) : [];
  if (unordered !== undefined) {
    throw new SchematronError(
      because(
        'one of several templates of a mode has no priority, so their order is unknown; give each its priority',
      ),
      unordered.rule.source,
    );
  }
  return rules.toReversed().toSorted((one, other) => other.priority - one.priority);
}
