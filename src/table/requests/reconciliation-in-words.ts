import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { Decimal } from '../../core/numbers/decimal.ts';
import { amountDigits } from '../../core/numbers/grouped-digits.ts';
import { describedSpecification } from '../../specification/described.ts';
import { tableNames } from '../../specification/table-names.ts';
import texts from '../messages/table.json' with { type: 'json' };
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
