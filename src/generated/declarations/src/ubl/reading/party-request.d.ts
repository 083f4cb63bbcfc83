import type { Address, Party } from '../../core/invoice/invoice.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { AddressRequest, PartyRequest } from '../../request/schema/request.ts';
import type { ReadOf } from './read-parts.ts';
/** A party of the request (IBG-04, IBG-07). */
export declare function partyOf(party: ReadOf<Party>, specification: Specification): PartyRequest;
/** Its address. */
export declare function addressOf(address: ReadOf<Address>, specification: Specification): AddressRequest;
//# sourceMappingURL=party-request.d.ts.map