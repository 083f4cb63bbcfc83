import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { derivedTerms } from '../../rules/ae/derived-terms.ts';
import { languages } from '../../src/core/messages/language.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { boundTerms, elementsOf, fieldTable } from '../../src/ubl/bound-terms.ts';
import { requestSchemasOf } from './zod-schemas.ts';

const objects = Object.entries(requestSchemasOf(describedSpecification));
const texts = Object.entries(describedSpecification.fields);
const published = new URL('../../../shared/pint-ae/', import.meta.url);
const examples = existsSync(published)
  ? readdirSync(new URL('examples/', published)).map((name) => `examples/${name}`)
  : [];
const term = /\b(?:IBT|BTAE|IBG)-\d{2,3}(?:-\d)?\b/gi;

describe('each field of the request', () => {
  test.each(objects)('of %s is explained, and no other', (name, schema) => {
    expect(Object.keys(describedSpecification.fields[name]?.fields ?? {}).sort()).toEqual(
      Object.keys(schema.shape).sort(),
    );
  });

  test.each(languages)('explains each field of %s, and no other', (language) => {
    const sentences = texts.flatMap(([, { description, fields }]) => [
      description[language],
      ...Object.values(fields).map((field) => field.description[language]),
    ]);
    expect(sentences.filter((sentence) => !/^\S.*\.$/u.test(sentence))).toEqual([]);
  });

  test('takes its codes from a list of the specification, if it names one', () => {
    const lists = texts.flatMap(([, { fields }]) =>
      Object.values(fields).flatMap(({ codeList }) => codeList ?? []),
    );
    expect(lists.filter((list) => !Object.hasOwn(describedSpecification.codeLists, list))).toEqual([]);
    expect(lists.length).toBeGreaterThan(5);
  });

  test('has its type and its text in the types of the library', () => {
    expectTypeOf<DocumentRequest['documentType']>().toEqualTypeOf<
      'Invoice' | 'CreditNote' | 'SelfBillingInvoice' | 'SelfBillingCreditNote'
    >();
    expectTypeOf<DocumentRequest['dueDate']>().toEqualTypeOf<string | null>();
    expectTypeOf<DocumentRequest['prepaidAmount']>().toEqualTypeOf<number | null | undefined>();
    type Attributes = DocumentRequest['lines'][number]['attributes'];
    expectTypeOf<Extract<Attributes, null | undefined>>().toEqualTypeOf<null | undefined>();
    expectTypeOf<NonNullable<Attributes>[number]['name']>().toEqualTypeOf<string>();
    const types = readFileSync('src/generated/document-request.d.ts', 'utf8');
    expect(types).toContain('  /** Day by which payment is due (IBT-009). */\n  dueDate: string | null;\n');
  });
});

describe('the business terms', () => {
  const ofFields = texts.flatMap(([, { fields }]) =>
    Object.values(fields).flatMap(({ terms = [] }) => terms),
  );
  const used = [...new Set([...boundTerms(describedSpecification.binding), ...ofFields])].sort();

  test('of the binding and of the fields have the form of terms', () => {
    expect(used.filter((each) => !/^(?:IBT|BTAE|IBG)-\d{2,3}(?:-\d)?$/.test(each))).toEqual([]);
    expect(used.length).toBeGreaterThan(130);
  });

  test.skipIf(!existsSync(published))('are those of the published rules, mapping and examples', () => {
    const known = new Set(
      ['rules-ae.csv', 'rules-shared.csv', 'mapping.md', ...examples]
        .flatMap((name) => readFileSync(new URL(name, published), 'utf8').match(term) ?? [])
        .map((found) => found.toUpperCase()),
    );
    // Terms of PINT that nothing published for the UAE mentions: payment details, and the bank's address.
    const unspoken = [
      ...['IBG-35', 'IBT-083', 'IBT-091', 'IBT-121', 'IBT-169', 'IBT-170', 'IBT-171', 'IBT-172', 'IBT-173'],
      ...['IBT-176', 'IBT-177', 'IBT-178', 'IBT-179', 'IBT-181', 'IBT-182'],
    ];
    expect(used.filter((each) => !known.has(each))).toEqual(unspoken);
    expect([...known].filter((each) => !used.includes(each)).sort()).toEqual([]);
  });

  test.skipIf(!existsSync(published))('are at the elements where the official examples name them', () => {
    const elsewhere = examples.flatMap((name) =>
      namedTerms(readFileSync(new URL(name, published), 'utf8'))
        .filter(
          ({ term, element }) =>
            !elementsOf([term], describedSpecification).some((path) => path.startsWith(element)),
        )
        .map(({ term, element }) => `${term} ${element}`),
    );
    // A comment next to the wrong element: in every other document the item's classification is IBT-158.
    const classification = 'cac:InvoiceLine/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode';
    expect(elsewhere).toEqual([`IBT-157 ${classification}`, `IBT-157-1 ${classification}`]);
  });

  test('of each value in the binding have a field, or are derived from other fields', () => {
    const bound = [...new Set(boundTerms(describedSpecification.binding))];
    const withoutField = bound.filter((each) => !ofFields.includes(each));
    expect(Object.keys(derivedTerms).sort()).toEqual(withoutField.sort());
    expect(
      Object.values(derivedTerms).filter(({ en, ar }) => en === '' || !/\p{Script=Arabic}/u.test(ar)),
    ).toEqual([]);
  });
});

/** The terms that comments of a document name, with the element that each follows. */
function namedTerms(xml: string): { readonly term: string; readonly element: string }[] {
  const open: string[] = [];
  let element = '';
  return [...xml.matchAll(/<!--(.*?)-->|<(\/?)([\w:]+)[^>]*?(\/?)>/gs)].flatMap(
    ([, comment, closing, name = '', empty]) => {
      if (comment !== undefined)
        return (comment.match(term) ?? []).map((found) => ({ term: found.toUpperCase(), element }));
      if (closing === '') open.push(name);
      element = open.slice(1).join('/');
      if (closing !== '' || empty !== '') open.pop();
      return [];
    },
  );
}

describe('the table of fields', () => {
  const table = fieldTable(describedSpecification);

  test('says to which elements a field is written, by its terms', () => {
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
