import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { structure } from '../../rules/pint/structure/index.ts';
import { elementTypes } from '../../src/ubl/structure/tables.ts';

const facts = resolve(import.meta.dirname, '../../../shared/ubl-2.1/structure.json');

type Rows = readonly (readonly [name: string, least: number, most: number | null])[];

interface Facts {
  readonly documents: Readonly<Record<string, Rows>>;
  readonly aggregates: Readonly<Record<string, Rows>>;
  readonly elements: Readonly<Record<string, string>>;
  readonly dataTypes: Readonly<
    Record<string, { content: string; attributes: Readonly<Record<string, readonly [string, string]>> }>
  >;
}

const marks: Readonly<Record<string, string>> = { '0 1': '?', '1 1': '', '0 null': '*', '1 null': '+' };
const unrestricted = (type: string) => (type === 'normalizedString' ? 'string' : type);

describe.skipIf(!existsSync(facts))('the facts of UBL 2.1', () => {
  const { documents, aggregates, elements, dataTypes }: Facts = existsSync(facts)
    ? JSON.parse(readFileSync(facts, 'utf8'))
    : { documents: {}, aggregates: {}, elements: {}, dataTypes: {} };

  test('are those of its schemas, element by element', () => {
    for (const [name, rows] of Object.entries({ ...documents, ...aggregates }))
      expect(structure.aggregates[name], name).toBe(
        rows.map(([element, least, most]) => `${element}${marks[`${least} ${most}`]}`).join(' '),
      );
    expect(Object.keys(aggregates).length).toBeGreaterThan(100);
  });

  test('give every element its type', () => {
    const { aggregate, basic } = structure.elements;
    const typeOf = (lists: Readonly<Record<string, string>>, name: string) =>
      Object.keys(lists).find((type) => lists[type]?.split(' ').includes(name));
    for (const [element, type] of Object.entries(elements)) {
      const name = element.slice(4);
      if (element.startsWith('cbc:')) expect(typeOf(basic, name), element).toBe(type);
      else expect(`cac:${typeOf(aggregate, name) ?? name}`, element).toBe(type);
    }
    expect(Object.keys(elements).length).toBeGreaterThan(300);
  });

  test('give every data type its content and attributes', () => {
    for (const [name, { content, attributes }] of Object.entries(structure.dataTypes)) {
      const rows = Object.entries(dataTypes[name]?.attributes ?? {}).map(([attribute, [type, use]]) => {
        const typed = unrestricted(type) === 'string' ? attribute : `${attribute}:${type}`;
        return use === 'required' ? typed : `${typed}?`;
      });
      expect([name, content, attributes]).toEqual([
        name,
        unrestricted(dataTypes[name]?.content ?? ''),
        rows.join(' '),
      ]);
    }
    expect(Object.keys(structure.dataTypes).length).toBeGreaterThan(5);
  });
});

test('every element that a document may hold has a type', () => {
  const seen = new Set<unknown>();
  const visit = (
    type: ReturnType<typeof elementTypes> extends ReadonlyMap<string, infer Type> ? Type : never,
  ) => {
    if (seen.has(type)) return;
    seen.add(type);
    expect(type.order.length).toBeGreaterThan(0);
    for (const row of type.order) {
      expect(row.namespace).not.toBe('');
      if (row.type.kind === 'aggregate') visit(row.type);
    }
  };
  for (const type of elementTypes(structure).values()) visit(type);
  expect(seen.size).toBe(112);
});
