import type { OrderOf } from '../../core/specification/plain-rows.ts';
import { namespaces, sharedName, type UblAttribute, type UblElement } from '../../core/xml/element.ts';
import type { UblDataType, UblStructure } from '../../core/xml/ubl-structure.ts';
import { type ContentTest, contentTests } from './content.ts';

/** Content of a type: child elements, or text of a data type. */
export type ElementType = AggregateType | BasicType | AnyType;

export interface AggregateType {
  readonly kind: 'aggregate';
  /** Without `Type` at its end. */
  readonly name: string;
  /** By local name, without a prototype; no aggregate has two children of one local name. */
  readonly rows: Readonly<Record<string, Row | undefined>>;
  /** In the required order. */
  readonly order: readonly Row[];
  /** The place before the first child. */
  readonly start: ChildPlace;
  /** Number of elements that are mandatory. */
  readonly required: number;
}

export interface BasicType {
  readonly kind: 'basic';
  readonly content: string;
  /** Undefined if any text is of the type. */
  readonly test: ContentTest | undefined;
  readonly attributes: ReadonlyMap<string, AttributeRow>;
  readonly requiredAttributes: number;
}

/** The content of an extension, which only its sender defines. */
export interface AnyType {
  readonly kind: 'any';
}

/** A place among the children of an aggregate. */
export interface ChildPlace {
  /** The row that followed last time; usually it follows again. */
  next: Row | undefined;
}

/** An element at its place in an aggregate. */
export interface Row extends ChildPlace {
  /** With the prefix that UBL uses, such as `cbc:ID`. */
  readonly name: string;
  readonly namespace: string;
  readonly localName: string;
  readonly position: number;
  readonly required: boolean;
  readonly repeatable: boolean;
  readonly type: ElementType;
}

export interface AttributeRow {
  readonly name: string;
  readonly required: boolean;
  readonly content: string;
  readonly test: ContentTest | undefined;
}

const namespacesOfUbl: Readonly<Record<string, string>> = {
  cac: namespaces.cac,
  cbc: namespaces.cbc,
  ext: namespaces.ext,
};

const extensionContent = 'ExtensionContent';

/** The types of the documents by name, with all types below them. */
export function elementTypes(structure: UblStructure): ReadonlyMap<string, AggregateType> {
  const typeNames = namesOfTypes(structure);
  const { own } = structure;
  const namespaceOf =
    own === undefined ? namespacesOfUbl : { ...namespacesOfUbl, [own.prefix]: own.namespace };
  const known = new Map<string, ElementType>([[extensionContent, { kind: 'any' }]]);
  for (const [name, dataType] of Object.entries(structure.dataTypes)) known.set(name, basicType(dataType));
  return new Map(structure.documents.map((name) => [name, aggregateType(name)]));

  function typeOf(element: string): ElementType {
    const name = typeNames.get(element) ?? element.slice(4);
    return known.get(name) ?? aggregateType(name);
  }

  /** Registered before its rows are created, because an aggregate may contain itself. */
  function aggregateType(name: string): AggregateType {
    const rows: Record<string, Row> = Object.create(null);
    const order: Row[] = [];
    const elements = (structure.aggregates[name] ?? '').split(' ');
    const required = elements.filter((element) => /[^?*]$/.test(element)).length;
    const start: ChildPlace = { next: undefined };
    const type: AggregateType = { kind: 'aggregate', name, rows, order, start, required };
    known.set(name, type);
    elements.forEach((element, position) => {
      const row = rowOf(element, position);
      order.push(row);
      rows[row.localName] = row;
    });
    return type;
  }

  function rowOf(element: string, position: number): Row {
    const name = element.replace(/[?*+]$/, '');
    return {
      name,
      namespace: namespaceOf[name.slice(0, 3)] ?? '',
      localName: sharedName(name.slice(4)),
      position,
      required: /[^?*]$/.test(element),
      repeatable: /[*+]$/.test(element),
      type: typeOf(name),
      next: undefined,
    };
  }
}

/** The types of the elements whose name differs from that of their type. */
export function namesOfTypes({ elements, own }: UblStructure): ReadonlyMap<string, string> {
  const lists = [
    ['cac', elements.aggregate],
    ['cbc', elements.basic],
    ['ext', elements.extension],
    ...(own === undefined ? [] : [[own.prefix, own.elements] as const]),
  ] as const;
  return new Map(
    lists.flatMap(([prefix, ofTypes]) =>
      Object.entries(ofTypes).flatMap(([type, names]) =>
        names.split(' ').map((name): [string, string] => [`${prefix}:${name}`, type]),
      ),
    ),
  );
}

function basicType({ content, attributes }: UblDataType): BasicType {
  const rows = attributes.split(' ').filter(Boolean).map(attributeRow);
  return {
    kind: 'basic',
    content,
    test: contentTests[content],
    attributes: new Map(rows.map((row) => [row.name, row])),
    requiredAttributes: rows.filter(({ required }) => required).length,
  };
}

function attributeRow(attribute: string): AttributeRow {
  const [name = '', content = 'string'] = attribute.replace('?', '').split(':');
  return { name, required: !attribute.endsWith('?'), content, test: contentTests[content] };
}

const schemaInstance = 'http://www.w3.org/2001/XMLSchema-instance';

/** The attributes of XML Schema that any element may have; `nil` is for nillable elements, and UBL has none. */
const anywhere: readonly string[] = ['type', 'schemaLocation', 'noNamespaceSchemaLocation'];

/** Tells whether an attribute is one of a schema instance, which may stand anywhere. */
export function isOfInstance({ namespace, localName }: UblAttribute): boolean {
  return namespace === schemaInstance && anywhere.includes(localName);
}

/** Tells whether an attribute names another type than that of its element: no type of UBL is derived from another. */
export function namesOtherType(
  { namespace, localName, value }: UblAttribute,
  element: UblElement,
  type: AggregateType | BasicType,
): boolean {
  if (namespace !== schemaInstance || localName !== 'type') return false;
  const [prefix = '', name] = value.includes(':') ? value.split(':') : ['', value];
  const own = type.kind === 'aggregate' ? type.name : element.localName;
  return name !== `${own}Type` || namespaceOf(prefix, element) !== element.namespace;
}

/** The namespace of a prefix, as declared on an element or around it. */
function namespaceOf(prefix: string, element: UblElement): string | undefined {
  for (let at: UblElement | null = element; at !== null; at = at.parent)
    if (at.prefix === prefix) return at.namespace;
  return undefined;
}

/** The elements that each element may contain, in the order of the UBL schema. */
export function elementOrdersOf(structure: UblStructure): OrderOf {
  const typeNames = namesOfTypes(structure);
  return (element) => {
    const type = typeNames.get(element) ?? element.replace('cac:', '');
    return (structure.aggregates[type] ?? '').split(' ').map((name) => name.replace(/[?*+]$/, ''));
  };
}
