import { withPlainFields } from '../../../src/core/specification/plain-rows.ts';
import { elementOrders, requestFacts } from '../../../src/generated/request-facts.js';
import { ownDocument } from './document.ts';

/** The invoice and credit note of PINT-AE, with each plain field at its place. */
export const uaeDocument = withPlainFields(
  ownDocument,
  requestFacts,
  (element) => elementOrders[element] ?? [],
);
