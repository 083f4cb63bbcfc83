import type { Party, Payee, TaxRepresentative } from '../../../src/core/invoice/invoice.ts';
import type { Aggregate, AttributeRow } from '../../../src/core/specification/binding.ts';
import { type TermOf } from './address.ts';
export type PartyRole = 'seller' | 'buyer';
/** Both parties are written alike, each with its own terms. */
export declare function termsOf(role: PartyRole): TermOf;
/** Seller (IBG-04) and buyer (IBG-07); a country may add to the legal registration (IBT-030, IBT-047). */
export declare function partyBinding(role: PartyRole, registration: readonly AttributeRow<Party>[]): Aggregate<Party>;
/** Payee (IBG-10). */
export declare const payee: Aggregate<Payee>;
/** Seller tax representative (IBG-11) with its address (IBG-12). */
export declare const taxRepresentative: Aggregate<TaxRepresentative>;
//# sourceMappingURL=party.d.ts.map