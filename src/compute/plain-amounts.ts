import type { Invoice, Located } from '../core/invoice/invoice.ts';
import type { Decimal } from '../core/numbers/decimal.ts';
import { oncePer } from '../core/once-per.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import { partsOf } from '../core/specification/parts-of-objects.ts';
import { type HeldField, heldFieldsOf, objectsWithPlainFields } from '../core/specification/plain-fields.ts';

/** The amounts among the plain fields of each object, or undefined. */
const amountsOfObjects = oncePer(({ fields }: ComputingSpecification) => {
  const amounts = objectsWithPlainFields.map(
    (object) => [object, heldFieldsOf(fields, object).filter(({ kind }) => kind === 'amount')] as const,
  );
  const found = amounts.filter(([, held]) => held.length > 0);
  return { byObject: found.length === 0 ? undefined : new Map<string, readonly HeldField[]>(found) };
});

/** Calls a function with each amount of a plain field that was sent, and its path. */
export function eachPlainAmount(
  invoice: Omit<Invoice, 'lines'>,
  lines: readonly Located[],
  specification: ComputingSpecification,
  visit: (path: string, sent: Decimal) => void,
): void {
  const { byObject } = amountsOfObjects(specification);
  if (byObject !== undefined) visitPart(Object.assign({}, invoice, { lines }), 'DocumentRequest', byObject);

  function visitPart(
    part: Located,
    object: string,
    amounts: ReadonlyMap<string, readonly HeldField[]>,
  ): void {
    const values: Readonly<Record<string, unknown>> = { ...part };
    const sent = values.asSent as Readonly<Record<string, Decimal | undefined>> | undefined;
    for (const { path } of amounts.get(object) ?? []) {
      const amount = sent?.[path];
      if (amount !== undefined) visit(part.path === '' ? path : `${part.path}.${path}`, amount);
    }
    for (const [member, { object: inside, isShare }] of Object.entries(partsOf[object] ?? {}))
      if (!isShare) for (const each of partsIn(values[member])) visitPart(each, inside, amounts);
  }
}

function partsIn(value: unknown): readonly Located[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as Located];
}
