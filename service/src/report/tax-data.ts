import { reportableOfValidated, taxDataOf, writeReport } from 'pint-ae/internal/server';
import { type TaxDataRole, type TaxDataType, writeTaxData } from 'pint-ae/network';
import { parseUbl } from 'pint-ae/steps';
import { judgedAs } from '../draft/verdict-cache.ts';
import type { Reason, RejectionIssue } from '../track/reason.ts';
import { elementsAt, textWithin } from '../ubl/reading.ts';

/** A document to report, as it travelled. */
export interface Reported {
  readonly ubl: string;
  readonly role: TaxDataRole;
  readonly authority: string;
  readonly representative: string;
  /** The instance of the sent document; null if it has no receiver. */
  readonly transportHeaderId: string | null;
  readonly issuedAt: string;
  /** True if the document was received and refused: its envelope may be wrong. */
  readonly isRefused: boolean;
  /** True if an earlier report of the document is to be withdrawn. */
  readonly isWithdrawal: boolean;
  /** The UUIDs of this document's reports at the authority: a report with the same UUID is revised. */
  readonly standing: readonly string[];
}

/** A tax data document, or the reason for its absence. */
export interface Report {
  readonly ubl: string | null;
  readonly type: TaxDataType | null;
  readonly uuid: string;
  readonly reason: Reason | null;
}

/** Writes the tax data document of a document. */
export function reportOf(reported: Reported): Report {
  const { ubl, transportHeaderId, isRefused, isWithdrawal, standing, ...rest } = reported;
  const uuid = uuidOf(ubl);
  const revised = standing.includes(uuid) ? 'R' : undefined;
  const type: TaxDataType | undefined = isWithdrawal ? 'W' : isRefused ? 'F' : revised;
  const options = {
    ...rest,
    ...(type === undefined ? {} : { type }),
    ...(transportHeaderId === null ? {} : { transportHeaderId }),
  };
  const known = judgedAs(ubl);
  const { xml, type: written } =
    known === undefined ? writeReport(ubl, options) : taxDataOf(reportableOfValidated(known), options);
  return xml !== null
    ? { ubl: xml, type: written, uuid, reason: null }
    : { ubl: null, type: null, uuid, reason: refusal(ubl, options) };
}

function refusal(ubl: string, options: Parameters<typeof writeTaxData>[1]): Reason {
  const issuesIn = (language: 'en' | 'ar') =>
    reasonsIn(writeTaxData(ubl, { ...options, language }))
      .slice(0, mostIssues)
      .map(
        ({ rule, message, hint, path, location = '' }): RejectionIssue => ({
          rule,
          message,
          hint,
          severity: 'error',
          path,
          code: '',
          location,
          said: '',
        }),
      );
  const issues = { en: issuesIn('en'), ar: issuesIn('ar') };
  return { rejection: { by: null, description: '', issues, unlisted: 0 } };
}

const reasonsIn = (written: ReturnType<typeof writeTaxData>) => (written.ok ? [] : written.failure.issues);

/** The number of issues of a rejection that are stored. */
export const mostIssues = 25;

/** The UUID by which the authority knows a document (BTAE-07), or an empty text. */
export function uuidOf(ubl: string): string {
  const parsed = parseUbl(ubl);
  const [uuid] = parsed.ok ? elementsAt(parsed.value, 'cbc:UUID') : [];
  return uuid === undefined ? '' : textWithin(uuid).trim();
}
