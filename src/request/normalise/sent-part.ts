import type { Located, Optional } from '../../core/invoice/invoice.ts';
import { type Decimal, decimal, type ExactNumber } from '../../core/numbers/decimal.ts';
import { nonBlank } from '../../core/text/text.ts';

/** A flat object of the request as a part of the invoice: trimmed texts, exact numbers, no blank values. */
export type SentPart<Sent> = Located & {
  readonly [Key in keyof Sent]-?: NonNullable<Sent[Key]> extends ExactNumber
    ? Optional<Decimal>
    : Optional<string>;
};

/** Takes the plain fields of an object. */
type TakeAsSent<Plain> = (sent: object) => Plain;

/** A flat object of the request as a part of the invoice; undefined if it has no values. */
export function sentPart<Sent extends object, Plain>(
  sent: Sent | null | undefined,
  path: string,
  asSent: TakeAsSent<Plain>,
): (SentPart<Sent> & { readonly asSent: Plain }) | undefined {
  if (sent === null || sent === undefined) return undefined;
  const values = Object.entries(sent)
    .map(([name, value]) => [name, exact(value)])
    .filter(([, value]) => value !== undefined);
  if (values.length === 0) return undefined;
  return { path, ...Object.fromEntries(values), asSent: asSent(sent) } as SentPart<Sent> & {
    readonly asSent: Plain;
  };
}

function exact(value: unknown) {
  if (typeof value === 'number') return decimal(value);
  return typeof value === 'string' ? nonBlank(value) : (value ?? undefined);
}

const nothing: readonly never[] = Object.freeze([]);

/** A list of flat objects as parts of the invoice, with the paths of its entries. */
export function sentParts<Sent extends object, Plain>(
  list: readonly Sent[] | null | undefined,
  path: string,
  asSent: TakeAsSent<Plain>,
): readonly (SentPart<Sent> & { readonly asSent: Plain })[] {
  if (list === null || list === undefined || list.length === 0) return nothing;
  return list.flatMap((entry, index) => sentPart(entry, `${path}[${index}]`, asSent) ?? nothing);
}
