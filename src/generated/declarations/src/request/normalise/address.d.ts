import type { Address } from '../../core/invoice/invoice.ts';
import type { AddressRequest, PartyRequest } from '../schema/request.ts';
import { type Context } from './context.ts';
/** The address of a party with its country and subdivision resolved (IBG-05, IBG-08). */
export declare function normaliseAddress(party: Pick<PartyRequest, 'address' | 'trn'>, path: string, defaultCountry: string | undefined, context: Context): Address;
/** An address that is written as sent, except for the code of its country. */
export declare function sentAddress(address: AddressRequest, path: string, { lookUps, asSent }: Context): Address;
//# sourceMappingURL=address.d.ts.map