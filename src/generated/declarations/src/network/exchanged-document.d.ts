import { type UblElement } from '../core/xml/element.ts';
import { type ProfileFacts } from '../ubl/profile.ts';
/** A party as a report needs it. */
export interface ExchangeParty {
    /** The electronic address and its scheme; empty if there is none. */
    readonly endpoint: string;
    readonly endpointScheme: string;
    /** ISO 3166 code; empty if unknown. */
    readonly country: string;
}
/** Who issued a document and who receives it: in self-billing the buyer issues it. */
export interface ExchangeParties {
    readonly issuer: ExchangeParty;
    readonly receiver: ExchangeParty;
}
export declare function exchangePartiesOf(root: UblElement, specification: ProfileFacts): ExchangeParties;
//# sourceMappingURL=exchanged-document.d.ts.map