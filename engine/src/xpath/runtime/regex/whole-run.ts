import type { RegexNode } from './parse.ts';

/** JavaScript's matcher refuses a class with more characters. */
const longestClass = 10_000;

/** JavaScript's matcher runs out of memory on texts of some millions of characters. */
const longestPiece = 100_000;

/**
 * A matcher for patterns such as `^[a-z]{1,9000000}$`, whose program would be too long: it matches piece by piece,
 * and counts the characters.
 */
export function onRun(parsed: RegexNode, flags: string): ((text: string) => boolean) | undefined {
  const run = wholeRun(parsed);
  if (run === undefined || run.source.length > longestClass || flags.includes('m')) return undefined;
  const { source, least, most } = run;
  const all = new RegExp(`^${source}*$`, flags);
  return (text) => {
    let characters = 0;
    for (let at = 0; at < text.length; ) {
      const piece = pieceOf(text, at);
      if (!all.test(piece)) return false;
      characters += lengthInCharacters(piece);
      at += piece.length;
    }
    return characters >= least && characters <= most;
  };
}

/** The only condition of a pattern, which applies to every character; undefined if there are others. */
function wholeRun(parsed: RegexNode): { source: string; least: number; most: number } | undefined {
  const [start, repeat, end, ...more] = parsed.kind === 'all' ? parsed.parts.map(unwrapped) : [];
  if (start?.kind !== 'start' || repeat?.kind !== 'repeat' || end?.kind !== 'end' || more.length > 0)
    return undefined;
  const part = unwrapped(repeat.part);
  if (part.kind !== 'character') return undefined;
  return { source: part.source, least: repeat.least, most: repeat.most };
}

/** The content of a group that forms the whole expression. */
function unwrapped(node: RegexNode): RegexNode {
  if (node.kind === 'group') return unwrapped(node.part);
  const [only, ...more] = node.kind === 'all' ? node.parts : [];
  return only === undefined || more.length > 0 ? node : unwrapped(only);
}

function pieceOf(text: string, start: number): string {
  const end = start + longestPiece;
  // A character of two code units must not be split.
  return text.slice(start, (text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end);
}

const surrogate = /[\ud800-\udfff]/;
const lengthInCharacters = (text: string) => (surrogate.test(text) ? [...text].length : text.length);
