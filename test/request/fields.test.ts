import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { pintAe } from '../../rules/ae/index.ts';
import { requestTypes } from '../../scripts/request-types.ts';
import { languages } from '../../src/core/language.ts';
import {
  type DefaultCodes,
  type DocumentRequest,
  defaultSpecification,
} from '../../src/judge/default-specification.ts';
import { requestSchemasOf } from '../../src/request/schema/document.ts';
import type { DocumentRequest as RequestWith } from '../../src/request/schema/request.ts';
import { boundTerms, fieldTable } from '../../src/ubl/field-table.ts';

const objects = Object.entries(requestSchemasOf(defaultSpecification));
const texts = Object.entries(pintAe.fields);

describe('each field of the request', () => {
  test.each(objects)('of %s is explained, and no other', (name, schema) => {
    expect(Object.keys(pintAe.fields[name]?.fields ?? {}).sort()).toEqual(Object.keys(schema.shape).sort());
  });

  test.each(languages)('is explained in a sentence (%s)', (language) => {
    const sentences = texts.flatMap(([, { description, fields }]) => [
      description[language],
      ...Object.values(fields).map((field) => field.description[language]),
    ]);
    expect(sentences.filter((sentence) => !/^\S.*\.$/u.test(sentence))).toEqual([]);
  });

  test('takes its codes from a list of the specification, where it names one', () => {
    const lists = texts.flatMap(([, { fields }]) =>
      Object.values(fields).flatMap(({ codeList }) => codeList ?? []),
    );
    expect(lists.filter((list) => !Object.hasOwn(pintAe.codeLists, list))).toEqual([]);
    expect(lists.length).toBeGreaterThan(5);
  });

  test('has its text in the types of the library, which are those of the schema', () => {
    const { written, wanted } = requestTypes();
    expect(written).toBe(wanted);
    expectTypeOf<DocumentRequest>().toEqualTypeOf<RequestWith<DefaultCodes>>();
  });
});

describe('the business terms', () => {
  const published = new URL('../../../shared/pint-ae/', import.meta.url);
  const ofFields = texts.flatMap(([, { fields }]) =>
    Object.values(fields).flatMap(({ terms = [] }) => terms),
  );
  const used = [...new Set([...boundTerms(pintAe.binding), ...ofFields])].sort();

  test('of the binding and of the fields are written as terms are', () => {
    expect(used.filter((term) => !/^(?:IBT|BTAE|IBG)-\d{2,3}(?:-\d)?$/.test(term))).toEqual([]);
    expect(used.length).toBeGreaterThan(130);
  });

  test.skipIf(!existsSync(published))('are those of the published rules and mapping', () => {
    const sources = ['rules-ae.csv', 'rules-shared.csv', 'mapping.md'].map((name) =>
      readFileSync(new URL(name, published), 'utf8'),
    );
    const known = new Set(sources.join('\n').match(/\b(?:IBT|BTAE|IBG)-\d{2,3}(?:-\d)?\b/g));
    // Terms of PINT that no rule and no field of the interface speaks of: groups, the version of a code list, details.
    const unspoken = [
      ...['IBG-06', 'IBG-09', 'IBG-22', 'IBG-33', 'IBG-35', 'IBT-019', 'IBT-064', 'IBT-065', 'IBT-066'],
      ...[
        'IBT-067',
        'IBT-071',
        'IBT-078',
        'IBT-083',
        'IBT-084-1',
        'IBT-085',
        'IBT-086',
        'IBT-087',
        'IBT-088',
      ],
      ...[
        'IBT-091',
        'IBT-121',
        'IBT-133',
        'IBT-158-2',
        'IBT-176',
        'IBT-177',
        'IBT-178',
        'IBT-179',
        'IBT-181',
      ],
      ...['IBT-182', 'IBT-183'],
    ];
    expect(used.filter((term) => !known.has(term))).toEqual(unspoken);
  });

  test('of each value in the binding are known to the texts of a rule or of a field', () => {
    const known = new Set([
      ...ofFields,
      ...[...pintAe.messages.entries.values()].flatMap(({ terms }) => terms),
    ]);
    const unknown = boundTerms(pintAe.binding).filter((term) => !known.has(term));
    // The groups of a contact's details.
    expect([...new Set(unknown)]).toEqual(['IBG-06', 'IBG-09']);
  });
});

describe('the table of fields', () => {
  const table = fieldTable(pintAe);

  test('says which elements a field is written as, by its terms', () => {
    expect(table.find(({ field }) => field === 'lines[].unitCode')).toEqual({
      field: 'lines[].unitCode',
      terms: ['IBT-130'],
      elements: [
        'cac:InvoiceLine/cbc:InvoicedQuantity/@unitCode',
        'cac:CreditNoteLine/cbc:CreditedQuantity/@unitCode',
      ],
    });
    expect(table.find(({ field }) => field === 'beneficiaryId')?.elements).toEqual([
      'cac:BuyerCustomerParty/cac:Party/cac:PartyIdentification/cbc:ID',
    ]);
  });

  test('has an element for every field that has a term', () => {
    const unwritten = table.filter(({ terms, elements }) => terms.length > 0 && elements.length === 0);
    expect(unwritten.map(({ field }) => field)).toEqual([]);
    expect(table.length).toBeGreaterThan(100);
  });
});
