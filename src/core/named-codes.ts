/** A code list as its file has it, as far as it is asked: what each code means. */
export interface NamedCodeList {
  readonly codes: Readonly<Record<string, string>>;
}

/** Puts the codes of a list and their meanings, one on each line, together again. */
export function namedCodes(codes: readonly string[], meanings: string): NamedCodeList {
  const lines = meanings.split('\n');
  return { codes: Object.fromEntries(codes.map((code, at) => [code, lines[at] ?? ''])) };
}
