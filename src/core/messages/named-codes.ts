import type { NamedCodes } from './message-entry.ts';
import type { Spellings } from './vocabulary.ts';

/** The part of a code list's file that is used: the meaning of each code. */
export interface NamedCodeList {
  readonly codes: Readonly<Record<string, string>>;
}

/** A code list from its codes and their meanings, one meaning a line. */
export function namedCodes(codes: readonly string[], meanings: string): NamedCodeList {
  const lines = meanings.split('\n');
  return { codes: Object.fromEntries(codes.map((code, at) => [code, lines[at] ?? ''])) };
}

/** Codes with their meanings in both languages, one a line; an empty line takes the list's own meaning. */
export function localisedCodes(
  codes: readonly string[],
  { en, ar, codes: listed = {} }: { readonly en: string; readonly ar: string } & Partial<NamedCodeList>,
): NamedCodes {
  const [english, arabic] = [en.split('\n'), ar.split('\n')];
  const meaningOf = (code: string, at: number) => ({
    en: english[at] || (listed[code] ?? ''),
    ar: arabic[at] ?? '',
  });
  return Object.fromEntries(codes.map((code, at) => [code, meaningOf(code, at)]));
}

/** In a line of spellings, these stand for the meaning of the code. */
export const sameAs = { en: '=', ar: '~' } as const;
export const betweenSpellings = '|';

/** The spellings of codes; one line for each code that has any. */
export function spellingsOf(meanings: NamedCodes, lines: string): Spellings {
  const rows = lines.split('\n');
  return Object.fromEntries(
    Object.entries(meanings).map(([code, meaning], at) => [
      code,
      (rows[at] ?? '')
        .split(betweenSpellings)
        .filter((name) => name !== '')
        .map(
          (name) => (name === sameAs.en ? meaning?.en : name === sameAs.ar ? meaning?.ar : name) as string,
        ),
    ]),
  );
}
