import pc from 'picocolors';
import type { Paint } from '../report/rendered.ts';

/** Colours for a terminal, or none. */
export function paintFor(colour: boolean): Paint {
  const { green, red, yellow, bold, dim } = pc.createColors(colour);
  return { good: green, bad: red, careful: yellow, strong: bold, faint: dim };
}
