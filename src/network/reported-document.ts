import { oncePer } from '../core/once-per.ts';
import type { CustomContentRow, ReportedRow, TaxDataFacts } from '../core/specification/network.ts';
import { childElements, stringValue, type UblElement } from '../core/xml/element.ts';
import { attributeOf, elementsAt } from '../core/xml/path.ts';
import { element, type WrittenElement } from './xml-text.ts';

/** The element of a report that repeats values of the document. */
export const reportedDocument = 'pxs:ReportedDocument';

/** Returns the reported data of a document, by the rows of a country. */
export function reportedElements(
  rows: readonly ReportedRow[],
  document: UblElement,
  around: UblElement = document,
): WrittenElement[] {
  return rows.flatMap((row) =>
    sourcesOf(row, around, document).flatMap((source) => reportedElement(row, source, document) ?? []),
  );
}

/** The elements of a document from which a row of its report comes. */
export function sourcesOf({ from, element }: ReportedRow, around: UblElement, document: UblElement) {
  return from?.(around, document) ?? elementsAt(around, element);
}

function reportedElement(
  { element: name, rows, attributes = [], isKept }: ReportedRow,
  source: UblElement,
  document: UblElement,
): WrittenElement | undefined {
  const content = rows === undefined ? trimmedValue(source) : reportedElements(rows, document, source);
  if (content.length === 0 && isKept !== true) return undefined;
  const copied = attributes.map((attribute) => [attribute, attributeOf(source, attribute)] as const);
  return element(name, content, Object.fromEntries(copied.filter(([, value]) => value !== '')));
}

/** Additional data of a country. */
export function customContent(rows: readonly CustomContentRow[], document: UblElement): WrittenElement[] {
  return rows.flatMap(({ term, from }) =>
    from(document)
      .map(trimmedValue)
      .filter((value) => value !== '')
      .map((value) => element('pxs:CustomContent', [element('cbc:ID', term), element('cbc:Value', value)])),
  );
}

/** A value of a report: its business term, its place in the report, and its text. */
export interface ReportedValue {
  /** Empty for a value that the report must not have. */
  readonly term: string;
  /** The element and its currency, such as `cac:TaxTotal/cbc:TaxAmount`. */
  readonly element: string;
  readonly attribute: string | null;
  readonly value: string;
}

export function writtenValues(elements: readonly WrittenElement[], facts: TaxDataFacts): ReportedValue[] {
  const collect = ({ name, attributes = {}, content }: WrittenElement, above: string): FoundValue[] => {
    const path = below(above, name);
    if (typeof content === 'string') {
      const [attribute = null] = Object.values(attributes);
      return [{ element: path, attribute, value: content }];
    }
    return content.flatMap((each) => ('xml' in each ? [] : collect(each, path)));
  };
  return withTerms(
    elements.flatMap((each) => collect(each, '')),
    facts,
  );
}

export function readValues(reported: UblElement, facts: TaxDataFacts): ReportedValue[] {
  const prefixes = new Map(Object.entries(facts.prefixes).map(([prefix, uri]) => [uri, prefix]));
  const collect = (each: UblElement, above: string): FoundValue[] => {
    const path = below(above, `${prefixes.get(each.namespace) ?? ''}:${each.localName}`);
    const inner = childElements(each);
    if (inner.length > 0) return inner.flatMap((child) => collect(child, path));
    const value = trimmedValue(each);
    if (value === '') return [];
    const attribute = attributeOf(each, 'currencyID') || attributeOf(each, 'schemeID') || null;
    return [{ element: path, attribute, value }];
  };
  return withTerms(
    childElements(reported).flatMap((each) => collect(each, '')),
    facts,
  );
}

type FoundValue = Omit<ReportedValue, 'term'>;

function withTerms(found: readonly FoundValue[], facts: TaxDataFacts): ReportedValue[] {
  const textAtPath = (path: string | undefined) => found.find(({ element: at }) => at === path)?.value;
  return found.map((value) => {
    const rows = valueRows(facts).get(value.element) ?? [];
    const row = rows.find((each) => textAtPath(each.inCurrencyOf) === value.attribute) ?? rows[0];
    return { term: row?.term ?? '', ...value };
  });
}

interface ValueRow extends Pick<ReportedRow, 'isAmount' | 'inCurrencyOf'> {
  readonly term: string;
}

/** The rows with values, by the paths of their elements; several for amounts in several currencies. */
export const valueRows = oncePer(({ reportedDocument }: TaxDataFacts) => {
  const byPath = new Map<string, ValueRow[]>();
  const add = (rows: readonly ReportedRow[], above: string, around?: ReportedRow) => {
    for (const row of rows) {
      const path = below(above, row.element);
      if (row.rows !== undefined) add(row.rows, path, row);
      const { term, isAmount, inCurrencyOf = around?.inCurrencyOf } = row;
      if (term === undefined) continue;
      const value = { term, ...(isAmount && { isAmount }), ...(inCurrencyOf && { inCurrencyOf }) };
      byPath.set(path, [...(byPath.get(path) ?? []), value]);
    }
  };
  add(reportedDocument, '');
  return byPath;
});

const below = (above: string, name: string) => (above === '' ? name : `${above}/${name}`);

const trimmedValue = (source: UblElement) => stringValue(source).trim();
