import type { SchematronAssert, SchematronLet, SchematronRule } from '../schema.ts';
import { placeOf, typeOf } from './function.ts';
import {
  childElements,
  elementsOf,
  nameOfPlace,
  required,
  SchematronError,
  type SourceElement,
  textOf,
  xsltNamespace,
} from './xml.ts';
import { holdsFinding, isFinding, isSchxsltRule, isSvrl, isXslt, resultAttribute } from './xslt-elements.ts';

/** A rule with what puts it in its place among the others. */
export interface TemplateRule {
  /** Names the pattern: by itself in SchXslt, by the mode in the ISO skeleton. */
  readonly pattern: string;
  /** Not a number where the template has none. */
  readonly priority: number;
  readonly rule: SchematronRule;
}

/** Instructions that report nothing and lead to other nodes or templates. */
const passing = ['apply-templates', 'next-match', 'comment', 'message', 'text'];

/** The rule that a template was made of. */
export function ruleOf(template: SourceElement): TemplateRule {
  const parts = partsOf(template);
  return {
    pattern: wrapperOf(template)?.attributes.pattern ?? required(template, 'mode'),
    priority: Number(template.attributes.priority ?? Number.NaN),
    rule: {
      context: required(template, 'match'),
      lets: parts.lets,
      asserts: parts.asserts,
      source: placeOf(template),
    },
  };
}

/** A variable with a `select`; one that is empty is the empty text. */
export function variableOf(variable: SourceElement): SchematronLet {
  const name = required(variable, 'name');
  const { select } = variable.attributes;
  if (select === undefined && (childElements(variable).length > 0 || textOf(variable) !== '')) {
    throw new SchematronError(`the variable ${name} has a content; only select is understood`, variable);
  }
  return { name, value: select ?? "''", ...typeOf(variable), source: placeOf(variable) };
}

interface Parts {
  readonly lets: SchematronLet[];
  readonly asserts: SchematronAssert[];
}

const nothing: Parts = { lets: [], asserts: [] };

function partsOf(parent: SourceElement): Parts {
  const parts = childElements(parent).map(partsOfChild);
  return { lets: parts.flatMap(({ lets }) => lets), asserts: parts.flatMap(({ asserts }) => asserts) };
}

function partsOfChild(child: SourceElement): Parts {
  if (isFinding(child)) throw new SchematronError('nothing decides on this finding', child);
  if (isXslt(child, 'variable')) return { ...nothing, lets: [variableOf(child)] };
  if (isSchxsltRule(child)) return partsOf(child);
  if (isXslt(child, 'choose')) return partsOfChoose(child);
  if (isXslt(child, 'if') && holdsFinding(child)) return { ...nothing, asserts: assertsOfIf(child) };
  const isHarmless =
    child.namespace !== xsltNamespace || isXslt(child, 'if', ...passing) || isOwnParameter(child);
  if (!isHarmless || holdsFinding(child)) {
    throw new SchematronError(`${nameOf(child)} is not understood in a rule`, child);
  }
  return nothing;
}

function isOwnParameter(child: SourceElement): boolean {
  return isXslt(child, 'param') && required(child, 'name').startsWith('schxslt:');
}

function nameOf({ namespace, localName }: SourceElement): string {
  return namespace === xsltNamespace ? `xsl:${localName}` : localName;
}

/** In SchXslt a choice tells whether a rule comes too late; in the ISO skeleton the other way out of it is the finding. */
function partsOfChoose(choose: SourceElement): Parts {
  const branches = elementsOf(choose, xsltNamespace);
  const fired = branches.find((branch) => wrapperOf(branch) && !isSuppressed(branch));
  if (fired !== undefined) return partsOf(fired);
  const [when, otherwise, ...others] = branches;
  if (!holdsFinding(choose)) return nothing;
  if (when === undefined || otherwise?.localName !== 'otherwise' || others.length > 0) {
    throw new SchematronError('a finding hangs on more than one condition', choose);
  }
  if (holdsFinding(when)) throw new SchematronError('a finding where the condition holds', when);
  const test = required(when, 'test');
  return { ...nothing, asserts: findingsIn(otherwise).map((finding) => assertOf(finding, test, 'assert')) };
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

/** `xsl:if` is how reports are written, and in SchXslt assertions, as what must not hold. */
function assertsOfIf(condition: SourceElement): SchematronAssert[] {
  const test = required(condition, 'test');
  return findingsIn(condition).map((finding) => {
    const asserted = isSvrl('failed-assert')(finding) ? negated(test) : undefined;
    return asserted === undefined ? assertOf(finding, test, 'report') : assertOf(finding, asserted, 'assert');
  });
}

function findingsIn(parent: SourceElement): SourceElement[] {
  const stray = childElements(parent).find((child) => !isFinding(child) && holdsFinding(child));
  if (stray !== undefined) throw new SchematronError('a finding hangs on more than one condition', stray);
  return childElements(parent).filter(isFinding);
}

/** What stands in a `not(…)` that is the whole expression. */
function negated(test: string): string | undefined {
  const inner = /^\s*not\s*\((.*)\)\s*$/s.exec(test)?.[1];
  if (inner === undefined) return undefined;
  let depth = 0;
  for (const [token] of inner.matchAll(/"[^"]*"|'[^']*'|[()]/g)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth < 0) return undefined;
  }
  return depth === 0 ? inner : undefined;
}

function assertOf(finding: SourceElement, test: string, kind: SchematronAssert['kind']): SchematronAssert {
  const flag = resultAttribute(finding, 'flag') ?? resultAttribute(finding, 'role');
  const text = childElements(finding).find(isSvrl('text'));
  return {
    id: resultAttribute(finding, 'id') ?? nameOfPlace(finding),
    kind,
    test,
    text: text === undefined ? '' : textOf(text),
    ...(flag === undefined ? {} : { flag }),
    source: placeOf(finding),
  };
}
