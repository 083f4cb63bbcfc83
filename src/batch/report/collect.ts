import type { Issue, Severity } from '../../core/findings/finding.ts';
import type { Outcome } from '../../judge/judge.ts';
import type { NamedResult } from '../../report/rendered.ts';
import type { Verdict } from '../verdict.ts';

/** The documents of a run with findings, and each finding once. */
export interface RunFindings {
  readonly documents: readonly ReportedDocument[];
  /** Errors first; within each severity, the findings that affect the most documents first. */
  readonly findings: readonly ReportedFinding[];
  /** The results of these documents, for formats that show each separately; empty unless they were stored. */
  readonly results: readonly NamedResult[];
  /** Documents that are not valid and not listed, because a report has a limit. */
  readonly unlisted: number;
}

export interface ReportedDocument {
  readonly name: string;
  readonly number: string | undefined;
  readonly seller: string | undefined;
  readonly buyer: string | undefined;
  /** The amount due with its currency; undefined for a document that cannot be read. */
  readonly amount: string | undefined;
  readonly outcome: Outcome;
}

/** A problem at one kind of place in all documents, such as the VAT rate of a line. */
export interface ReportedFinding {
  readonly rule: string;
  readonly severity: Severity;
  /** The text of the first hit. */
  readonly message: string;
  readonly hint: string;
  readonly terms: readonly string[];
  readonly hits: readonly Hit[];
  readonly documentCount: number;
}

export interface Hit {
  /** The position of the document in the list. */
  readonly document: number;
  readonly path: string;
  /** The document's own text, if it differs from the text of the first one. */
  readonly message?: string;
  readonly hint?: string;
}

/** A report lists this many documents and counts the others: a browser or a spreadsheet would not open more. */
export const mostListed = 20_000;

/** The verdict of a batch, or a result with the same members. */
export type CollectedVerdict = Omit<Verdict, 'invoiceNumber' | 'seller'> & {
  readonly invoiceNumber?: string | undefined;
  readonly seller?: string | undefined;
};

/** Collects the verdicts on documents with findings; the limit of a report bounds the memory. */
export function createRunFindings({ most = mostListed, keepsResults = false } = {}) {
  const documents: ReportedDocument[] = [];
  const findings = new Map<string, Collected>();
  const results: NamedResult[] = [];
  let unlisted = 0;
  return {
    add: (verdict: CollectedVerdict): void => {
      const { document: name, invoiceNumber: number, seller, buyer, xml: _, ...result } = verdict;
      const { outcome, issues, warnings, totals } = result;
      const amount = totals === null ? undefined : `${totals.payableAmount} ${totals.currency}`;
      if (documents.length >= most) {
        if (outcome !== 'valid') unlisted += 1;
        return;
      }
      documents.push({ name, number, seller, buyer, amount, outcome });
      if (keepsResults) results.push({ ...result, name });
      for (const issue of [...issues, ...warnings]) addTo(findings, issue, documents.length - 1);
    },
    all: (): RunFindings => ({
      documents,
      results,
      findings: [...findings.values()].map(counted).toSorted(bySeverityAndCount),
      unlisted,
    }),
  };
}

type Collected = Omit<ReportedFinding, 'documentCount'> & { readonly hits: Hit[] };

function addTo(findings: Map<string, Collected>, issue: Issue, document: number): void {
  const { rule, severity, message, hint, terms, path, location = '' } = issue;
  // Without the values of each document, the texts of one rule distinguish its mistakes.
  const key = JSON.stringify([rule, severity, kindOfPlace(path || location), faultIn(hint)]);
  const known = findings.get(key);
  const hit = { document, path: path || location };
  if (known === undefined) findings.set(key, { rule, severity, message, hint, terms, hits: [hit] });
  else
    known.hits.push({
      ...hit,
      ...(message === known.message ? {} : { message }),
      ...(hint === known.hint ? {} : { hint }),
    });
}

/** A path without the positions in lists: `lines[].vatRate`. */
function kindOfPlace(path: string): string {
  return path.replace(/\[\d+\]/g, '[]');
}

/** A hint without its values: documents with the same mistake have the same hint. */
function faultIn(hint: string): string {
  return kindOfPlace(hint.replaceAll(/“[^“”]*”/g, '“”').replaceAll(/[\p{Nd}.,]+/gu, '0'));
}

function counted(finding: Collected): ReportedFinding {
  return { ...finding, documentCount: new Set(finding.hits.map(({ document }) => document)).size };
}

const order = ['error', 'warning', 'information'] as const satisfies readonly Severity[];

function bySeverityAndCount(one: ReportedFinding, other: ReportedFinding): number {
  return (
    order.indexOf(one.severity) - order.indexOf(other.severity) || other.documentCount - one.documentCount
  );
}
