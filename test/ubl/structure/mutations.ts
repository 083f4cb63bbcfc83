import fc from 'fast-check';
import { type Draft, draftOf, elementsOf, escaped, setAttribute } from 'schematron-compiler/testing';
import { structure } from '../../../rules/pint/structure/index.ts';
import { namespaces } from '../../../src/core/xml/element.ts';
import { type ElementType, elementTypes, type Row } from '../../../src/ubl/structure/tables.ts';
import { parsed } from '../parsed.ts';
import { values } from './values.ts';

/** One change to the structure of a document; its numbers select modulo how many there are. */
export interface Mutation {
  readonly kind: (typeof kinds)[number];
  readonly place: number;
  readonly other: number;
  readonly value: string;
}

const kinds = [
  ...['remove', 'double', 'move', 'move elsewhere', 'rename', 'rename like another', 'empty'],
  ...['insert', 'insert', 'insert in order', 'insert in order', 'insert in order'],
  ...['set text', 'set text', 'set text', 'text between', 'foreign namespace'],
  ...['set attribute', 'set attribute', 'foreign attribute', 'remove attribute'],
] as const;

/** Lists of changes, most of them short. */
export const mutations: fc.Arbitrary<Mutation[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    place: fc.nat(1_000_000),
    other: fc.nat(1_000_000),
    value: values,
  }),
  { minLength: 1, maxLength: 3, size: 'max' },
);

const types = elementTypes(structure);
/** Every UBL element that a document may contain somewhere. */
const rows = allRows();
const attributeNames = [
  ...new Set(
    Object.values(structure.dataTypes).flatMap(({ attributes }) => attributes.match(/\w+(?=[:? ]|$)/g) ?? []),
  ),
  'unknown',
];

function allRows(): Row[] {
  const found = new Set<Row>();
  const seen = new Set<ElementType>();
  const visit = (type: ElementType) => {
    if (type.kind !== 'aggregate' || seen.has(type)) return;
    seen.add(type);
    for (const row of type.order) {
      found.add(row);
      visit(row.type);
    }
  };
  for (const type of types.values()) visit(type);
  return [...found].filter(({ name }) => !name.startsWith('ext:'));
}

/** The tree of a document after some changes. */
export function mutated(xml: string, changes: readonly Mutation[]): Draft {
  const source = parsed(xml);
  const root = draftOf(source);
  const typeOf = new Map<Draft, ElementType>();
  const type = types.get(source.localName);
  if (type !== undefined) assign(root, type, typeOf);
  for (const change of changes) apply(change, root, typeOf);
  return root;
}

/** Records the type of each element that is where UBL allows it. */
function assign(element: Draft, type: ElementType, typeOf: Map<Draft, ElementType>): void {
  typeOf.set(element, type);
  for (const child of element.children) {
    if (typeof child === 'string' || type.kind !== 'aggregate') continue;
    const row = type.rows[child.localName];
    if (row !== undefined) assign(child, row.type, typeOf);
  }
}

function pick<Value>(list: readonly Value[], index: number): Value {
  return list[index % list.length] as Value;
}

const isAggregate = ({ children }: Draft) => children.some((child) => typeof child !== 'string');

function apply({ kind, place, other, value }: Mutation, root: Draft, typeOf: Map<Draft, ElementType>): void {
  const elements = elementsOf(root);
  const below = elements.slice(1);
  if (below.length === 0) return;
  const element = pick(below, place);
  const siblings = elements.find((each) => each.children.includes(element))?.children ?? [];
  const index = siblings.indexOf(element);
  const aggregate = pick(elements.filter(isAggregate), place);
  const leaves = below.filter((each) => !isAggregate(each));
  const leaf = leaves.length === 0 ? element : pick(leaves, place);
  switch (kind) {
    case 'remove':
      siblings.splice(index, 1);
      break;
    case 'double':
      siblings.splice(index, 0, structuredClone(element));
      break;
    case 'move':
      siblings.splice(index, 1);
      siblings.splice(other % (siblings.length + 1), 0, element);
      break;
    case 'move elsewhere': {
      siblings.splice(index, 1);
      const target = pick(elementsOf(root).filter(isAggregate), other) ?? root;
      target.children.splice(other % (target.children.length + 1), 0, element);
      break;
    }
    case 'rename':
      rename(element, pick(rows, other));
      break;
    case 'rename like another':
      rename(element, pick(below, other));
      break;
    case 'empty':
      element.children = [];
      break;
    case 'insert':
      insert(aggregate, pick(rows, other), other);
      break;
    case 'insert in order':
      insertInOrder(aggregate, typeOf, other);
      break;
    case 'set text':
      leaf.children = value === '' ? [] : [value];
      break;
    case 'text between':
      aggregate.children.splice(other % (aggregate.children.length + 1), 0, value === '' ? '\n' : value);
      break;
    case 'foreign namespace':
      element.namespace = pick([namespaces.cac, namespaces.cbc, namespaces.invoice, ''], other);
      element.prefix = pick(['cac', 'cbc', '', ''], other);
      break;
    case 'set attribute':
      setAttribute(pick([leaf, leaf, leaf, element], other), pick(attributeNames, other >> 2), value);
      break;
    case 'foreign attribute':
      element.attributes.push({
        ...pick(
          [
            {
              namespace: 'http://www.w3.org/XML/1998/namespace',
              prefix: 'xml',
              localName: 'lang',
              value: 'en',
            },
            {
              namespace: 'http://www.w3.org/2001/XMLSchema-instance',
              prefix: 'xsi',
              localName: 'schemaLocation',
              value: 'a b',
            },
          ],
          other,
        ),
      });
      break;
    case 'remove attribute':
      element.attributes.splice(other % (element.attributes.length + 1), 1);
      break;
  }
}

function rename(element: Draft, like: Row | Draft): void {
  element.localName = 'name' in like ? like.name.slice(4) : like.localName;
  element.namespace = like.namespace;
  element.prefix = prefixOf(like.namespace);
}

const prefixOf = (namespace: string) =>
  ({ [namespaces.cac]: 'cac', [namespaces.cbc]: 'cbc' })[namespace] ?? '';

/** A known element with its mandatory content. */
function created(row: Row, depth: number): Draft {
  const { type, name, namespace } = row;
  const draft: Draft = {
    namespace,
    prefix: name.slice(0, 3),
    localName: name.slice(4),
    attributes: [],
    children: [],
  };
  if (type.kind === 'basic') {
    draft.children = [texts[type.content] ?? 'text'];
    for (const attribute of type.attributes.values())
      if (attribute.required) setAttribute(draft, attribute.name, 'AED');
  }
  if (type.kind === 'aggregate' && depth < 6)
    draft.children = type.order.filter(({ required }) => required).map((each) => created(each, depth + 1));
  return draft;
}

const texts: Readonly<Record<string, string>> = {
  decimal: '1.5',
  date: '2025-01-30',
  time: '10:20:30',
  boolean: 'true',
  base64Binary: 'AAAA',
};

function insert(parent: Draft, row: Row, at: number): void {
  parent.children.splice(at % (parent.children.length + 1), 0, created(row, 0));
}

/** Inserts an element that its parent may contain, after the last of those that precede it. */
function insertInOrder(parent: Draft, typeOf: Map<Draft, ElementType>, other: number): void {
  const type = typeOf.get(parent);
  if (type?.kind !== 'aggregate') return;
  const row = pick(
    type.order.filter(({ name }) => !name.startsWith('ext:')),
    other,
  );
  let at = 0;
  parent.children.forEach((child, index) => {
    const before = typeof child === 'string' ? undefined : type.rows[child.localName];
    if (before !== undefined && before.position <= row.position) at = index + 1;
  });
  const draft = created(row, 0);
  parent.children.splice(at, 0, draft);
  assign(draft, row.type, typeOf);
}

/** The XML of the tree; names in no namespace have their own declaration. */
export function written(root: Draft): string {
  const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
  return write(root, '', ` ${xsi} xmlns:cac="${namespaces.cac}" xmlns:cbc="${namespaces.cbc}"`);
}

function write(element: Draft, inherited: string, declarations = ''): string {
  const { prefix, localName, namespace, attributes, children } = element;
  const name = prefix === '' ? localName : `${prefix}:${localName}`;
  const fallback = prefix === '' ? namespace : inherited;
  const own = fallback === inherited ? '' : ` xmlns="${fallback}"`;
  const all = attributes.map(
    (each) => ` ${each.prefix && `${each.prefix}:`}${each.localName}="${escaped(each.value)}"`,
  );
  const content = children.map((child) =>
    typeof child === 'string' ? escaped(child) : write(child, fallback),
  );
  return `<${name}${own}${declarations}${[...new Set(all)].join('')}>${content.join('')}</${name}>`;
}
