import { because } from '../../xpath/reason.ts';
import { tokenize } from '../../xpath/syntax/lexer.ts';
import { nameOfPlace } from '../name-of-place.ts';
import type { SchematronAssert, SchematronLet, SchematronRule } from '../schema.ts';
import { sourcePlace, typeOf } from './function.ts';
import { messageOf } from './message.ts';
import { heldBy } from './tree.ts';
import {
  childElements,
  elementsOf,
  required,
  SchematronError,
  type SourceElement,
  xsltNamespace,
} from './xml.ts';
import { holdsFinding, isFinding, isSchxsltRule, isSvrl, isXslt, resultAttribute } from './xslt-elements.ts';

/** A rule, with the values that decide its position among the others. */
export interface TemplateRule {
  /** Identifies the pattern: its name in SchXslt, the mode in the ISO skeleton. */
  readonly pattern: string;
  /** NaN if the template has no priority. */
  readonly priority: number;
  readonly rule: SchematronRule;
}

/** Instructions that only lead to other nodes or templates, and report nothing. */
const passing = [
  'apply-templates',
  'next-match',
  'comment',
  'message',
  'text',
  'for-each',
  'for-each-group',
  'value-of',
];

/** The rule from which a template was made. */
export function ruleOf(template: SourceElement): TemplateRule {
  const parts = partsOf(template);
  return {
    pattern: wrapperOf(template)?.attributes.pattern ?? required(template, 'mode'),
    priority: Number(template.attributes.priority ?? Number.NaN),
    rule: {
      context: required(template, 'match'),
      lets: parts.lets,
      asserts: parts.asserts,
      source: sourcePlace(template),
    },
  };
}

/** A variable with a `select` or a content; an empty one is the empty text. */
export function variableOf(variable: SourceElement): SchematronLet {
  const name = required(variable, 'name');
  const { select } = variable.attributes;
  return {
    name,
    value: select ?? "''",
    ...typeOf(variable),
    ...(select === undefined ? heldBy(variable) : {}),
    source: sourcePlace(variable),
  };
}

interface Parts {
  readonly lets: SchematronLet[];
  readonly asserts: SchematronAssert[];
}

const nothing: Parts = { lets: [], asserts: [] };

/** The variables and findings of a rule; each finding has the conditions that lead to it. */
function partsOf(parent: SourceElement, conditions: readonly string[] = []): Parts {
  const parts = childElements(parent).map((child) => partsOfChild(child, conditions));
  return { lets: parts.flatMap(({ lets }) => lets), asserts: parts.flatMap(({ asserts }) => asserts) };
}

function partsOfChild(child: SourceElement, conditions: readonly string[]): Parts {
  if (isFinding(child)) return { ...nothing, asserts: [findingOf(child, conditions)] };
  if (isXslt(child, 'variable')) {
    if (conditions.length > 0)
      throw new SchematronError(
        because('a variable inside a condition is not supported; declare it before'),
        child,
      );
    return { ...nothing, lets: [variableOf(child)] };
  }
  if (isSchxsltRule(child)) return partsOf(child, conditions);
  if (isXslt(child, 'choose'))
    return holdsFinding(child) || wrapperOf(child) ? partsOfChoose(child, conditions) : nothing;
  if (isXslt(child, 'if') && holdsFinding(child))
    return { ...nothing, asserts: findingsIn(child, [...conditions, required(child, 'test')]) };
  if (isXslt(child, 'for-each') && holdsFinding(child)) return partsOfEach(child, conditions);
  const isHarmless =
    child.namespace !== xsltNamespace || isXslt(child, 'if', ...passing) || isOwnParameter(child);
  if (!isHarmless || holdsFinding(child)) {
    throw new SchematronError(
      because('{name} is not understood in a rule, only variables, conditions and findings', {
        name: nameOf(child),
      }),
      child,
    );
  }
  return nothing;
}

/** Findings on each of the selected elements: conditions inside the loop concern the element. */
function partsOfEach(loop: SourceElement, conditions: readonly string[]): Parts {
  const select = required(loop, 'select');
  const forEach = conditions.length === 0 ? select : `if (${allOf(conditions)}) then (${select}) else ()`;
  const { lets, asserts } = partsOf(loop);
  if (lets.length > 0)
    throw new SchematronError(
      because('a variable inside xsl:for-each is not supported; write its value where it is used'),
      loop,
    );
  if (asserts.some((assert) => assert.forEach !== undefined))
    throw new SchematronError(
      because('findings in xsl:for-each inside another are not supported; select by one path'),
      loop,
    );
  return { lets: [], asserts: asserts.map((assert) => ({ ...assert, forEach })) };
}

function isOwnParameter(child: SourceElement): boolean {
  return isXslt(child, 'param') && required(child, 'name').startsWith('schxslt:');
}

function nameOf({ namespace, localName }: SourceElement): string {
  return namespace === xsltNamespace ? `xsl:${localName}` : localName;
}

/**
 * In SchXslt, an xsl:choose tests whether an earlier rule has matched; elsewhere each branch has its own
 * condition.
 */
function partsOfChoose(choose: SourceElement, conditions: readonly string[]): Parts {
  const branches = elementsOf(choose, xsltNamespace);
  const fired = branches.find((branch) => wrapperOf(branch) && !isSuppressed(branch));
  if (fired !== undefined) return partsOf(fired, conditions);
  const taken: string[] = [];
  const asserts: SchematronAssert[] = [];
  for (const branch of branches) {
    const own = branch.localName === 'when' ? [required(branch, 'test')] : [];
    asserts.push(...findingsIn(branch, [...conditions, ...taken, ...own]));
    taken.push(...own.map((test) => `not(${test})`));
  }
  return { ...nothing, asserts };
}

/** The findings below an element, each with all conditions that lead to it. */
function findingsIn(parent: SourceElement, conditions: readonly string[]): SchematronAssert[] {
  return partsOf(parent, conditions).asserts;
}

function wrapperOf(element: SourceElement): SourceElement | undefined {
  for (const child of childElements(element)) {
    const found = isSchxsltRule(child) ? child : wrapperOf(child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isSuppressed(branch: SourceElement): boolean {
  return childElements(branch).some((child) => isSvrl('suppressed-rule')(child) || isSuppressed(child));
}

/**
 * A finding with its conditions: an assertion of the opposite for a single condition, otherwise a report of
 * all conditions.
 */
function findingOf(finding: SourceElement, conditions: readonly string[]): SchematronAssert {
  const [only, ...others] = conditions;
  if (only === undefined)
    throw new SchematronError(
      because('this finding has no condition; put it into xsl:if or xsl:choose'),
      finding,
    );
  const asserted = isSvrl('failed-assert')(finding) && others.length === 0 ? negated(only) : undefined;
  if (asserted !== undefined) return assertOf(finding, asserted, 'assert');
  return assertOf(finding, others.length === 0 ? only : allOf(conditions), 'report');
}

const allOf = (conditions: readonly string[]) => conditions.map((each) => `(${each})`).join(' and ');

/** The content of a `not(…)` that is the whole expression. */
function negated(test: string): string | undefined {
  const tokens = tokenize(test);
  if (tokens[0]?.text !== 'not' || tokens[1]?.text !== '(') return undefined;
  let depth = 0;
  for (const [index, { kind, text, at }] of tokens.entries()) {
    if (kind !== 'symbol' || index === 0) continue;
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth > 0 || text !== ')') continue;
    return tokens[index + 1]?.kind === 'end' ? test.slice((tokens[1]?.at ?? 0) + 1, at) : undefined;
  }
  return undefined;
}

function assertOf(finding: SourceElement, test: string, kind: SchematronAssert['kind']): SchematronAssert {
  const role = resultAttribute(finding, 'role');
  const flag = resultAttribute(finding, 'flag');
  const text = childElements(finding).find(isSvrl('text'));
  return {
    id: resultAttribute(finding, 'id') ?? nameOfPlace(finding),
    kind,
    test,
    ...(text === undefined ? { text: '' } : messageOf(text)),
    ...(flag === undefined ? {} : { flag }),
    ...(role === undefined ? {} : { role }),
    ...(kind === 'report' && isSvrl('failed-assert')(finding) ? { fails: true as const } : {}),
    source: sourcePlace(finding),
  };
}
