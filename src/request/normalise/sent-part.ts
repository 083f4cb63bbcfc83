import { type Decimal, decimal } from '../../core/decimal.ts';
import type { Located, Optional } from '../../core/invoice.ts';
import { nonBlank } from '../../core/text.ts';

/** A flat object of the request as a part of the invoice: texts trimmed, numbers exact, what is blank left out. */
export type SentPart<Sent> = Located & {
  readonly [Key in keyof Sent]-?: NonNullable<Sent[Key]> extends number
    ? Optional<Decimal>
    : Optional<string>;
};

/** Makes a part of a flat object of the request; undefined where it says nothing. */
export function sentPart<Sent extends object>(
  sent: Sent | null | undefined,
  path: string,
): SentPart<Sent> | undefined {
  if (sent === null || sent === undefined) return undefined;
  const values = Object.entries(sent)
    .map(([name, value]) => [name, typeof value === 'number' ? decimal(value) : nonBlank(value)])
    .filter(([, value]) => value !== undefined);
  if (values.length === 0) return undefined;
  return { path, ...Object.fromEntries(values) } as SentPart<Sent>;
}

const nothing: readonly never[] = [];

/** Makes parts of a list of flat objects, at the paths of its entries. */
export function sentParts<Sent extends object>(
  list: readonly Sent[] | null | undefined,
  path: string,
): readonly SentPart<Sent>[] {
  if (list === null || list === undefined || list.length === 0) return nothing;
  return list.flatMap((entry, index) => sentPart(entry, `${path}[${index}]`) ?? nothing);
}
