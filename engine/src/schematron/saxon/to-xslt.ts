import { type LocationPrefixes, noPrefixes } from '../../xml/locations.ts';
import { because, ReasonedError } from '../../xpath/reason.ts';
import { parseXPath } from '../../xpath/syntax/parse.ts';
import { matchesDocument } from '../compiled/patterns/alternatives.ts';
import { documentsOf } from '../compiled/registered-documents.ts';
import type {
  MessagePart,
  RuleParameter,
  SchematronAssert,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
} from '../schema.ts';
import { type Builder, catchError, createStylesheet, stringLiteral, xslt } from './to-xslt/builder.ts';
import { writeBody, writeFunction } from './to-xslt/functions.ts';
import { writeLocationFunction } from './to-xslt/location.ts';
import { withNamespaceConditions } from './to-xslt/namespace-wildcards.ts';
import { currentNode, type SafePredicate, safeContext } from './to-xslt/safe-context.ts';
import { type References, withReferences, writeValueFunction, writeVariables } from './to-xslt/variables.ts';

/** The form of element names in locations, and the variable that the caller of the stylesheet sets. */
export interface XsltOptions {
  readonly prefixes?: LocationPrefixes;
  readonly parameter?: RuleParameter;
}

/**
 * Writes a schema as an XSLT 3.0 stylesheet whose result is one line of text for each finding. The line has `F`
 * (failed), `U` (could not be evaluated) or `C` (a rule whose context cannot be evaluated, with the ids of its
 * assertions), rule id, location and reason, separated by tabs. Every assertion has its own xsl:try, so that an error
 * in one never stops the others.
 */
export function toXslt(
  source: SchematronSchema,
  { prefixes = noPrefixes, parameter }: XsltOptions = {},
): string {
  const schema = { ...source, patterns: source.patterns.map(named) };
  if (documentsOf([schema]).length > 0)
    throw new ReasonedError(
      because('SaxonJS cannot be given the documents that these rules read: use the compiled engine'),
    );
  refuseOtherParts(schema);
  const stylesheet = createStylesheet(schema.namespaces);
  stylesheet.ele(xslt, 'xsl:output', { method: 'text' });
  const globals = writeVariables(stylesheet, schema.lets, new Map(), 'schema', parameter);
  for (const declaration of schema.functions) writeFunction(stylesheet, declaration, globals);
  writeKeys(stylesheet, schema, globals);
  writeValueFunction(stylesheet);
  writeLocationFunction(stylesheet, prefixes);
  writeEntry(stylesheet, schema);
  for (const pattern of schema.patterns) writePattern(stylesheet, pattern, schema.namespaces, globals);
  return stylesheet.doc().end({ prettyPrint: false });
}

/** The name of a pattern by its number, for modes and functions: a publisher's own name may be invalid. */
const named = (pattern: SchematronPattern, index: number): SchematronPattern => ({
  ...pattern,
  id: `pattern-${index + 1}`,
});

function writeKeys(
  stylesheet: Builder,
  { keys = [], namespaces }: SchematronSchema,
  globals: References,
): void {
  for (const { name, match, use, content = [] } of keys) {
    const key = stylesheet.ele(xslt, 'xsl:key', {
      name,
      match: withReferences(withNamespaceConditions(match, namespaces), globals),
      ...(use === undefined ? {} : { use: withReferences(use, globals) }),
    });
    writeBody(key, content, globals);
  }
}

/** The stylesheet judges all of one document. */
function refuseOtherParts({ from, binding, patterns }: SchematronSchema): void {
  const refuse = (construct: string) => {
    throw new ReasonedError(
      because('SaxonJS does not run rules with {construct}: use the compiled engine', { construct }),
    );
  };
  if (from !== undefined) refuse('phase/@from');
  if (binding === 'xpath1') refuse('XPath 1.0');
  for (const { documents, rules } of patterns) {
    if (documents !== undefined) refuse('pattern/@documents');
    if (rules.some(({ visitEach }) => visitEach !== undefined)) refuse('rule/@visit-each');
  }
}

/** The document node itself is visited if a rule is about it. */
function writeEntry(stylesheet: Builder, { patterns, namespaces }: SchematronSchema): void {
  const known = Object.fromEntries(namespaces.map(({ prefix, uri }) => [prefix, uri]));
  const entry = stylesheet.ele(xslt, 'xsl:template', { match: '/' });
  for (const { id, rules } of patterns) {
    const onDocument = rules.some(({ context }) => matchesDocument(parseXPath(context, known)));
    if (onDocument) entry.ele(xslt, 'xsl:apply-templates', { select: '.', mode: id });
    else
      visitNodes(
        entry,
        id,
        visitedBy(rules).filter((kind) => kind !== '@*'),
      );
  }
}

/** Visited nodes: elements, and other nodes that a rule matches. */
function visitedBy(rules: readonly SchematronRule[]): string[] {
  const markup = rules.some(({ onMarkup }) => onMarkup === true);
  return [
    ...(rules.some(({ onAttributes }) => onAttributes === true) ? ['@*'] : []),
    '*',
    ...(rules.some(({ onTexts }) => onTexts === true) ? ['text()'] : []),
    ...(markup ? ['comment()', 'processing-instruction()'] : []),
  ];
}

function visitNodes(template: Builder, mode: string, visited: readonly string[]): void {
  template.ele(xslt, 'xsl:apply-templates', { select: visited.join(' | '), mode });
}

/** A pattern becomes a mode; the order of its rules becomes their priority, so the first match judges. */
function writePattern(
  stylesheet: Builder,
  pattern: SchematronPattern,
  namespaces: SchematronSchema['namespaces'],
  globals: References,
): void {
  const { id, lets, rules } = pattern;
  const visited = visitedBy(rules);
  const references = writeVariables(stylesheet, lets, globals, `pattern.${id}`);
  for (const [index, rule] of rules.entries()) {
    const { context, predicates } = safeContext(rule.context, (n) => `judgement:${id}-${index + 1}-${n + 1}`);
    for (const predicate of predicates) writePredicate(stylesheet, predicate, references);
    const templateOn = (match: string, priority: number) =>
      stylesheet.ele(xslt, 'xsl:template', {
        match: withReferences(withNamespaceConditions(match, namespaces), references),
        mode: id,
        priority: String(priority),
      });
    const template = templateOn(context(false), rules.length - index);
    writeRule(template, rule, references);
    visitNodes(template, id, visited);
    // Matches if the context would match if the failing predicate were true. Nobody knows whether the rule applies,
    // and the next rule may match.
    if (predicates.length > 0) writeUndecided(templateOn(context(true), rules.length - index - 0.5), rule);
  }
  visitNodes(stylesheet.ele(xslt, 'xsl:template', { match: '*', mode: id, priority: '0' }), id, visited);
  // Without this template, attributes and texts would be written to the result.
  const others = new Set(['@*', ...visited.filter((kind) => kind !== '*')]);
  stylesheet.ele(xslt, 'xsl:template', { match: [...others].join(' | '), mode: id, priority: '0' });
}

/** Tells whether a predicate is true; returns the wanted answer if the predicate cannot be evaluated. */
function writePredicate(
  stylesheet: Builder,
  { function: name, expression }: SafePredicate,
  references: References,
): void {
  const element = stylesheet.ele(xslt, 'xsl:function', { name, as: 'xs:boolean' });
  element.ele(xslt, 'xsl:param', { name: 'judgement:node', as: 'node()' });
  element.ele(xslt, 'xsl:param', { name: currentNode, as: 'node()' });
  element.ele(xslt, 'xsl:param', { name: 'judgement:otherwise', as: 'xs:boolean' });
  const attempt = element.ele(xslt, 'xsl:try');
  attempt.ele(xslt, 'xsl:sequence', {
    select: `$judgement:node ! boolean(${withReferences(expression, references)})`,
  });
  attempt.ele(xslt, 'xsl:catch', { select: '$judgement:otherwise' });
}

function writeRule(template: Builder, { lets, asserts }: SchematronRule, references: References): void {
  const visible = writeVariables(template, lets, references, 'rule');
  for (const assertion of asserts) writeAssert(template, assertion, visible);
}

function writeUndecided(template: Builder, { asserts }: SchematronRule): void {
  const ids = asserts.map(({ id }) => id).join(' ');
  template.ele(xslt, 'xsl:value-of', { select: line('C', ids, "'the context cannot be evaluated'") });
  template.ele(xslt, 'xsl:next-match');
}

function writeAssert(
  template: Builder,
  { id, kind, test, forEach, parts }: SchematronAssert,
  references: References,
): void {
  const condition = withReferences(test, references);
  const place =
    forEach === undefined
      ? template
      : template.ele(xslt, 'xsl:for-each', { select: withReferences(forEach, references) });
  const attempt = place.ele(xslt, 'xsl:try');
  const failing = attempt.ele(xslt, 'xsl:if', { test: kind === 'assert' ? `not(${condition})` : condition });
  if (parts === undefined) failing.ele(xslt, 'xsl:value-of', { select: line('F', id, "''") });
  else writeMessage(failing, id, parts, references);
  catchError(attempt).ele(xslt, 'xsl:value-of', {
    select: line('U', id, 'normalize-space($err:description)'),
  });
}

/** Writes a failure with its text; if the text cannot be computed, writes the reason. */
function writeMessage(
  parent: Builder,
  id: string,
  parts: readonly MessagePart[],
  references: References,
): void {
  const attempt = parent.ele(xslt, 'xsl:try');
  const texts = parts.map((part) =>
    typeof part === 'string'
      ? stringLiteral(part)
      : `string-join(${valuesOf(part, references)} ! string(.), ' ')`,
  );
  attempt.ele(xslt, 'xsl:value-of', {
    select: line('F', id, `normalize-space(concat('', '', ${texts.join(', ')}))`),
  });
  catchError(attempt).ele(xslt, 'xsl:value-of', {
    select: line('F', id, `concat('(', normalize-space($err:description), ')')`),
  });
}

function valuesOf({ select, named }: Exclude<MessagePart, string>, references: References): string {
  const items = withReferences(select, references);
  return named === true
    ? `(for $each in (${items}) return if ($each instance of node()) then name($each) else $each)`
    : `data((${items}))`;
}

function line(kind: 'F' | 'U' | 'C', id: string, reason: string): string {
  const tab = 'codepoints-to-string(9)';
  return `concat('${kind}', ${tab}, ${stringLiteral(id)}, ${tab}, judgement:location(.), ${tab}, ${reason}, codepoints-to-string(10))`;
}
