import type { NamedCodes } from './message-entry.ts';
import type { Spellings } from './vocabulary.ts';

/** A code list as its file has it, as far as it is asked: what each code means. */
export interface NamedCodeList {
  readonly codes: Readonly<Record<string, string>>;
}

/** Puts the codes of a list and their meanings, one on each line, together again. */
export function namedCodes(codes: readonly string[], meanings: string): NamedCodeList {
  const lines = meanings.split('\n');
  return { codes: Object.fromEntries(codes.map((code, at) => [code, lines[at] ?? ''])) };
}

/** Codes with what they mean in both languages, a line for each code; an empty line is as the list has it. */
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

/** Stand in a line of spellings for what the code means. */
export const sameAs = { en: '=', ar: '~' } as const;
export const betweenSpellings = '|';

/** The spellings of codes, a line for each code that has any. */
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
