import fc from 'fast-check';
import { namespaces, type UblAttribute, type UblElement } from '../../../src/core/element.ts';
import { parseUbl } from '../../../src/intake/parse-ubl.ts';

/** An element that can be changed in place. */
interface Draft {
  namespace: string;
  prefix: string;
  localName: string;
  attributes: UblAttribute[];
  children: (Draft | string)[];
}

/** One change to a document; numbers choose places and values modulo how many there are. */
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

/** Values that rules tell apart: codes, identifiers, numbers and dates at the edges of their lexical spaces. */
export const values = [
  ...[
    '',
    ' ',
    'x',
    '0',
    '1',
    '-1',
    '5',
    '5.0',
    '5.00',
    '5.001',
    '05',
    '+5',
    ' 5 ',
    '0.00',
    '-0',
    '1e2',
    'INF',
    'NaN',
  ],
  ...['10', '100', '0.01', '99999999999999999999.99', '12.345', '.5', '5.', '1,5', '٣', '1 0'],
  ...[
    'true',
    'false',
    ' true ',
    'TRUE',
    '1.0',
    'S',
    'Z',
    'E',
    'O',
    'AE',
    'N',
    's',
    ' S ',
    'S S',
    'VAT',
    'vat',
    ' VAT',
    'GST',
  ],
  ...[
    '380',
    '381',
    '480',
    '81',
    '261',
    '389',
    'AED',
    'USD',
    'XXX',
    'AE',
    'IN',
    'AUH',
    'DXB',
    'AE-DU',
    'C62',
    'HUR',
    'XYZ',
  ],
  ...[
    '00000000',
    '00010000',
    '10000000',
    '00000001',
    '11111111',
    '0001000',
    '00020000',
    '00100000',
    '00000100',
  ],
  ...[
    '0235',
    '0088',
    '0007',
    '0192',
    '0184',
    '0208',
    '0201',
    '0210',
    '0211',
    '0151',
    '9907',
    '9906',
    'GTIN',
    '0160',
  ],
  ...[
    '2025-01-30',
    '2025-02-30',
    '2025-01-30Z',
    '2024-02-29',
    '2026-12-31',
    '30-01-2025',
    '2025-01-30T00:00:00',
    '24:00:00',
  ],
  ...[
    '112345678900003',
    '1123456789',
    '100000000000003',
    '4000000000006',
    'DK12345678',
    '0000000000',
    'IT00743110157',
  ],
  ...[
    'TL',
    'EID',
    'PAS',
    'CD',
    'CL',
    'AAK',
    'G',
    'B',
    'HS',
    'SAC',
    'OTH',
    'MTH',
    'VD',
    'DL8.61.1.A',
    'DL8.48.8.1',
  ],
  ...[
    'urn:peppol:pint:billing-1@ae-1',
    'urn:peppol:pint:selfbilling-1@ae-1',
    'urn:peppol:bis:billing',
    'aedtotal-incl-vat',
  ],
];

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

/** Lists of changes, most of them short. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    place: fc.nat(100_000),
    other: fc.nat(100_000),
    value: fc.constantFrom(...values),
  }),
  { minLength: 1, maxLength: 5 },
);

/** The text of a document after some changes; `donor` is where grafts come from. */
export function mutated(xml: string, donor: string, changes: readonly Mutation[]): string {
  const root = draftOf(read(xml));
  const grafts = elementsOf(draftOf(read(donor)));
  for (const change of changes) apply(change, root, grafts);
  return writeExactly(root);
}

function read(xml: string): UblElement {
  const result = parseUbl(xml);
  if ('error' in result) throw new Error(result.error.message);
  return result.root;
}

function draftOf({ namespace, prefix, localName, attributes, children }: UblElement): Draft {
  return {
    namespace,
    prefix,
    localName,
    attributes: attributes.map((each) => ({ ...each })),
    children: children.map((child) => (typeof child === 'string' ? child : draftOf(child))),
  };
}

function elementsOf(root: Draft): Draft[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child)))];
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

function setAttribute(element: Draft, localName: string, value: string): void {
  element.attributes = element.attributes.filter((each) => each.localName !== localName);
  element.attributes.push({ namespace: '', prefix: '', localName, value });
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

/** What is written: an element of a tree or a draft. */
interface Written {
  readonly namespace: string;
  readonly prefix: string;
  readonly localName: string;
  readonly attributes: readonly UblAttribute[];
  readonly children: readonly (Written | string)[];
}

/** XML that is read back exactly: two texts side by side are kept apart by a comment. Attributes with a prefix are left out. */
export function writeExactly(root: Written): string {
  const declarations: Scope = { cac: namespaces.cac, cbc: namespaces.cbc };
  return write(root, { '': root.namespace, ...declarations }, [
    ['', root.namespace],
    ...Object.entries(declarations),
  ]);
}

/** The namespaces of the prefixes that can be used at a place. */
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

function escaped(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
