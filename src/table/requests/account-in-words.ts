import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { Decimal } from '../../core/numbers/decimal.ts';
import { plainDigits } from '../../core/numbers/grouped-digits.ts';
import texts from '../messages/table.json' with { type: 'json' };
import type { CellLeftOut, ColumnSums, TableAccount } from './account.ts';

const words = texts.account;

const separators: Readonly<Record<Language, string>> = { en: '; ', ar: '؛ ' };

/** The account of a table in sentences: its rows, its cells, and each column of numbers. */
export function accountInWords(
  { rows, cells, numbers, isBalanced }: TableAccount,
  language: Language,
): readonly string[] {
  const { reasons, ...places } = cells;
  const inWords = reasonKeys.flatMap((reason) => {
    const count = reasons[reason];
    return count === undefined ? [] : [fill(words.reason[reason], language, { count })];
  });
  return [
    fill(words.rows, language, { ...rows }),
    fill(words.cells, language, places),
    ...(inWords.length === 0
      ? []
      : [fill(words.reasons, language, { reasons: inWords.join(separators[language]) })]),
    ...numbers.map((column) => columnInWords(column, language)),
    ...(isBalanced ? [] : [fill(words.notBalanced, language)]),
  ];
}

const reasonKeys: readonly CellLeftOut[] = ['row', 'answer', 'included', 'export', 'own', 'zero'];

/** Returns the sums of a column as an equation in words. */
function columnInWords({ head, ...sums }: ColumnSums, language: Language): string {
  const shown = (place: keyof typeof sums) => plainDigits(new Decimal(sums[place]));
  const others = (['repeated', 'leftOut', 'notWritten'] as const)
    .filter((place) => Number(sums[place]) !== 0)
    .map((place) => ` + ${fill(words[place], language, { sum: shown(place) })}`);
  const equation = { head, table: shown('table'), requests: shown('requests') };
  return `${fill(words.column, language, equation)}${others.join('')}.`;
}
