import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ValidatedDocument } from '../api/validate-document.ts';
import type { ValidateRequestOptions } from '../api/validate-request.ts';
import { wrapTaxData } from '../network/envelopes.ts';
import { reportableOfValidated } from '../network/reportable.ts';
import { taxDataOf } from '../network/tax-data.ts';
import type { ChunkDocument } from './chunk.ts';
import { type DerivedFile, fileName } from './derived-files.ts';
import { taxDataFolderName } from './run-outputs.ts';
import type { WrittenTaxData } from './settings.ts';
import type { Verdict } from './verdict.ts';

/** The report of a document, or the reason why there is none. */
export interface TaxDataReport {
  readonly files: readonly DerivedFile[];
  readonly told: Pick<Verdict, 'tddIssues' | 'tddWarnings'>;
}

/** Reports a document that was checked; its verdict already has the errors of the document itself. */
export function reportOn(
  document: ChunkDocument,
  validated: ValidatedDocument,
  { taxDataFolder, taxDataEnvelopes = false, ...reporting }: WrittenTaxData,
  options: ValidateRequestOptions,
): TaxDataReport {
  const reportable = { ...reportableOfValidated(validated), issues: [], warnings: [] };
  const report = taxDataOf(reportable, { ...options, ...reporting });
  if (report.xml === null) return { files: [], told: { tddIssues: report.issues } };
  const wrapped = taxDataEnvelopes
    ? wrapTaxData(report.xml, { id: randomUUID(), createdAt: reporting.issuedAt, language: options.language })
    : ({ ok: true, value: report.xml } as const);
  if (!wrapped.ok) return { files: [], told: { tddIssues: wrapped.failure } };
  const file = `${fileName(document)}.xml`;
  const name = `${taxDataFolderName}/${file}`;
  return {
    files: [{ key: 'tdd', name, path: join(taxDataFolder, file), content: `${wrapped.value}\n` }],
    told: report.warnings.length === 0 ? {} : { tddWarnings: report.warnings },
  };
}
