import { fill } from '../../core/messages/message.ts';
import { withVisibleControls } from '../../core/text/text.ts';
import { checkLedger } from '../../ledger/check-ledger.ts';
import { createLedgerEntry, type LedgerEntry } from '../../ledger/entry.ts';
import type { LedgerFinding } from '../../ledger/finding.ts';
import { type LedgerCell, ledgerTables } from '../../ledger/tables.ts';
import { computeVatReturn, type VatReturn } from '../../ledger/vat-return.ts';
import { blanksAfter, cellsOf } from '../../report/cells.ts';
import { escapedJson } from '../../report/escaped.ts';
import { inReadingOrder } from '../../report/reading-order.ts';
import { configurationLine } from '../config/applied.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';
import { eachInput, leftOutLine } from '../input/inputs.ts';
import { validateOptions } from '../input/options.ts';
import { errorText, type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { issueLines, type Look } from '../network/issue-lines.ts';
import { refuseOverwriting } from '../output/output-paths.ts';
import { paintFor } from '../output/report-settings.ts';
import { writeOutputFile } from '../output/write-output.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** `pint-ae ledger`: contradictions between documents, and the VAT of a period by box of the return. */
export async function ledgerCommand(args: Arguments<'ledger'>, io: Io): Promise<ExitCode> {
  const { language, gaps, from, to, format, out } = args;
  if (format === 'xlsx' && out === undefined) throw new UsageError('xlsxNeedsOut');
  if (from !== undefined && to !== undefined && from > to)
    throw new UsageError('periodReversed', { from, to });
  const entries = await entriesOf(args, io);
  const company = args.company?.split(',').map((each) => each.trim());
  const findings = checkLedger(entries, { gaps, language });
  const vat = computeVatReturn(entries, { from, to, company, language });
  const content = await rendered(entries, findings, vat, args, io);
  if (out === undefined) io.stdout(String(content));
  else await writeOutputFile(out, content);
  if (entries.some(({ outcome }) => outcome === 'not-judged')) return exitCodes.failed;
  const isClean =
    entries.every(({ outcome }) => outcome === 'valid') &&
    findings.every(({ severity }) => severity !== 'error');
  return isClean ? exitCodes.valid : exitCodes.invalid;
}

/** The facts of the documents; only one whole document is in memory at a time. */
async function entriesOf(args: Arguments<'ledger'>, io: Io): Promise<LedgerEntry[]> {
  const options = await validateOptions(args);
  const leftOut: string[] = [];
  const entries: LedgerEntry[] = [];
  for await (const input of eachInput(args.operands, io, { limits: options.limits ?? {} })) {
    const { name } = input;
    await refuseOverwriting([input], [args.out]);
    if ('bytes' in input) {
      entries.push(createLedgerEntry(input.bytes, { ...options, name }));
    } else if (input.leftOut !== undefined) leftOut.push(name);
    else {
      io.stderr(`pint-ae: ${errorText(input.unread, args.language)}\n`);
      entries.push({ name, outcome: 'not-judged', document: null });
    }
  }
  io.stderr(leftOutLine(leftOut, args.language));
  return entries;
}

async function rendered(
  entries: readonly LedgerEntry[],
  findings: readonly LedgerFinding[],
  vat: VatReturn,
  { format, language, out }: Arguments<'ledger'>,
  io: Io,
): Promise<string | Uint8Array> {
  const { configuration } = io;
  if (format === 'json')
    return `${escapedJson({ findings, vat, ...(configuration && { configuration }) })}\n`;
  if (format === 'text') {
    const text = ledgerText(entries, findings, vat, {
      language,
      paint: paintFor(io.colour && out === undefined),
    });
    return configuration ? `${text}\n${configurationLine(configuration, language)}\n` : text;
  }
  const tables = ledgerTables(findings, vat, language);
  if (format === 'csv') {
    const { csvOf } = await import('../../report/write-csv.ts');
    return csvOf(tables.flatMap(({ name, head, rows }) => [[name], head, ...rows, []]));
  }
  const { workbookOf } = await import('../../table/xlsx/write-workbook.ts');
  return workbookOf(
    tables.map(({ name, head, rows }) => ({
      name,
      rows: [head, ...rows.map((row) => row.map(asNumber))],
      isRightToLeft: language === 'ar',
      hasFilter: true,
    })),
  );
}

/** Excel stores numbers as doubles. */
function asNumber(cell: LedgerCell): string | number {
  if (typeof cell !== 'object') return cell;
  return cell.amount === '' ? '' : Number(cell.amount);
}

/** More documents than these are only counted. */
const shownDocuments = 5;

function ledgerText(
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
