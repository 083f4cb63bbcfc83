import { homeCountry } from '../../../rules/ae/defaults/parties.ts';
import { flagsWithDeliverTo, type TransactionFlag } from '../../../rules/ae/defaults/transaction-flags.ts';
import type { Address, Delivery, DeliveryAddress } from '../../core/invoice.ts';
import type { DeliveryRequest } from '../schema/document.ts';
import type { Note } from './notice.ts';
import { countryCode, emirateCode } from './place.ts';
import { given } from './text.ts';

/** Delivery (IBG-13); exports and e-commerce fall back to the buyer's address, since they need one. */
export function normaliseDelivery(
  delivery: DeliveryRequest | null | undefined,
  buyerAddress: Address,
  transactionType: ReadonlySet<TransactionFlag>,
  note: Note,
): Delivery | undefined {
  const actualDeliveryDate = delivery?.actualDeliveryDate ?? undefined;
  const incoterms = given(delivery?.incoterms);
  const address =
    sentAddress(delivery, buyerAddress, transactionType, note) ??
    defaultAddress(buyerAddress, transactionType, note);
  if (!actualDeliveryDate && !incoterms && !address) return undefined;
  return { path: 'delivery', actualDeliveryDate, address, incoterms };
}

function sentAddress(
  delivery: DeliveryRequest | null | undefined,
  buyerAddress: Address,
  transactionType: ReadonlySet<TransactionFlag>,
  note: Note,
): DeliveryAddress | undefined {
  const sent = {
    streetName: given(delivery?.streetName),
    city: given(delivery?.city),
    countrySubentity: given(delivery?.countrySubentity),
    addressLine: given(delivery?.addressLine),
  };
  const country = given(delivery?.countryCode);
  if (country === undefined && Object.values(sent).every((part) => part === undefined)) return undefined;
  const code = country
    ? (countryCode(country) ?? country)
    : defaultCountry(buyerAddress, transactionType, note);
  return {
    path: 'delivery',
    ...sent,
    countrySubentity: subdivision(sent.countrySubentity, code),
    countryCode: code,
  };
}

function defaultCountry(
  buyerAddress: Address,
  transactionType: ReadonlySet<TransactionFlag>,
  note: Note,
): string | undefined {
  const country = transactionType.has('ecommerce') ? homeCountry : buyerAddress.countryCode;
  if (country) note('deliveryCountryDerived', 'delivery.countryCode', { country });
  return country;
}

function subdivision(sent: string | undefined, country: string | undefined): string | undefined {
  return country === homeCountry && sent ? (emirateCode(sent) ?? sent) : sent;
}

function defaultAddress(
  buyer: Address,
  transactionType: ReadonlySet<TransactionFlag>,
  note: Note,
): DeliveryAddress | undefined {
  if (!flagsWithDeliverTo.some((flag) => transactionType.has(flag))) return undefined;
  note('deliverToFromBuyer', 'delivery');
  return {
    path: 'delivery',
    streetName: buyer.line1,
    city: buyer.city,
    countrySubentity: buyer.countrySubentity,
    addressLine: undefined,
    countryCode: buyer.countryCode,
  };
}
