import type {
  AddressAsSent,
  AllowanceChargeAsSent,
  DocumentAsSent,
  LineAsSent,
  PartyAsSent,
} from '../../core/invoice/as-sent.ts';
import { optionalDecimal } from '../../core/numbers/decimal.ts';
import { oncePer } from '../../core/once-per.ts';
import type { Scalar } from '../../core/specification/binding.ts';
import {
  type ObjectWithPlainFields,
  objectsWithPlainFields,
  type PlainField,
  plainFieldsOf,
} from '../../core/specification/plain-fields.ts';
import type { Specification } from '../../core/specification/specification.ts';
import { nonBlank } from '../../core/text/text.ts';
import { asSent } from '../../generated/as-sent.js';
import { areCompiled } from '../compiled-facts.ts';

interface PartsAsSent extends Record<ObjectWithPlainFields, object> {
  readonly DocumentRequest: DocumentAsSent;
  readonly Line: LineAsSent;
  readonly AllowanceCharge: AllowanceChargeAsSent;
  readonly Party: PartyAsSent;
  readonly Address: AddressAsSent;
}

/** Takes the plain fields of each object of a request as they were sent: trimmed, exact, undefined if blank. */
export type MakersAsSent = {
  readonly [Name in ObjectWithPlainFields]: (sent: object) => PartsAsSent[Name];
};

/** The makers of a specification: those of the fields of PINT-AE are compiled. */
export const makersAsSent = oncePer(({ fields }: Specification): MakersAsSent => {
  if (areCompiled(fields)) return asSent;
  const makers = objectsWithPlainFields.map((object) => [object, makerOf(plainFieldsOf(fields, object))]);
  return Object.fromEntries(makers) as MakersAsSent;
});

function makerOf(fields: readonly PlainField[]): (sent: object) => object {
  return (sent) =>
    Object.fromEntries(fields.map(({ name, kind }) => [name, taken(Reflect.get(sent, name), kind)]));
}

function taken(sent: unknown, kind: PlainField['kind']): Scalar {
  if (sent === undefined || sent === null) return undefined;
  if (kind === 'decimal' || kind === 'price') return optionalDecimal(sent as number);
  return kind === 'date' || kind === 'flag' ? (sent as Scalar) : nonBlank(sent as string);
}
