import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document of the corpus, as text. */
export interface PageDocument {
  readonly name: string;
  readonly text: string;
}

const examples = join(import.meta.dirname, '../../examples');

/** The examples that come with pint-ae, those with mistakes too. */
export function exampleDocuments(): PageDocument[] {
  return ['', 'broken/'].flatMap((folder) =>
    readdirSync(join(examples, folder))
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => ({
        name: `${folder}${file}`,
        text: readFileSync(join(examples, folder, file), 'utf8'),
      })),
  );
}

type Members = Readonly<Record<string, unknown>>;
type Change = readonly [name: string, value: unknown];

/** Values of every kind, one of which takes the place of each value in turn. */
const others: readonly Change[] = [
  ['dropped', undefined],
  ['null', null],
  ['empty', ''],
  ['zero', 0],
  ['negative', -1],
  ['a text', 'text'],
  ['a list', []],
  ['large', 1e15],
  ['a fraction', 0.005],
  ['true', true],
];

/** The examples with each of their parts changed in one way; the ways follow each other. */
export function changedDocuments(): PageDocument[] {
  let turn = 0;
  const seen = new Set<string>();
  return exampleDocuments().flatMap(({ name, text }) => {
    const parsed: unknown = parsedOf(text);
    if (typeof parsed !== 'object' || parsed === null) return [];
    return changesIn(parsed, '').flatMap(([place, change]) => {
      // What an earlier example has too is changed there.
      const shape = place.replaceAll(/\d+/g, '');
      if (seen.has(shape)) return [];
      seen.add(shape);
      // The ways that follow each other, so that all of them meet fields of every kind.
      const ways = [0, 3, 7].flatMap((beside) => {
        const way = others[(turn + beside) % others.length];
        return way === undefined ? [] : [way];
      });
      turn += 1;
      return ways.map(([what, value]) => ({
        name: `${name} ${place}: ${what}`,
        text: JSON.stringify(change(value), null, 2),
      }));
    });
  });
}

/** Documents that are not requests, or hardly. */
export function otherTexts(): PageDocument[] {
  const [first] = exampleDocuments();
  const own = first?.text ?? '';
  const texts = {
    empty: '',
    'not JSON': own.slice(0, 400),
    'a list': `[${own}]`,
    'a text': '"text"',
    'an empty object': '{}',
    'twice a member': own.replace('{', '{"documentType":"Invoice",'),
    'one line': own.replaceAll(/\s+/g, ' '),
    'Arabic digits': own.replace(/"quantity": \d+/, '"quantity": "١٢"'),
  };
  return Object.entries(texts).map(([name, text]) => ({ name, text }));
}

function parsedOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function changesIn(value: object, place: string): [place: string, change: (value: unknown) => unknown][] {
  if (Array.isArray(value)) {
    const [first, ...more] = value;
    if (typeof first !== 'object' || first === null) return [];
    return changesIn(first, `${place}[0]`).map(([at, change]) => [at, (next) => [change(next), ...more]]);
  }
  const members: Members = { ...value };
  return Object.entries(members).flatMap(([name, own]) => {
    const at = place === '' ? name : `${place}.${name}`;
    const replaced = (next: unknown) => ({ ...members, [name]: next });
    const inside = typeof own === 'object' && own !== null ? changesIn(own, at) : [];
    return [
      [at, replaced] as const,
      ...inside.map(([inner, change]) => [inner, (next: unknown) => replaced(change(next))] as const),
    ].map(([inner, change]): [string, (value: unknown) => unknown] => [inner, change]);
  });
}
