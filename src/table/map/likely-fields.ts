import { lookUpsOf } from '../../request/normalise/context.ts';
import { numberSaid } from '../values/number-text.ts';
import { groupOfContent } from './column-content.ts';
import { wordsIn } from './head-key.ts';
import type { Column } from './heads.ts';
import type { Known } from './plan.ts';
import { type ColumnSurvey, mostDistinct } from './survey.ts';

export const totals = [
  'lineExtensionAmount',
  'taxExclusiveAmount',
  'taxInclusiveAmount',
  'payableAmount',
].map((name) => `legalMonetaryTotal.${name}`);
const vatTotal = 'taxTotal.taxAmount';

/** Tells whether a field is a total of the document. */
export const isTotal = (path: string) => totals.includes(path) || path === vatTotal;

/** A "State" may be the status of the invoice: its words divide the rows, and none is an emirate. */
export function isOfInvoice(
  { head }: Column,
  { content }: ColumnSurvey,
  { specification, layout }: Known,
): boolean {
  const words = [...(content.words?.keys() ?? [])];
  const ofState = specification.aliases.recordWords?.ofState ?? [];
  return (
    layout === undefined &&
    wordsIn(head).some((word) => ofState.includes(word)) &&
    words.length > 1 &&
    groupOfContent(content) === 'statuses' &&
    words.every((word) => lookUpsOf(specification).subdivision(word) === undefined)
  );
}

/** The fields that a header may mean; those that fit the cells come first. */
export function likeliest(
  paths: readonly string[],
  survey: ColumnSurvey,
  repeatsNumbers: boolean,
  known: Known,
): readonly string[] {
  const isOfLines = (path: string) => path.startsWith('lines[].');
  // A value that differs between lines belongs to the lines, if possible.
  const ofLines = paths.filter(isOfLines);
  const ofParty = paths.some((path) => path.startsWith('buyer.'));
  const inOrder = ofParty ? [...ofLines, ...paths.filter((path) => !isOfLines(path))] : paths;
  const fitting = survey.isConstant || ofLines.length === 0 ? inOrder : ofLines;
  const [first = ''] = fitting;
  // An amount that is equal in all lines of an invoice is probably its total.
  if (repeatsNumbers && survey.isConstant && isOfLines(first) && fitting.some(isTotal))
    return fitting.toSorted((one, other) => Number(isTotal(other)) - Number(isTotal(one)));
  if (ofVat.includes(first) && saysCategories(survey, known)) return [vatCategory, ...fitting];
  if (first === vatRate && fitting.length > 1 && !saysRates(survey, known)) return fitting.slice(1);
  return fitting;
}

const vatCategory = 'lines[].vatCategory';
const vatRate = 'lines[].vatRate';

const ofVat: readonly string[] = [vatRate, 'lines[].vatTotal'];

function saysRates({ distinct }: ColumnSurvey, { names }: Known): boolean {
  const rates = Object.values(names.cells[vatCategory]?.rates ?? {}).flat();
  return (
    distinct.size < mostDistinct &&
    [...distinct].every((text) => {
      const said = numberSaid(text);
      return said === undefined || said.isPercent || rates.includes(String(Number(said.by.point)));
    })
  );
}

/** Tells whether the cells name VAT categories, with or without a rate: `Standard Rate [5%]`, `VAT 5%`, `Exempt`. */
function saysCategories({ words, distinct }: ColumnSurvey, { wordSaid }: Known): boolean {
  const saysRate = (text: string) => /[%٪]/.test(text);
  const texts = [...distinct];
  return (
    words.size > 0 &&
    texts.every((text) => words.has(text.trim()) || saysRate(text)) &&
    texts.some((text) => saysRate(text) || wordSaid(text, vatCategory) !== undefined)
  );
}
