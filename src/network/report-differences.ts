import { decimal } from '../core/numbers/decimal.ts';
import type { TaxDataFacts } from '../core/specification/network.ts';
import { stringValue, type UblElement } from '../core/xml/element.ts';
import { type ReportedValue, reportedElements, valueRows, writtenValues } from './reported-document.ts';

/** A value that differs between a report and the document in it. */
export interface ReportDifference {
  /** The business term; empty for a value that does not belong in a report. */
  readonly term: string;
  /** The element in the report. */
  readonly element: string;
  /** Value in the report, and the value that follows from the document; null for a missing value. */
  readonly reported: string | null;
  readonly source: string | null;
}

interface Report {
  readonly reported: readonly ReportedValue[] | null;
  readonly customContent: readonly Pick<ReportedValue, 'term' | 'value'>[];
}

/** Compares a report with the report that follows from its document; the order of values does not matter. */
export function reportDifferences(
  { reported, customContent }: Report,
  document: UblElement,
  facts: TaxDataFacts,
): ReportDifference[] {
  const expected = writtenValues(reportedElements(facts.reportedDocument, document), facts);
  return [
    ...(reported === null ? [] : differencesIn(reported, expected, facts)),
    ...differencesIn(customContent.map(asContent), expectedContent(document, facts), facts),
  ];
}

function expectedContent(document: UblElement, { customContent }: TaxDataFacts): ReportedValue[] {
  return customContent.flatMap(({ term, from }) =>
    from(document).map((each) => asContent({ term, value: stringValue(each).trim() })),
  );
}

function asContent({ term, value }: Pick<ReportedValue, 'term' | 'value'>): ReportedValue {
  return { term, element: 'pxs:CustomContent', attribute: null, value };
}

function differencesIn(
  reported: readonly ReportedValue[],
  expected: readonly ReportedValue[],
  facts: TaxDataFacts,
): ReportDifference[] {
  const left = [...expected];
  const extra = reported.filter((value) => {
    const at = left.findIndex((each) => isSameReportedValue(value, each, facts));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  // A wrong value is reported once, with the correct value.
  const paired = extra.map((value) => {
    const at = left.findIndex((each) => each.element === value.element && each.term === value.term);
    const [should] = at < 0 ? [] : left.splice(at, 1);
    return differenceOf(value, should);
  });
  return [...paired, ...left.map((value) => differenceOf(undefined, value))];
}

function isSameReportedValue(one: ReportedValue, other: ReportedValue, facts: TaxDataFacts): boolean {
  if (one.element !== other.element || one.term !== other.term || one.attribute !== other.attribute)
    return false;
  if (one.value === other.value) return true;
  const isAmount =
    valueRows(facts)
      .get(one.element)
      ?.some((row) => row.isAmount) === true;
  return isAmount && [one, other].every(isNumber) && decimal(one.value).equals(decimal(other.value));
}

const isNumber = ({ value }: ReportedValue) => /^[+-]?\d+(?:\.\d+)?$/.test(value);

function differenceOf(
  reported: ReportedValue | undefined,
  source: ReportedValue | undefined,
): ReportDifference {
  const { term, element } = reported ?? source ?? { term: '', element: '' };
  const shown = (each: ReportedValue | undefined) =>
    each === undefined ? null : each.attribute === null ? each.value : `${each.value} ${each.attribute}`;
  return { term, element, reported: shown(reported), source: shown(source) };
}
