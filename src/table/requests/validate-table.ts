import { type ValidateRequestOptions, validateRequest } from '../../api/validate-request.ts';
import type { ValidationResult } from '../../api/validation-result.ts';
import type { Tell } from '../../core/findings/add-finding.ts';
import type { Issue } from '../../core/findings/finding.ts';
import type { Fix } from '../../core/findings/fix.ts';
import { type Language, nameOfLanguage } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { decimal } from '../../core/numbers/decimal.ts';
import { hintInWords, textInWords } from '../../report/place-in-words.ts';
import { withCompany } from '../../request/normalise/company.ts';
import { readDocumentRequest } from '../../request/read.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { describedSpecification } from '../../specification/described.ts';
import { type CellPlace, cellAddress } from '../cell.ts';
import { headsOfFields } from '../map/column-field.ts';
import type { Plan } from '../map/plan.ts';
import texts from '../messages/table.json' with { type: 'json' };
import { completed } from './build-request.ts';
import { type CorrectedCell, correctedCells } from './corrected-cells.ts';
import type { ComparedTotal } from './stated-amounts.ts';
import type { CellFinding, TableDocument } from './table-document.ts';

/** A finding of a table in words, at its cell. */
export interface TableIssue {
  /** The rule of the document that is broken; undefined for a problem of the table itself. */
  readonly rule?: string;
  readonly severity: Issue['severity'];
  readonly message: string;
  readonly hint: string;
  /** The path in the request. */
  readonly path: string;
  /** The cell, or the row if no column has the value. */
  readonly cell?: CellPlace;
  /** The row, if no column has the value. */
  readonly row?: number;
  /** The address of the cell: `Invoices!C5`. */
  readonly address: string;
  /** The header of its column. */
  readonly head?: string;
  readonly fix?: Fix;
}

/** The verdict on an invoice of a table. */
export interface TableVerdict {
  readonly number: string | undefined;
  readonly rows: readonly number[];
  readonly outcome: ValidationResult['outcome'];
  readonly valid: boolean;
  /** Errors first. */
  readonly issues: readonly TableIssue[];
  readonly warnings: readonly TableIssue[];
  /** The request, if every cell of the invoice can be read. It includes all decisions of the run. */
  readonly request: unknown;
  readonly totals: ValidationResult['totals'];
  /** The cells that a correction of the whole invoice changes; undefined if the invoice is as in the table. */
  readonly corrected?: readonly CorrectedCell[];
}

/** Validates an invoice of a table, or the corrected request in its place, and gives the cell of each finding. */
export function verdictOn(
  document: TableDocument,
  plan: Plan,
  sheet: string,
  options: ValidateRequestOptions,
  correction?: unknown,
): TableVerdict {
  const language = nameOfLanguage(options.language);
  const placing = { plan, sheet, language };
  const { number, rows } = document;
  const isCorrected = correction !== undefined;
  const request = correction ?? document.request;
  const result = request === undefined ? undefined : validateRequest(request, options);
  const differing = result === undefined || isCorrected ? [] : differingTotals(document.compared, result);
  const own = [...(isCorrected ? [] : document.findings), ...differing].map((finding) =>
    inWords(finding, language),
  );
  const ofRequest = (issues: readonly Issue[]) => issues.map((issue) => placed(issue, document, placing));
  const isError = ({ severity }: TableIssue) => severity === 'error';
  const issues = [...own.filter(isError), ...ofRequest(result?.issues ?? [])];
  const warnings = [...own.filter((issue) => !isError(issue)), ...ofRequest(result?.warnings ?? [])];
  const outcome =
    result === undefined
      ? 'malformed'
      : result.outcome === 'valid' && issues.length > 0
        ? 'invalid'
        : result.outcome;
  return {
    number,
    rows,
    outcome,
    valid: outcome === 'valid',
    issues,
    warnings,
    // An invoice whose total differs from the table's must not be sent.
    request: differing.length > 0 ? undefined : wholeRequest(request, options),
    totals: result?.totals ?? null,
    ...(isCorrected ? { corrected: correctedCells(correction, document, plan) } : {}),
  };
}

function differingTotals(compared: readonly ComparedTotal[], { totals }: ValidationResult): CellFinding[] {
  if (totals === null) return [];
  return compared.flatMap(({ name, value, place, head }) => {
    const computed: unknown = Reflect.get(totals, name);
    if (typeof computed !== 'string' || decimal(computed).equals(decimal(value))) return [];
    const values = { value: String(value), computed };
    return [{ text: 'totalDiffers', severity: 'error', place, head, path: '', values }];
  });
}

function inWords({ text, severity, place, head, path, values }: CellFinding, language: Language): TableIssue {
  const { message, hint } = texts.findings[text];
  const filled = { ...values, head };
  return {
    severity,
    message: fill(message, language, filled),
    hint: fill(hint, language, filled),
    path,
    cell: place,
    address: cellAddress(place),
    head,
  };
}

interface Placing {
  readonly plan: Plan;
  readonly sheet: string;
  readonly language: Language;
}

function placed(issue: Issue, document: TableDocument, { plan, sheet, language }: Placing): TableIssue {
  const { rule, severity, path } = issue;
  const { fix } = issue as Issue & { readonly fix?: Fix };
  const { row, used } = cellOfPath(path, document, plan);
  const cell = used === undefined ? undefined : { sheet, row, column: used.column.index };
  const missing = used === undefined && severity !== 'information' ? headOf(path, language) : undefined;
  const addColumn = missing === undefined ? '' : ` ${fill(texts.addColumn, language, { head: missing })}`;
  return {
    rule,
    severity,
    message: textInWords(issue.message, path, language),
    hint: `${hintInWords(issue.hint, path, language)}${addColumn}`,
    path,
    ...(cell === undefined ? { row } : { cell }),
    address: cell === undefined ? fill(texts.row, language, { row }) : cellAddress(cell),
    ...(used === undefined ? {} : { head: used.column.name }),
    ...(fix === undefined ? {} : { fix }),
  };
}

function headOf(path: string, language: Language): string | undefined {
  const column = path.replace(/^lines\[\d+\]/, 'lines[]');
  return headsOfFields(describedSpecification.fields)[language].get(column);
}

/** The row of a path of the request, and the column that states it, or a value inside it. */
export function cellOfPath(path: string, document: TableDocument, { used }: Plan) {
  const asColumns = pathOfColumns(path, document.columnPaths);
  const [whole = '', index] = /^lines\[(\d+)\]/.exec(asColumns) ?? [];
  const isOfRows = used.some(({ field }) => field.isOfLine);
  const ofLine = index !== undefined && isOfRows;
  const row = (ofLine ? document.lineRows[Number(index)] : undefined) ?? document.rows[0] ?? 0;
  const wanted = ofLine ? `lines[]${asColumns.slice(whole.length)}` : asColumns;
  const inside = (each: string) =>
    each === wanted || each.startsWith(`${wanted}.`) || each.startsWith(`${wanted}[`);
  const exact = used.find(({ field }) => field.path === wanted);
  return {
    row,
    used:
      exact ??
      (wanted === '' || wanted === 'lines[]' ? undefined : used.find(({ field }) => inside(field.path))),
  };
}

/** The path as columns name it: list entries have the positions in the columns. */
function pathOfColumns(path: string, columnPaths: ReadonlyMap<string, string>): string {
  if (columnPaths.size === 0) return path;
  const known = [...columnPaths].filter(([own]) => path === own || path.startsWith(`${own}.`));
  const [own, named] = known.toSorted(([one], [other]) => other.length - one.length)[0] ?? ['', ''];
  return `${named}${path.slice(own.length)}`;
}

const silent: Tell = { addError() {}, addWarning() {}, addInformation() {} };

/** The request with the type and company that the run decided; its verdict is the same without. */
export function wholeRequest(request: unknown, { documentType, company }: ValidateRequestOptions): unknown {
  if (typeof request !== 'object' || request === null) return request;
  const typed = documentType === undefined ? request : { ...request, documentType };
  if (company === undefined) return typed;
  const read = readDocumentRequest(typed, defaultSpecification);
  if (!read.ok) return typed;
  const { seller, buyer, paymentBankAccount } = withCompany(
    read.value.request,
    company,
    defaultSpecification,
    silent,
  );
  const whole = {
    ...typed,
    seller,
    buyer,
    ...(paymentBankAccount === undefined ? {} : { paymentBankAccount }),
  };
  return completed(whole, describedSpecification.fields).request;
}
