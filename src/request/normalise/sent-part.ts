import type { Located, Optional } from '../../core/invoice/invoice.ts';
import { type Decimal, decimal } from '../../core/numbers/decimal.ts';
import { nonBlank } from '../../core/text/text.ts';

/**
 * A flat object of the request as a part of the invoice: texts trimmed, numbers exact, blank values left out.
 */
export type SentPart<Sent> = Located & {
  readonly [Key in keyof Sent]-?: NonNullable<Sent[Key]> extends number
    ? Optional<Decimal>
    : Optional<string>;
};

/** A flat object of the request as a part of the invoice; undefined if it has no values. */
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

const nothing: readonly never[] = Object.freeze([]);

/** A list of flat objects as parts of the invoice, with the paths of its entries. */
export function sentParts<Sent extends object>(
  list: readonly Sent[] | null | undefined,
  path: string,
): readonly SentPart<Sent>[] {
  if (list === null || list === undefined || list.length === 0) return nothing;
  return list.flatMap((entry, index) => sentPart(entry, `${path}[${index}]`) ?? nothing);
}
