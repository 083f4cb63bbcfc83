import { create } from 'xmlbuilder2';
import * as lets from './lets.ts';
import { type SafePredicate, safeContext } from './safe-context.ts';
import type {
  SchematronAssert,
  SchematronFunction,
  SchematronLet,
  SchematronPattern,
  SchematronRule,
  SchematronSchema,
  XsltInstruction,
} from './schema.ts';

const xslt = 'http://www.w3.org/1999/XSL/Transform';
const own = 'urn:pint-ae:judgement';

type Builder = ReturnType<ReturnType<typeof create>['ele']>;

/**
 * Writes a schema as an XSLT 3.0 stylesheet whose result is one line of text a finding: `F` (failed) or `U` (unjudged),
 * rule id, location and reason, parted by tabs. Every assertion runs in a try of its own, so that one that can't be
 * evaluated never keeps the others from being judged.
 */
export function toXslt(schema: SchematronSchema): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const stylesheet = document.ele(xslt, 'xsl:stylesheet', {
    version: '3.0',
    'exclude-result-prefixes': '#all',
  });
  declareNamespaces(stylesheet, schema);
  stylesheet.ele(xslt, 'xsl:output', { method: 'text' });
  const globals = [...schema.lets, ...schema.patterns.flatMap((pattern) => pattern.lets)];
  const computed = globals.filter((variable) => !isConstant(variable));
  for (const variable of globals.filter(isConstant)) writeConstant(stylesheet, variable);
  for (const variable of computed) writeComputed(stylesheet, variable, computed);
  for (const declaration of schema.functions) writeFunction(stylesheet, declaration, computed);
  writeLocationFunction(stylesheet);
  writeEntry(stylesheet, schema.patterns);
  for (const pattern of schema.patterns) writePattern(stylesheet, pattern, computed);
  return document.end({ prettyPrint: false });
}

function declareNamespaces(stylesheet: Builder, schema: SchematronSchema): void {
  const declared = new Map(schema.namespaces.map(({ prefix, uri }) => [prefix, uri]));
  declared.delete('xsl');
  for (const [prefix, uri] of [...declared, ['xs', 'http://www.w3.org/2001/XMLSchema'], ['judgement', own]]) {
    stylesheet.att('http://www.w3.org/2000/xmlns/', `xmlns:${prefix}`, uri ?? '');
  }
}

/** Nothing but literals: such a variable can't fail. */
function isConstant({ value }: SchematronLet): boolean {
  return /^[\s(),\d.]*$/.test(value.replaceAll(/'[^']*'|"[^"]*"/g, ''));
}

/** Only the profile is given by the engine from outside. */
function writeConstant(stylesheet: Builder, { name, value, as }: SchematronLet): void {
  const kind = name === 'profile' ? 'xsl:param' : 'xsl:variable';
  stylesheet.ele(xslt, kind, { name, select: value, ...asAttribute(as) });
}

/**
 * SaxonJS does not let a try catch the error of a global variable. So the variable holds its value or its error in a
 * map, and a function gives the one or raises the other where the variable is used.
 */
function writeComputed(
  stylesheet: Builder,
  variable: SchematronLet,
  globals: readonly SchematronLet[],
): void {
  const { name, value, as } = variable;
  const holder = stylesheet.ele(xslt, 'xsl:variable', { name: `judgement:${name}`, as: 'map(*)' });
  const attempt = holder.ele(xslt, 'xsl:try');
  useGlobals(attempt, value, globals);
  attempt.ele(xslt, 'xsl:variable', { name: 'judgement:value', select: value, ...asAttribute(as) });
  attempt.ele(xslt, 'xsl:sequence', { select: `map { 'value': $judgement:value }` });
  catchError(attempt).ele(xslt, 'xsl:sequence', { select: `map { 'error': $err:description }` });
  const getter = stylesheet.ele(xslt, 'xsl:function', { name: `judgement:let-${name}` });
  getter.ele(xslt, 'xsl:sequence', {
    select: `if (exists($judgement:${name}?error)) then error((), $judgement:${name}?error) else $judgement:${name}?value`,
  });
}

/** Declares the global variables that expressions use, so that their errors are raised here. */
function useGlobals(parent: Builder, expressions: string, globals: readonly SchematronLet[]): void {
  for (const { name } of lets.mentionedIn(expressions, globals)) {
    parent.ele(xslt, 'xsl:variable', { name, select: `judgement:let-${name}()` });
  }
}

function catchError(attempt: Builder): Builder {
  const handler = attempt.ele(xslt, 'xsl:catch');
  return handler.att('http://www.w3.org/2000/xmlns/', 'xmlns:err', 'http://www.w3.org/2005/xqt-errors');
}

function asAttribute(as: string | undefined): { readonly as?: string } {
  return as === undefined ? {} : { as };
}

function writeFunction(
  stylesheet: Builder,
  declaration: SchematronFunction,
  globals: readonly SchematronLet[],
): void {
  const { name, as, params, body } = declaration;
  const element = stylesheet.ele(xslt, 'xsl:function', { name, ...asAttribute(as) });
  for (const param of params) element.ele(xslt, 'xsl:param', { ...param });
  useGlobals(element, JSON.stringify(body), globals);
  writeBody(element, body);
}

function writeBody(parent: Builder, body: readonly XsltInstruction[]): void {
  for (const instruction of body) writeInstruction(parent, instruction);
}

function writeInstruction(parent: Builder, instruction: XsltInstruction): void {
  const { kind, source, ...rest } = instruction;
  const attributes = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => typeof value === 'string'),
  );
  if (instruction.kind === 'text') {
    parent.ele(xslt, 'xsl:text').txt(instruction.text);
    return;
  }
  const element = parent.ele(xslt, `xsl:${kind}`, attributes);
  if (instruction.kind === 'choose') {
    for (const { test, body } of instruction.branches)
      writeBody(element.ele(xslt, 'xsl:when', { test }), body);
    if (instruction.otherwise.length > 0)
      writeBody(element.ele(xslt, 'xsl:otherwise'), instruction.otherwise);
  } else if (instruction.kind !== 'sequence') {
    writeBody(element, instruction.body);
  }
}

/** The same text as `locationOf` in `src/ubl/tree.ts` gives. */
function writeLocationFunction(stylesheet: Builder): void {
  const name = `judgement:name(.)`;
  const nameFunction = stylesheet.ele(xslt, 'xsl:function', { name: 'judgement:name', as: 'xs:string' });
  nameFunction.ele(xslt, 'xsl:param', { name: 'element', as: 'element()' });
  nameFunction.ele(xslt, 'xsl:sequence', {
    select: `for $uri in string(namespace-uri($element)) return concat(
      if ($uri = ('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2', 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2')) then ''
      else if ($uri = 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2') then 'cac:'
      else if ($uri = 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2') then 'cbc:'
      else concat('Q{', $uri, '}'), local-name($element))`,
  });
  const location = stylesheet.ele(xslt, 'xsl:function', { name: 'judgement:location', as: 'xs:string' });
  // Attribute contexts are compiled, though only elements are ever visited.
  location.ele(xslt, 'xsl:param', { name: 'element', as: 'node()' });
  location.ele(xslt, 'xsl:sequence', {
    select: `string-join(for $step in $element/ancestor-or-self::* return concat('/', $step/${name},
      if ($step/parent::*) then concat('[', 1 + count($step/preceding-sibling::*[node-name(.) = node-name($step)]), ']') else ''), '')`,
  });
}

function writeEntry(stylesheet: Builder, patterns: readonly SchematronPattern[]): void {
  const entry = stylesheet.ele(xslt, 'xsl:template', { match: '/' });
  for (const { id } of patterns) entry.ele(xslt, 'xsl:apply-templates', { select: '*', mode: id });
}

/** A pattern is a mode; the order of its rules is their priority, so that the first match judges a node. */
function writePattern(
  stylesheet: Builder,
  pattern: SchematronPattern,
  globals: readonly SchematronLet[],
): void {
  const { id, rules } = pattern;
  for (const [index, rule] of rules.entries()) {
    const { context, predicates } = safeContext(rule.context, (n) => `judgement:${id}-${index + 1}-${n + 1}`);
    for (const predicate of predicates) writePredicate(stylesheet, predicate, globals);
    const template = stylesheet.ele(xslt, 'xsl:template', {
      match: context,
      mode: id,
      priority: String(rules.length - index),
    });
    for (const assertion of rule.asserts) writeAssert(template, assertion, rule, globals);
    template.ele(xslt, 'xsl:apply-templates', { select: '*', mode: id });
  }
  stylesheet
    .ele(xslt, 'xsl:template', { match: '*', mode: id, priority: '0' })
    .ele(xslt, 'xsl:apply-templates', { select: '*', mode: id });
  stylesheet.ele(xslt, 'xsl:template', { match: '@* | text()', mode: id, priority: '0' });
}

/** A context that can't be evaluated on a node does not match it. */
function writePredicate(
  stylesheet: Builder,
  { function: name, expression }: SafePredicate,
  globals: readonly SchematronLet[],
): void {
  const element = stylesheet.ele(xslt, 'xsl:function', { name, as: 'xs:boolean' });
  element.ele(xslt, 'xsl:param', { name: 'judgement:node', as: 'node()' });
  const attempt = element.ele(xslt, 'xsl:try');
  useGlobals(attempt, expression, globals);
  attempt.ele(xslt, 'xsl:sequence', { select: `$judgement:node ! boolean(${expression})` });
  attempt.ele(xslt, 'xsl:catch', { select: 'false()' });
}

function writeAssert(
  template: Builder,
  { id, kind, test }: SchematronAssert,
  rule: SchematronRule,
  globals: readonly SchematronLet[],
): void {
  const attempt = template.ele(xslt, 'xsl:try');
  const used = lets.usedBy(test, rule.lets);
  useGlobals(attempt, [test, ...used.map(({ value }) => value)].join(' '), globals);
  for (const { name, value, as } of used) {
    attempt.ele(xslt, 'xsl:variable', { name, select: value, ...asAttribute(as) });
  }
  const failed = kind === 'assert' ? `not(${test})` : test;
  attempt.ele(xslt, 'xsl:if', { test: failed }).ele(xslt, 'xsl:value-of', { select: line('F', id, "''") });
  catchError(attempt).ele(xslt, 'xsl:value-of', {
    select: line('U', id, 'normalize-space($err:description)'),
  });
}

function line(kind: 'F' | 'U', id: string, reason: string): string {
  const literal = `'${id.replaceAll("'", "''")}'`;
  const tab = 'codepoints-to-string(9)';
  return `concat('${kind}', ${tab}, ${literal}, ${tab}, judgement:location(.), ${tab}, ${reason}, codepoints-to-string(10))`;
}
