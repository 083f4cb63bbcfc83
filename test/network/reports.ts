import { writeReport as taxData } from '../../src/network/tax-data.ts';
import type { TaxDataOptions } from '../../src/network/tax-data-options.ts';

export const reportOptions = {
  role: '01',
  authority: '000773',
  representative: '001147',
  issuedAt: '2026-11-26T08:00:05Z',
} as const satisfies TaxDataOptions;

/** The report of a document. */
export function reporting(document: unknown, options: Partial<TaxDataOptions> = {}) {
  return taxData(document, { ...reportOptions, ...options });
}

/** The text of the report of a document, which must be there. */
export function reportOf(document: unknown, options: Partial<TaxDataOptions> = {}): string {
  const { xml, issues } = reporting(document, options);
  if (xml === null) throw new Error(issues.map(({ message }) => message).join(' '));
  return xml;
}
