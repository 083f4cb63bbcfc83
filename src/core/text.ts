/** The text without surrounding blanks, or undefined when nothing is left: no UBL element may be blank (ibr-079). */
export function nonBlank(text: string | null | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed ? trimmed : undefined;
}

/** The form in which names are compared: no case, no blanks, no punctuation, no accents, one form of each Arabic letter. */
export function nameKey(text: string): string {
  const lowerCase = text.toLowerCase();
  if (/^[a-z]*$/.test(lowerCase)) return lowerCase;
  const letters = lowerCase.normalize('NFKD').replace(/[\s\p{P}\p{M}]/gu, '');
  return letters.replaceAll('ة', 'ه').replaceAll('ى', 'ي');
}

/** Look-up of codes by any of the names they go under, the code itself included. */
export function codesByName(names: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(names).flatMap(([code, spellings]) =>
      [code, ...spellings].map((spelling): [string, string] => [nameKey(spelling), code]),
    ),
  );
}
