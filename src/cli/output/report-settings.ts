import pc from 'picocolors';
import type { Language } from '../../core/messages/language.ts';
import type { Paint, ReportSettings, SourcedReport } from '../../report/rendered.ts';
import type { Io } from '../io.ts';

/** Tells whether to colour output: by NO_COLOR, FORCE_COLOR, or for a terminal that is not dumb. */
export function showsColour(
  { NO_COLOR, FORCE_COLOR, TERM }: Readonly<Record<string, string | undefined>>,
  isTerminal: boolean,
): boolean {
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '') return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && TERM !== 'dumb';
}

/** Colours for a terminal, or none. */
export function paintFor(colour: boolean): Paint {
  const { green, red, yellow, bold, dim } = pc.createColors(colour);
  return { good: green, bad: red, careful: yellow, strong: bold, faint: dim };
}

function styleOfErrors({ ofErrors }: Io): Pick<ReportSettings, 'paint' | 'columns'> {
  return { paint: paintFor(ofErrors?.colour === true), columns: ofErrors?.columns };
}

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
