/** The one of the business terms that is meant, in any letters and with any zeros: `ibt-31` is IBT-031. */
export function termWritten(word: string, terms: Iterable<string>): string | undefined {
  const wanted = withoutZeros(word);
  return [...terms].find((term) => withoutZeros(term) === wanted);
}

function withoutZeros(term: string): string {
  return term.toUpperCase().replace(/-0+(?=\d)/, '-');
}
