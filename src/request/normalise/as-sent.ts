import type { AsSent } from '../../core/invoice/as-sent.ts';
import type { Located, Optional } from '../../core/invoice/invoice.ts';
import { type Decimal, decimal, type ExactNumber, optionalDecimal } from '../../core/numbers/decimal.ts';
import { oncePer } from '../../core/once-per.ts';
import type { Scalar } from '../../core/specification/binding.ts';
import {
  type HeldField,
  heldFieldsOf,
  isNumber,
  type ObjectWithPlainFields,
  objectsWithPlainFields,
  type PlainField,
} from '../../core/specification/plain-fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nonBlank } from '../../core/text/text.ts';
import { asSent } from '../../generated/as-sent.js';
import { areCompiled } from '../fields.ts';

/** Takes the plain fields of each object of a request as sent: trimmed, exact, undefined if blank. */
export type MakersAsSent = {
  readonly [Name in ObjectWithPlainFields]: (sent: object) => AsSent<Name>;
};

/** The makers of a specification; the makers for the fields of PINT-AE are compiled. */
export const makersAsSent = oncePer(({ fields }: Specification): MakersAsSent => {
  if (areCompiled(fields)) return asSent;
  const makers = objectsWithPlainFields.map((object) => [object, makerOf(heldFieldsOf(fields, object))]);
  return Object.fromEntries(makers) as MakersAsSent;
});

/** Tells whether any value was sent. */
export function hasAny(values: object): boolean {
  return Object.values(values).some((value) => value !== undefined);
}

/** The maker for objects that cannot have plain fields. */
export const withoutPlainFields = () => undefined;

function makerOf(fields: readonly HeldField[]): (sent: object) => object {
  return (sent) =>
    Object.fromEntries(fields.map(({ path, kind }) => [path, taken(valueAt(sent, path), kind)]));
}

function valueAt(sent: object, path: string): unknown {
  const [first = '', ...rest] = path.split('.');
  const value = Reflect.get(sent, first);
  return rest.length === 0 || !(value instanceof Object) ? value : valueAt(value, rest.join('.'));
}

function taken(sent: unknown, kind: PlainField['kind']): Scalar {
  if (sent === undefined || sent === null) return undefined;
  if (isNumber(kind)) return optionalDecimal(sent as ExactNumber);
  return kind === 'date' || kind === 'flag' ? (sent as Scalar) : nonBlank(sent as string);
}

/** A flat object of the request as a part of the invoice: trimmed texts, exact numbers, no blank values. */
export type SentPart<Sent> = Located & {
  readonly [Key in keyof Sent]-?: NonNullable<Sent[Key]> extends ExactNumber
    ? Optional<Decimal>
    : Optional<string>;
};

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
