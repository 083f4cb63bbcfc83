import type { UblAttribute, UblElement, UblNode } from '../../src/core/xml/element.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import type { Difference, Excerpt } from './markdown.ts';

export interface XmlDifference extends Difference {
  /** Number of lines that differ: those of the longer side in each place. */
  readonly lines: number;
}

/**
 * The difference between two documents of the same kind: the changed elements with those around them, and
 * the elements of some names, without the rest.
 */
export function xmlDifference(before: string, after: string, shows: readonly string[] = []): XmlDifference {
  const sides = pruned(rootOf(before), rootOf(after), shows);
  const excerpt = (shown: Shown): Excerpt => ({ language: 'xml', text: printed(shown, '') });
  return { before: excerpt(sides.before), after: excerpt(sides.after), lines: sides.lines };
}

function rootOf(xml: string): UblElement {
  const parsed = parseUbl(xml);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return parsed.value;
}

interface Shown {
  readonly tag: string;
  readonly attributes: string;
  readonly content: string | readonly ShownPart[];
}

/** A child as shown; a text stands between elements only where a document is wrong. */
type ShownPart = Shown | string | typeof omitted;

const omitted = Symbol('elements that are left out');

function pruned(before: UblElement, after: UblElement, shows: readonly string[]) {
  const [old, young] = [partsOf(before), partsOf(after)];
  const isOfElements = old.length > 0 && young.length > 0;
  if (!isOfElements || attributesOf(before) !== attributesOf(after))
    return {
      before: whole(before),
      after: whole(after),
      lines: Math.max(linesOf(before), linesOf(after)),
    };
  const inBoth = commonSequence(old.map(printedPart), young.map(printedPart));
  const alone = namesAlone(old, young);
  const pairs = [...inBoth, [old.length, young.length] as const];
  const isShown = shows.includes(before.localName);
  const sides: { before: ShownPart[]; after: ShownPart[] } = { before: [], after: [] };
  let lines = 0;
  let [oldAt, youngAt] = [0, 0];
  for (const [index, [oldNext, youngNext]] of pairs.entries()) {
    const [gone, come] = [old.slice(oldAt, oldNext), young.slice(youngAt, youngNext)];
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1) {
      const [one, other] = [gone[at], come[at]];
      if (one && other && isElement(one) && isElement(other) && one.localName === other.localName) {
        const inner = pruned(one, other, shows);
        sides.before.push(inner.before);
        sides.after.push(inner.after);
        lines += inner.lines;
      } else {
        lines += Math.max(linesOf(one), linesOf(other));
        if (one) sides.before.push(shownPart(one));
        if (other) sides.after.push(shownPart(other));
      }
    }
    const common = old[oldNext];
    if (common !== undefined) {
      // Simple elements beside a difference show where it is.
      const [oldAfter, youngAfter] = pairs[index + 1] ?? [];
      const isBeside =
        (!isElement(common) || !common.children.some(isElement)) &&
        (gone.length + come.length > 0 || oldAfter !== oldNext + 1 || youngAfter !== youngNext + 1);
      const isLikeDifference =
        isElement(common) && alone.has(common.localName) && linesOf(common) <= mostLines;
      for (const side of [sides.before, sides.after]) {
        if (isBeside || isLikeDifference || isShown) side.push(shownPart(common));
        else if (isElement(common) && holds(common, shows)) side.push(around(common, shows));
        else if (side.at(-1) !== omitted) side.push(omitted);
      }
    }
    [oldAt, youngAt] = [oldNext + 1, youngNext + 1];
  }
  const { tag, attributes } = shell(before);
  return {
    before: { tag, attributes, content: sides.before },
    after: { tag, attributes, content: sides.after },
    lines,
  };
}

/** The names of elements that one side has more often: those of the same name show how often the other has them. */
function namesAlone(old: readonly UblNode[], young: readonly UblNode[]): ReadonlySet<string> {
  const [before = [], after = []] = [old, young].map((parts) =>
    parts.filter(isElement).map(({ localName }) => localName),
  );
  const times = (list: readonly string[], name: string) => list.filter((each) => each === name).length;
  return new Set([...before, ...after].filter((name) => times(before, name) !== times(after, name)));
}

const mostLines = 7;

function linesOf(part: UblNode | undefined): number {
  return part === undefined ? 0 : printedPart(part).trimEnd().split('\n').length;
}

/** The longest common subsequence of two lists, as pairs of indices. */
function commonSequence(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function holds({ localName, children }: UblElement, shows: readonly string[]): boolean {
  return shows.includes(localName) || children.some((child) => isElement(child) && holds(child, shows));
}

function around(element: UblElement, shows: readonly string[]): Shown {
  if (shows.includes(element.localName)) return whole(element);
  const content = partsOf(element).map((part) =>
    isElement(part) && holds(part, shows) ? around(part, shows) : omitted,
  );
  return {
    ...shell(element),
    content: content.filter((part, index) => part !== omitted || content[index - 1] !== omitted),
  };
}

function isElement(node: UblNode): node is UblElement {
  return typeof node !== 'string';
}

/** The child elements, with the texts between them that are not blank; nothing for an element of text. */
function partsOf({ children }: UblElement): readonly UblNode[] {
  if (!children.some(isElement)) return [];
  return children
    .map((child) => (isElement(child) ? child : child.trim()))
    .filter((child) => isElement(child) || child !== '');
}

function shownPart(part: UblNode): Shown | string {
  return isElement(part) ? whole(part) : part;
}

function whole(element: UblElement): Shown {
  const parts = partsOf(element);
  if (parts.length > 0) return { ...shell(element), content: parts.map(shownPart) };
  const content = element.children.join('');
  // Blank lines are what is left of elements that were taken out.
  return { ...shell(element), content: /^\s*\n\s*$/.test(content) ? '' : content };
}

function shell(element: UblElement): Pick<Shown, 'tag' | 'attributes'> {
  const { prefix, localName } = element;
  return { tag: prefix === '' ? localName : `${prefix}:${localName}`, attributes: attributesOf(element) };
}

function attributesOf({ attributes }: UblElement): string {
  const isDeclaration = ({ prefix, localName }: UblAttribute) => prefix === 'xmlns' || localName === 'xmlns';
  return attributes
    .filter((attribute) => !isDeclaration(attribute))
    .map(({ localName, value }) => ` ${localName}="${escaped(value)}"`)
    .join('');
}

function printedPart(part: UblNode): string {
  return printed(shownPart(part), '');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function printed(part: ShownPart, indent: string): string {
  if (part === omitted) return `${indent}…\n`;
  if (typeof part === 'string') return `${indent}${escaped(part)}\n`;
  const { tag, attributes, content } = part;
  const start = `${indent}<${tag}${attributes}`;
  if (content.length === 0) return `${start}/>\n`;
  if (typeof content === 'string') return `${start}>${escaped(content)}</${tag}>\n`;
  const inner = content.map((child) => printed(child, `${indent}  `)).join('');
  return `${start}>\n${inner}${indent}</${tag}>\n`;
}
