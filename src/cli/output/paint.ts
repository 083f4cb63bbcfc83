import pc from 'picocolors';
import type { Paint, ReportSettings } from '../../report/rendered.ts';
import type { Io } from '../io.ts';

/**
 * Tells whether to colour the output to a stream: by NO_COLOR, then FORCE_COLOR, otherwise if it is a terminal that
 * is not dumb.
 */
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

/** Returns the style of a report on standard error, whatever standard output is. */
export function styleOfErrors({ ofErrors }: Io): Pick<ReportSettings, 'paint' | 'columns'> {
  return { paint: paintFor(ofErrors?.colour === true), columns: ofErrors?.columns };
}
