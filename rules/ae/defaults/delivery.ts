import type { TransactionType } from '../../../src/core/specification/defaults.ts';
import { homeCountry } from './parties.ts';

/** E-commerce supplies are delivered in the UAE (ibr-142-ae), other supplies in the buyer's country. */
export function deliverToCountry(
  buyerCountry: string | undefined,
  transactionType: TransactionType,
): string | undefined {
  return transactionType.has('ecommerce') ? homeCountry : buyerCountry;
}
