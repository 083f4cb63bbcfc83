import { onceAsked } from 'schematron-compiler/once-per';
import type { RootName } from './invoice/invoice.ts';

export { onceAsked, oncePer } from 'schematron-compiler/once-per';

/** A preparation for documents of each root, made when it is first needed. */
export function oncePerRoot<Prepared extends object>(
  prepare: (root: RootName) => Prepared,
): (root: RootName) => Prepared {
  const prepared = {
    Invoice: onceAsked(() => prepare('Invoice')),
    CreditNote: onceAsked(() => prepare('CreditNote')),
  };
  return (root) => prepared[root]();
}
