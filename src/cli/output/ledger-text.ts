import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import type { LedgerEntry } from '../../ledger/entry.ts';
import type { LedgerFinding } from '../../ledger/finding.ts';
import type { VatReturn } from '../../ledger/vat-return.ts';
import { blanksAfter, cellsOf } from '../../report/cells.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { issueLines, type Look } from '../network/issue-lines.ts';

/** More documents than these are only counted. */
const shownDocuments = 5;

/** Formats a ledger for a person: the problems, then the figures, and the facts that are missing for the figures. */
export function ledgerText(
  entries: readonly LedgerEntry[],
  findings: readonly LedgerFinding[],
  { figures, roundings, notes, notTold, currency, from, to, dueOn }: VatReturn,
  look: Look,
): string {
  const { language, paint } = look;
  const texts = commandLine.ledger;
  const said = (text: keyof typeof texts, values = {}) =>
    inReadingOrder(fill(texts[text], language, values), language);
  const shown = (text: string) => inReadingOrder(withVisibleControls(text), language);
  const valid = entries.filter(({ outcome }) => outcome === 'valid').length;
  const amounts = figures.map(({ box, name, taxableAmount, taxAmount, documents }) => [
    box ?? '–',
    taxableAmount,
    taxAmount ?? '–',
    `${shown(name)} (${documents.length})`,
  ]);
  const blocks = [
    [said('documents', { count: entries.length, valid })],
    ...findings.map((finding) =>
      issueLines({ ...finding, path: namesOf(finding.documents), terms: [] }, look),
    ),
    figures.length === 0
      ? []
      : [
          paint.strong(said('vat', { currency, from: from ?? '…', to: to ?? '…' })),
          ...aligned([[said('box'), said('taxable'), said('tax'), ''], ...amounts]),
          ...(dueOn === null ? [] : [said('due', { day: dueOn })]),
        ],
    roundings.length === 0
      ? []
      : [
          paint.strong(said('roundings')),
          ...roundings.map(({ document, message }) => `  ${shown(`${document}: ${message}`)}`),
        ],
    notes.map(({ message, documents }) => `${shown(message)} ${shown(namesOf(documents))}`),
    figures.length === 0
      ? []
      : [
          paint.strong(said('notTold')),
          ...notTold.map(({ boxes, message }) => `  ${boxes.join(', ')}: ${shown(message)}`),
        ],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function namesOf(documents: readonly string[]): string {
  const more = documents.length - shownDocuments;
  return `${documents.slice(0, shownDocuments).join(', ')}${more > 0 ? ` … (+${more})` : ''}`;
}

/** Rows with cells padded by blanks, except the last; numbers are aligned right. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((row) => cellsOf(row[at] ?? ''))));
  return rows.map((row) => {
    const cells = widths.map((width, at) => {
      const cell = row[at] ?? '';
      const blanks = blanksAfter(cell, width);
      return at === 0 ? cell + blanks : blanks + cell;
    });
    return `  ${[...cells, row[3] ?? ''].join('  ')}`.trimEnd();
  });
}
