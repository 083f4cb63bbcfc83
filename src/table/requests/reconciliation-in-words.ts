import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { amountDigits, Decimal, plainDigits } from '../../core/numbers/decimal.ts';
import { describedSpecification } from '../../specification/described.ts';
import { tableNames } from '../../specification/table-names.ts';
import texts from '../messages/table.json' with { type: 'json' };
import type { CellLeftOut, ColumnSums, TableAccount } from './account.ts';
import type { LeftOutRows, Reconciliation, Sums } from './reconciliation.ts';

const words = texts.reconciliation;

/** The number of invoices in a table, of invoices written, and of invoices left out, in one line. */
export function reconciliationInWords(
  { table, written, leftOut }: Omit<Reconciliation, 'account'>,
  language: Language,
): string {
  return [
    fill(words.table, language, { sums: sumsInWords(table, language) }),
    fill(words.written, language, { sums: sumsInWords(written, language) }),
    ...(leftOut.length === 0
      ? []
      : [
          fill(words.leftOut, language, {
            reasons: separated(
              leftOut.map((each) => reasonInWords(each, language)),
              language,
            ),
          }),
        ]),
  ].join(' ');
}

function sumsInWords({ invoices, rows, amounts, withoutAmount }: Sums, language: Language): string {
  const ofSeveralTypes = new Set(amounts.map(({ documentType }) => documentType)).size > 1;
  const inWords = amounts.map(({ currency, documentType, excluding, including }) =>
    fill(
      ofSeveralTypes ? words.amountsOfType : words.amounts,
      language,
      {
        currency,
        excluding: amountDigits(new Decimal(excluding)),
        including: amountDigits(new Decimal(including)),
        type: { code: documentType, list: tableNames.asked.documentType ?? '' },
      },
      describedSpecification.messages,
    ),
  );
  return separated(
    [
      fill(words.counts, language, { invoices, rows }),
      ...inWords,
      ...(withoutAmount === 0 ? [] : [fill(words.withoutAmount, language, { count: withoutAmount })]),
    ],
    language,
  );
}

function reasonInWords({ reason, count, rows }: LeftOutRows, language: Language): string {
  const shown = rows.join(', ');
  const named = { rows: count > rows.length ? `${shown}…` : shown, count };
  return reason.is === 'status'
    ? fill(words.reasons.status, language, { ...named, word: reason.word })
    : fill(words.reasons[reason.is], language, named);
}

const separators: Readonly<Record<Language, string>> = { en: '; ', ar: '؛ ' };

function separated(parts: readonly string[], language: Language): string {
  return parts.join(separators[language]);
}

const accountWords = texts.account;

/** The account of a table in sentences: its rows, its cells, and each column of numbers. */
export function accountInWords(
  { rows, cells, numbers, isBalanced }: TableAccount,
  language: Language,
): readonly string[] {
  const { reasons, ...places } = cells;
  const inWords = reasonKeys.flatMap((reason) => {
    const count = reasons[reason];
    return count === undefined ? [] : [fill(accountWords.reason[reason], language, { count })];
  });
  return [
    fill(accountWords.rows, language, { ...rows }),
    fill(accountWords.cells, language, places),
    ...(inWords.length === 0
      ? []
      : [fill(accountWords.reasons, language, { reasons: inWords.join(separators[language]) })]),
    ...numbers.map((column) => columnInWords(column, language)),
    ...(isBalanced ? [] : [fill(accountWords.notBalanced, language)]),
  ];
}

const reasonKeys: readonly CellLeftOut[] = ['row', 'answer', 'included', 'export', 'own', 'zero'];

function columnInWords({ head, ...sums }: ColumnSums, language: Language): string {
  const shown = (place: keyof typeof sums) => plainDigits(new Decimal(sums[place]));
  const others = (['repeated', 'leftOut', 'notWritten'] as const)
    .filter((place) => Number(sums[place]) !== 0)
    .map((place) => ` + ${fill(accountWords[place], language, { sum: shown(place) })}`);
  const equation = { head, table: shown('table'), requests: shown('requests') };
  return `${fill(accountWords.column, language, equation)}${others.join('')}.`;
}
