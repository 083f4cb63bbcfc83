import type { Aggregate, Row } from '../../src/core/specification/binding.ts';

/**
 * Returns where a binding has each business term: the paths of its elements and attributes; a line stands for both
 * kinds.
 */
export function placesOfTerms<T>(rows: Aggregate<T>): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, Set<string>>();
  collect(rows as unknown as readonly AnyRow[], [], (term, path) => {
    places.set(term, (places.get(term) ?? new Set()).add(path));
  });
  return new Map([...places].map(([term, paths]) => [term, [...paths]]));
}

/** The codecs that turn the values of a binding into text, each once. */
export function codecsOf<T>(rows: Aggregate<T>): ReadonlySet<string> {
  const codecs = new Set<string>();
  const walk = ({ codec, rows: within, parts }: AnyRow): void => {
    if (codec !== undefined) codecs.add(codec);
    for (const row of within ?? parts ?? []) walk(row);
  };
  for (const row of rows as unknown as readonly AnyRow[]) walk(row);
  return codecs;
}

/** A row of any kind, as far as it says where it is written. */
type AnyRow = Pick<Row<unknown>, 'element' | 'terms'> & {
  readonly codec?: string;
  readonly rows?: readonly AnyRow[];
  readonly parts?: readonly AnyRow[];
  readonly attributes?: readonly { readonly name: string; readonly terms?: readonly string[] }[];
};

function collect(
  rows: readonly AnyRow[],
  above: readonly string[],
  add: (term: string, path: string) => void,
): void {
  for (const { element, terms = [], attributes = [], rows: within, parts } of rows) {
    const steps = [...above, element.replace(/^cac:(?:Invoice|CreditNote)Line$/, 'line')];
    for (const term of terms) add(term, steps.join('/'));
    for (const { name, terms: ofAttribute = [] } of attributes)
      for (const term of ofAttribute) add(term, `${steps.join('/')}/@${name}`);
    collect(within ?? parts ?? [], steps, add);
  }
}
