import fc from 'fast-check';
import type { XmlAttribute } from '../../../src/xml/element.ts';
import { parsed } from '../../parsed.ts';
import { namespaces } from '../../ubl.ts';
import { type Draft, draftOf, elementsOf, escaped, setAttribute } from './draft.ts';
import { values } from './values.ts';

/** One change to a document; its numbers select places and values, modulo how many there are. */
export interface Mutation {
  readonly kind: (typeof kinds)[number];
  readonly place: number;
  readonly other: number;
  readonly value: string;
}

const kinds = [
  'remove',
  'duplicate',
  'graft',
  'swap',
  'set text',
  'set text',
  'copy text',
  'add a cent',
  'set attribute',
  'remove attribute',
  'copy attribute',
  'split text',
  'rename',
  'empty',
] as const;

const attributeNames = [
  'currencyID',
  'schemeID',
  'schemeAgencyID',
  'schemeAgencyName',
  'unitCode',
  'listID',
  'mimeCode',
  'name',
];

/** Lists of changes, most of them short; the values are those that the rules in question distinguish. */
export const mutationsWith = (texts: readonly string[]): fc.Arbitrary<Mutation[]> =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      place: fc.nat(100_000),
      other: fc.nat(100_000),
      value: fc.constantFrom(...texts),
    }),
    { minLength: 1, maxLength: 5 },
  );

/** Lists of changes to invoices and credit notes. */
export const mutations = mutationsWith(values);

/** The text of a document after some changes; grafts come from `donor`. */
export function mutated(xml: string, donor: string, changes: readonly Mutation[]): string {
  const root = draftOf(parsed(xml));
  const grafts = elementsOf(draftOf(parsed(donor)));
  for (const change of changes) apply(change, root, grafts);
  return writeExactly(root);
}

function pick<Value>(list: readonly Value[], index: number): Value | undefined {
  return list[index % Math.max(list.length, 1)];
}

function apply({ kind, place, other, value }: Mutation, root: Draft, grafts: readonly Draft[]): void {
  const elements = elementsOf(root);
  const below = elements.slice(1);
  const element = pick(below, place);
  if (element === undefined) return;
  const siblings = elements.find((each) => each.children.includes(element))?.children ?? [];
  const index = siblings.indexOf(element);
  const leaves = below.filter((each) => each.children.every((child) => typeof child === 'string'));
  const leaf = pick(leaves, place) ?? element;
  switch (kind) {
    case 'remove':
      siblings.splice(index, 1);
      break;
    case 'duplicate':
      siblings.splice(index, 0, clone(element));
      break;
    case 'graft': {
      const graft = pick(grafts, other);
      if (graft !== undefined) element.children.push(clone(graft));
      break;
    }
    case 'swap': {
      const at = other % siblings.length;
      const with_ = siblings[at];
      if (with_ !== undefined) [siblings[index], siblings[at]] = [with_, element];
      break;
    }
    case 'set text':
      leaf.children = value === '' ? [] : [value];
      break;
    case 'copy text':
      leaf.children = [...(pick(leaves, other)?.children ?? [])];
      break;
    case 'add a cent':
      addCent(leaves, place, other);
      break;
    case 'set attribute':
      setAttribute(leaf, pick(attributeNames, other) ?? 'schemeID', value);
      break;
    case 'remove attribute':
      element.attributes.splice(other % (element.attributes.length + 1), 1);
      break;
    case 'copy attribute': {
      const attribute = pick(
        elements.flatMap((each) => each.attributes),
        other,
      );
      if (attribute !== undefined) setAttribute(leaf, attribute.localName, attribute.value);
      break;
    }
    case 'split text':
      leaf.children = leaf.children.flatMap((child): (Draft | string)[] =>
        typeof child === 'string' ? halves(child) : [child],
      );
      break;
    case 'rename':
      rename(element, pick(below, other) ?? element);
      break;
    case 'empty':
      element.children = [];
      break;
  }
}

const clone = (element: Draft): Draft => structuredClone(element);

function addCent(leaves: readonly Draft[], place: number, other: number): void {
  const amount = pick(
    leaves.filter(({ children }) => /^\d+(\.\d+)?$/.test(String(children[0]))),
    place,
  );
  if (amount !== undefined)
    amount.children = [(Number(amount.children[0]) + (other % 5) / 100 - 0.02).toFixed(2)];
}

function halves(text: string): string[] {
  const middle = text.length >> 1;
  return middle === 0 ? [text] : [text.slice(0, middle), text.slice(middle)];
}

function rename(element: Draft, like: Draft): void {
  element.namespace = like.namespace;
  element.prefix = like.prefix;
  element.localName = like.localName;
}

/** Element that is written: one of a tree or of a draft. */
interface Written {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly (Written | string)[];
}

/**
 * XML that is read back exactly: a comment keeps two adjacent texts apart. Attributes with a prefix are left
 * out.
 */
function writeExactly(root: Written): string {
  const declarations: Scope = { cac: namespaces.cac, cbc: namespaces.cbc };
  return write(root, { '': root.namespace, ...declarations }, [
    ['', root.namespace],
    ...Object.entries(declarations),
  ]);
}

/** The namespaces of the prefixes that are usable at a place. */
type Scope = Readonly<Record<string, string>>;

function write(
  { prefix, namespace, localName, attributes, children }: Written,
  scope: Scope,
  declared: readonly (readonly [prefix: string, namespace: string])[] = [],
): string {
  if ((scope[prefix] ?? '') !== namespace)
    return write({ prefix, namespace, localName, attributes, children }, { ...scope, [prefix]: namespace }, [
      ...declared.filter(([each]) => each !== prefix),
      [prefix, namespace],
    ]);
  const name = prefix === '' ? localName : `${prefix}:${localName}`;
  const declarations = declared.map(
    ([each, uri]) => ` xmlns${each === '' ? '' : `:${each}`}="${escaped(uri)}"`,
  );
  const written = attributes
    .filter((each) => each.namespace === '')
    .map((each) => ` ${each.localName}="${escaped(each.value)}"`);
  return `<${name}${declarations.join('')}${written.join('')}>${content(children, scope)}</${name}>`;
}

function content(children: Written['children'], scope: Scope): string {
  return children
    .map((child, index) => {
      if (typeof child !== 'string') return write(child, scope);
      return `${typeof children[index - 1] === 'string' ? '<!-- -->' : ''}${escaped(child)}`;
    })
    .join('');
}
