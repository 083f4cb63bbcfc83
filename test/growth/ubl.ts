import type { UblElement } from '../../src/core/xml/element.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import {
  type Counts,
  countsOf,
  isNumber,
  type Multiplication,
  type Pattern,
  type Repetition,
  repeated,
  varied,
} from './multiplied.ts';
import { unique } from './requests.ts';

/** The elements, texts and attributes of a UBL document. */
export function ublPattern(name: string, xml: string): Pattern {
  const parsed = parseUbl(xml);
  if (!parsed.ok) throw new Error(`${name} is not XML`);
  const root = parsed.value;
  return {
    name,
    kind: 'ubl',
    multipliable: unique(
      root.children.flatMap((child) => (typeof child === 'string' ? [] : partsOf(child, ''))),
    ),
    write: (multiplied, count) => xmlOf(root, countsOf(multiplied, count)),
  };
}

function nameOf({ prefix, localName }: UblElement['attributes'][number] | UblElement): string {
  return prefix === '' ? localName : `${prefix}:${localName}`;
}

function partsOf(element: UblElement, above: string): Multiplication[] {
  const path = `${above}/${nameOf(element)}`;
  return [
    { how: 'alike', path },
    { how: 'different', path },
    ...(hasNumber(element) ? [{ how: 'numbered', path } as const] : []),
    ...element.attributes.map(
      (attribute): Multiplication => ({
        how: 'longer',
        path: `${path}/@${nameOf(attribute)}`,
      }),
    ),
    ...element.children.flatMap((child): Multiplication[] =>
      typeof child !== 'string'
        ? partsOf(child, path)
        : child.trim() === ''
          ? []
          : [{ how: 'longer', path: `${path}/text` }],
    ),
  ];
}

const hasNumber = ({ children }: UblElement): boolean =>
  children.some((child) => (typeof child === 'string' ? isNumber(child) : hasNumber(child)));

function xmlOf(root: UblElement, counts: Counts): string {
  const name = nameOf(root);
  const seen = new Set<string>();
  const children = root.children.map((child) => nodeText(child, '', counts, undefined, seen)).join('');
  return `<${name} xmlns="${root.namespace}" xmlns:cac="${ubl}CommonAggregateComponents-2" xmlns:cbc="${ubl}CommonBasicComponents-2">${children}</${name}>`;
}

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** Of the elements with the same path, the first is multiplied. */
function nodeText(
  node: UblElement | string,
  above: string,
  counts: Counts,
  repetition: Repetition | undefined,
  seen: Set<string>,
): string {
  if (typeof node === 'string') return escaped(varied(node, `${above}/text`, counts, repetition));
  const name = nameOf(node);
  const path = `${above}/${name}`;
  const isFirst = !seen.has(path);
  seen.add(path);
  const write = (own: Repetition | undefined) => {
    const attributes = node.attributes.map(
      (attribute) =>
        ` ${nameOf(attribute)}="${escaped(varied(attribute.value, `${path}/@${nameOf(attribute)}`, counts, undefined))}"`,
    );
    // A path inside a repeated element starts anew in each.
    const within = new Set<string>();
    const content = node.children.map((child) => nodeText(child, path, counts, own, within));
    return `<${name}${attributes.join('')}>${content.join('')}</${name}>`;
  };
  return isFirst ? repeated(path, counts, write, repetition).join('') : write(repetition);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
