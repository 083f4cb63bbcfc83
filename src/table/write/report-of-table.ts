import { nothingKnown } from '../../api/result.ts';
import type { Issue } from '../../core/findings/finding.ts';
import type { Language } from '../../core/messages/language.ts';
import { fill } from '../../core/messages/message.ts';
import { htmlReport } from '../../report/html/report.ts';
import type { SourcedReport } from '../../report/rendered.ts';
import texts from '../messages/table.json' with { type: 'json' };
import type { TableAccount } from '../requests/account.ts';
import { accountInWords } from '../requests/reconciliation-in-words.ts';
import type { TableIssue, TableVerdict } from '../requests/validate-table.ts';

/** The most invoices of a report; beyond this number, only invalid ones are listed. */
const mostInvoices = 1000;

/** Collects verdicts for a report that opens in a browser, with its date, in which each finding names its cell. */
export function reportOfTable(name: string, invoices: number, language: Language, madeOn: string) {
  const reports: SourcedReport[] = [];
  return {
    add: (verdict: TableVerdict): void => {
      if (invoices > mostInvoices && verdict.valid) return;
      reports.push(sourced(name, verdict));
    },
    text: (account: TableAccount): string =>
      htmlReport(reports, language, {
        madeOn,
        closing: { title: fill(texts.account.heading, language), lines: accountInWords(account, language) },
      }),
  };
}

function sourced(
  name: string,
  { number, rows, valid, outcome, issues, warnings, totals }: TableVerdict,
): SourcedReport {
  const report = {
    ...nothingKnown(),
    name: `${name} ${number ?? rows[0] ?? ''}`,
    form: 'request' as const,
    valid,
    outcome,
    totals,
    issues: issues.map(issueAtCell),
    warnings: warnings.filter(({ severity }) => severity !== 'information').map(issueAtCell),
  };
  const source = { lines: [], placeOf: () => undefined, markOf: () => undefined };
  return { report, source, ...(number === undefined ? {} : { number }) };
}

function issueAtCell({ rule = '', message, hint, severity, address, head }: TableIssue): Issue {
  return {
    rule,
    message,
    hint,
    severity,
    path: head === undefined ? address : `${address} ${head}`,
    terms: [],
  };
}
