import {
  type Counts,
  countsOf,
  isNumber,
  type Multiplication,
  type Pattern,
  type Repetition,
  repeated,
  varied,
} from './multiplied.ts';

/** The lists, texts and numbers of a document request. */
export function requestPattern(name: string, request: unknown): Pattern {
  return {
    name,
    kind: 'request',
    multipliable: unique(partsOf(request, '')),
    write: (multiplied, count) => jsonOf(request, '', countsOf(multiplied, count), undefined),
  };
}

function partsOf(value: unknown, path: string): Multiplication[] {
  if (Array.isArray(value)) {
    const [first] = value;
    const entry = `${path}[]`;
    const own: Multiplication[] = [
      { how: 'alike', path: entry },
      { how: 'different', path: entry },
      ...(hasNumber(first) ? [{ how: 'numbered', path: entry } as const] : []),
    ];
    return first === undefined ? [] : [...own, ...value.flatMap((each) => partsOf(each, entry))];
  }
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => partsOf(part, `${path}.${name}`));
  return typeof value === 'string' || typeof value === 'number' ? [{ how: 'longer', path }] : [];
}

function hasNumber(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(hasNumber);
  return isNumber(String(value));
}

function jsonOf(value: unknown, path: string, counts: Counts, repetition: Repetition | undefined): string {
  if (Array.isArray(value)) {
    const entry = `${path}[]`;
    const entries = value.flatMap((each, index) =>
      index === 0
        ? repeated(entry, counts, (own) => jsonOf(each, entry, counts, own), repetition)
        : [jsonOf(each, entry, counts, repetition)],
    );
    return `[${entries.join()}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(
      ([name, part]) => `${JSON.stringify(name)}:${jsonOf(part, `${path}.${name}`, counts, repetition)}`,
    );
    return `{${members.join()}}`;
  }
  if (typeof value === 'string') return JSON.stringify(varied(value, path, counts, repetition));
  if (typeof value !== 'number') return JSON.stringify(value ?? null);
  const digits = value === 0 ? '1' : String(value);
  return varied(digits.includes('.') ? digits : `${digits}.1`, path, counts, repetition);
}

export function unique(parts: readonly Multiplication[]): Multiplication[] {
  return [...new Map(parts.map((part) => [`${part.how} ${part.path}`, part])).values()];
}
