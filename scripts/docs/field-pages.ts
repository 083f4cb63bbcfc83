import { derivedTerms } from '../../rules/ae/derived-terms.ts';
import type { Language } from '../../src/core/messages/language.ts';
import type { FieldTexts } from '../../src/core/specification/fields.ts';
import {
  documentRequestJsonSchema,
  type JsonSchemaDocument,
} from '../../src/http/schema/document-request.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { boundTerms, elementsOf } from '../../src/ubl/bound-terms.ts';
import { type FieldPlace as FieldWithPlace, fieldTable } from '../../src/ubl/field-table.ts';
import { anchorOf, blocks, code, link, pathInCode, plain, table, target, wholeInCode } from './markdown.ts';
import { type Page, said } from './page.ts';

/** A field of the request with its texts. */
interface Field extends FieldWithPlace {
  readonly text: FieldTexts | undefined;
  readonly isRequired: boolean;
}

/** The page of all fields, and the one of all business terms. */
export function fieldPages(language: Language): Page[] {
  const fields = describedFields();
  return [
    { path: 'reference/fields.md', markdown: fieldsPage(fields, language) },
    { path: 'reference/terms.md', markdown: termsPage(fields, language) },
  ];
}

function fieldsPage(fields: readonly Field[], language: Language): string {
  const rows = fields.map((field) => [
    `${target(field.field)}${pathInCode(field.field)}`,
    holds(field, language),
    field.terms.map((term) => link(wholeInCode(term), `./terms.md#${anchorOf(term)}`)).join('<br>'),
    field.elements.map(pathInCode).join('<br>'),
  ]);
  const heads = [
    said('field', language),
    said('holds', language),
    said('terms', language),
    said('element', language),
  ];
  return blocks(
    '---\noutline: false\naside: false\n---',
    `# ${said('fieldsTitle', language)}`,
    said('fieldsLead', language),
    table(heads, rows),
  );
}

function holds({ text, isRequired }: Field, language: Language): string {
  const { description, examples = [], codeList } = text ?? {};
  const list = codeList === undefined ? undefined : codeListFiles[codeList];
  return [
    description === undefined ? '' : plain(description[language]),
    isRequired ? `(${said('required', language)})` : '',
    examples.length === 0
      ? ''
      : said('examples', language, { examples: examples.map((each) => code(String(each))).join(', ') }),
    list === undefined ? '' : `${said('codesOf', language)} ${link(code(list), `./code-lists/${list}.md`)}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The files of the code lists that fields name. */
const codeListFiles: Readonly<Record<string, string>> = {
  countries: 'ISO3166',
  exemptionReasons: 'Aligned-TaxExemptionCodes',
  paymentMeans: 'UNCL4461-accepted',
  subdivisions: 'Emirate',
  billingFrequencies: 'FreqBilling',
  creditNoteReasons: 'CreditReason',
  goodsNatures: 'GoodsType',
  mediaTypes: 'MimeCode',
};

function termsPage(fields: readonly Field[], language: Language): string {
  const { messages, binding } = describedSpecification;
  const entries = [...messages.entries.values()];
  const terms = new Set([
    ...boundTerms(binding),
    ...fields.flatMap((field) => field.terms),
    ...entries.flatMap((entry) => entry.terms),
  ]);
  // A section of its own is what a search for a term finds first.
  const sections = [...terms]
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((term) =>
      blocks(
        `## ${term} {#${anchorOf(term)}}`,
        listOf([
          [said('fields', language), fieldsOf(term, fields, language)],
          [
            said('element', language),
            elementsOf([term], describedSpecification).map(pathInCode).join('<br>'),
          ],
          [
            said('rulesTitle', language),
            rulesOf(
              entries.filter((entry) => entry.terms.includes(term)).map(({ id }) => id),
              language,
            ),
          ],
        ]),
      ),
    );
  return blocks(
    '---\noutline: false\naside: false\n---',
    `# ${said('termsTitle', language)}`,
    said('termsLead', language),
    ...sections,
  );
}

/** What is known under each heading, as a list; headings without anything are left out. */
function listOf(rows: readonly (readonly [heading: string, content: string])[]): string {
  return rows
    .filter(([, content]) => content !== '')
    .map(([heading, content]) => `- **${heading}**<br>${content}`)
    .join('\n');
}

/** More rules than these would make a row longer than a screen. */
const mostShown = 12;

function rulesOf(ids: readonly string[], language: Language): string {
  const links = ids.map((id) => link(wholeInCode(id), `./rules/${id}.md`)).join(' ');
  if (ids.length <= mostShown) return links;
  return `<details><summary>${said('ruleCount', language, { count: ids.length })}</summary>${links}</details>`;
}

/** The fields that give a term, or the source from which it is derived. */
function fieldsOf(term: string, fields: readonly Field[], language: Language): string {
  const links = fields
    .filter((field) => field.terms.includes(term))
    .map(({ field }) => link(pathInCode(field), `./fields.md#${anchorOf(field)}`));
  const source = derivedTerms[term];
  if (links.length > 0 || source === undefined) return links.join('<br>');
  return said('derivedFrom', language, { source: plain(source[language]) });
}

/** Every field of the request; a field of a party has only the terms of that party. */
function describedFields(): Field[] {
  const rows = fieldTable(describedSpecification);
  const byPath = new Map(rows.map((row) => [row.field, row]));
  const places = fieldPlaces();
  const texts: Readonly<Record<string, { readonly fields: Readonly<Record<string, FieldTexts>> }>> =
    describedSpecification.fields;
  return rows.map((row) => {
    const { object, name, isRequired } = places.get(row.field) ?? { object: '', name: '', isRequired: false };
    const own = withinParent(row, byPath.get(row.field.replace(/\.[^.]*$/, '')));
    return { ...own, text: texts[object]?.fields[name], isRequired };
  });
}

interface FieldPlace {
  /** The object that has the field, and the field's name there. */
  readonly object: string;
  readonly name: string;
  readonly isRequired: boolean;
}

/** The place of each field in the JSON Schema, by its path. */
function fieldPlaces(): ReadonlyMap<string, FieldPlace> {
  const schema = documentRequestJsonSchema();
  const placesIn = (
    object: string,
    { properties = {}, required }: JsonSchemaDocument,
    path: string,
  ): [string, FieldPlace][] =>
    Object.entries(properties).flatMap(([name, property]) => {
      const { list, reference } = contentOf(property);
      const field = `${path}${name}${list ? '[]' : ''}`;
      const place = { object, name, isRequired: Array.isArray(required) && required.includes(name) };
      const inner = reference === undefined ? undefined : schema.$defs?.[reference];
      return [
        [field, place],
        ...(reference === undefined || inner === undefined ? [] : placesIn(reference, inner, `${field}.`)),
      ];
    });
  return new Map(placesIn('DocumentRequest', schema, ''));
}

/** Whether a property is a list, and the object to which it, or its entries, refer. */
function contentOf(property: unknown): { readonly list: boolean; readonly reference?: string } {
  const {
    $ref,
    items,
    anyOf = [],
  } = Object(property) as {
    readonly $ref?: string;
    readonly items?: unknown;
    readonly anyOf?: readonly unknown[];
  };
  if ($ref !== undefined) return { list: false, reference: $ref.replace('#/$defs/', '') };
  if (items !== undefined) return { ...contentOf(items), list: true };
  const parts = anyOf.map(contentOf);
  return parts.find(({ reference, list }) => reference !== undefined || list) ?? { list: false };
}

function withinParent(row: FieldWithPlace, parent: FieldWithPlace | undefined): FieldWithPlace {
  const inside = row.elements.filter((element) =>
    parent?.elements.some((outer) => element.startsWith(`${outer}/`)),
  );
  if (inside.length === 0 || inside.length === row.elements.length) return row;
  const isInside = (term: string) => {
    const elements = elementsOf([term], describedSpecification);
    return elements.length === 0 || elements.some((element) => inside.includes(element));
  };
  return { ...row, elements: inside, terms: row.terms.filter(isInside) };
}
