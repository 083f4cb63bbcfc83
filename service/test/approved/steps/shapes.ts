import { openApiDocument } from '../../../src/app/openapi.ts';
import type { BodySchema, Schemas } from '../../support/from-schema.ts';

/** A body that differs from a valid one in one place. */
export interface Variant {
  readonly name: string;
  readonly body: unknown;
}

type Change = readonly [name: string, value: unknown];

const { schemas } = openApiDocument('').components as unknown as { readonly schemas: Schemas };

/** Texts beyond this length would show nothing new. */
const longestText = 1_100;

/** Every body in which one member is dropped, null, empty, at or beside a limit, or of another kind. */
export function variantsOf(schema: string, base: Readonly<Record<string, unknown>>): Variant[] {
  const members = changesIn(schemas[schema] ?? {}, base, '');
  return [...members, ['other', { ...base, other: 1 }] as const].map(([name, body]) => ({ name, body }));
}

function changesIn(schema: BodySchema, value: unknown, place: string): Change[] {
  const known = resolved(schema);
  if (Array.isArray(value)) {
    const [first, ...others] = value;
    const [item] = known.map(({ items }) => items).filter((items) => items !== undefined);
    const inside = first === undefined ? [] : changesIn(item ?? {}, first, `${place}[0]`);
    return [
      ...inside.map(([name, each]): Change => [name, [each, ...others]]),
      [`${place}: none`, []],
      [`${place}: twice`, [first, ...value]],
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  const properties = Object.assign({}, ...known.map((each) => each.properties ?? {}));
  return Object.entries<unknown>({ ...value }).flatMap(([name, own]) => {
    const at = place === '' ? name : `${place}.${name}`;
    const { [name]: _, ...others } = Object(value);
    const inner = changesIn(properties[name] ?? {}, own, at);
    const plain = valuesBeside(properties[name] ?? {}, own).map(
      ([what, next]): Change => [`${at}: ${what}`, next],
    );
    return [
      [`${at}: dropped`, others] as const,
      ...[...plain, ...inner].map(([what, next]): Change => [what, { ...Object(value), [name]: next }]),
    ];
  });
}

function resolved({ $ref, anyOf, oneOf, ...own }: BodySchema): BodySchema[] {
  if ($ref !== undefined) return resolved(schemas[$ref.replace(/^.*\//, '')] ?? {});
  return [own, ...[...(anyOf ?? []), ...(oneOf ?? [])].flatMap(resolved)];
}

function valuesBeside(schema: BodySchema, own: unknown): Change[] {
  const changes: Change[] = [['null', null]];
  const known = resolved(schema);
  const numbers = known.flatMap(({ minimum, maximum }) => [
    ...(minimum === undefined ? [] : [minimum, minimum - 1]),
    ...(maximum === undefined ? [] : [maximum, maximum + 1]),
  ]);
  const lengths = known
    .flatMap(({ minLength, maxLength }) => [minLength, maxLength])
    .filter((length) => length !== undefined);
  for (const number of numbers) changes.push([String(number), number]);
  for (const length of lengths.filter((each) => each <= longestText))
    changes.push([`${length} long`, 'x'.repeat(length)], [`${length + 1} long`, 'x'.repeat(length + 1)]);
  if (typeof own === 'string')
    changes.push(['empty', ''], ['blank', ' '], ['a number', 7], ['padded', ` ${own} `]);
  if (typeof own === 'number')
    changes.push(['a text', String(own)], ['zero', 0], ['negative', -own], ['a fraction', own + 0.005]);
  if (typeof own === 'boolean') changes.push(['the other', !own], ['a text', String(own)]);
  if (typeof own === 'object') changes.push(['a text', 'text']);
  for (const code of known.flatMap((each) => each.enum ?? []))
    if (code !== own) changes.push([JSON.stringify(code), code]);
  return changes.slice(0, 14);
}
