import pc from 'picocolors';
import type { Paint } from '../report/rendered.ts';

/**
 * Whether to colour what goes to a stream: as NO_COLOR and FORCE_COLOR say, of which the first wins, else for a terminal that
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
