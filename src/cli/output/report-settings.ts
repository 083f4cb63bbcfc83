import type { Language } from '../../core/messages/language.ts';
import type { ReportSettings, SourcedReport } from '../../report/rendered.ts';
import type { Io } from '../io.ts';
import { styleOfErrors } from './paint.ts';

/** Returns the places of findings in words; the titles of the fields are loaded only if there is a finding. */
export async function placesOf(
  reports: readonly SourcedReport[],
  language: Language,
): Promise<Pick<ReportSettings, 'placeOf'>> {
  if (!reports.some(hasFindings)) return {};
  const { requestPlaceInWords } = await import('../../report/place-in-words.ts');
  return { placeOf: (path) => requestPlaceInWords(path, language) };
}

/** Returns the settings of a report on standard error that replaces the output of a command. */
export async function errorSettings(
  reports: readonly SourcedReport[],
  language: Language,
  io: Io,
): Promise<ReportSettings> {
  return { ...styleOfErrors(io), ...(await placesOf(reports, language)), withoutUnread: true };
}

/** Tells whether a report has anything to report about its document. */
export function hasFindings({ report: { issues, warnings } }: SourcedReport): boolean {
  return issues.length + warnings.length > 0;
}
