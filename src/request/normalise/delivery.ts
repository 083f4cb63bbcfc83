import type { Address, Delivery, DeliveryAddress } from '../../core/invoice/invoice.ts';
import { nonBlank } from '../../core/text/text.ts';
import type { DeliveryRequest } from '../schema/request.ts';
import { hasAny } from './as-sent.ts';
import { type Context, tellAlias, tellFieldWithoutId } from './context.ts';

/** Delivery (IBG-13). If a deliver-to address is required and was not sent, the buyer's address is used. */
export function normaliseDelivery(
  delivery: DeliveryRequest | null | undefined,
  buyerAddress: Address,
  context: Context,
): Delivery | undefined {
  const asSent = context.asSent.Delivery(delivery ?? {});
  const address =
    sentAddress(delivery, buyerAddress, context) ??
    defaultAddress(buyerAddress, context) ??
    (hasAny(asSent) ? withoutAddress : undefined);
  const locationId = nonBlank(delivery?.locationId);
  tellFieldWithoutId(delivery, 'delivery.', 'locationSchemeId', 'locationId', context);
  const said = {
    path: 'delivery',
    actualDeliveryDate: delivery?.actualDeliveryDate ?? undefined,
    locationId,
    locationSchemeId: locationId && nonBlank(delivery?.locationSchemeId),
    address: address && { ...address, asSent },
    partyId: nonBlank(delivery?.partyId),
    partyName: nonBlank(delivery?.partyName),
    incoterms: nonBlank(delivery?.incoterms),
  };
  const isMoreThanPath = Object.values(said).filter((part) => part !== undefined).length > 1;
  return isMoreThanPath ? { ...said, asSent } : undefined;
}

type SentAddress = Omit<DeliveryAddress, 'asSent'>;

/** A delivery without an address, which may still have plain fields. */
const withoutAddress: SentAddress = {
  path: 'delivery',
  streetName: undefined,
  additionalStreetName: undefined,
  postalCode: undefined,
  city: undefined,
  countrySubentity: undefined,
  addressLine: undefined,
  countryCode: undefined,
};

function sentAddress(
  delivery: DeliveryRequest | null | undefined,
  buyerAddress: Address,
  context: Context,
): SentAddress | undefined {
  if (delivery === null || delivery === undefined) return undefined;
  const sent = {
    streetName: nonBlank(delivery.streetName),
    additionalStreetName: nonBlank(delivery.additionalStreetName),
    postalCode: nonBlank(delivery.postalCode),
    city: nonBlank(delivery.city),
    countrySubentity: nonBlank(delivery.countrySubentity),
    addressLine: nonBlank(delivery.addressLine),
  };
  const country = nonBlank(delivery.countryCode);
  if (country === undefined && !hasAny(sent)) return undefined;
  const code = country
    ? (context.lookUps.country(country) ?? country)
    : defaultCountry(buyerAddress, context);
  return {
    path: 'delivery',
    ...sent,
    countrySubentity: subdivision(sent.countrySubentity, code, context),
    countryCode: code,
  };
}

function defaultCountry(
  buyerAddress: Address,
  { specification, transactionType, addWarning }: Context,
): string | undefined {
  const country = specification.defaults.deliverToCountry(buyerAddress.countryCode, transactionType);
  if (country) addWarning('deliveryCountryDerived', 'delivery.countryCode', { country }, { value: country });
  return country;
}

function subdivision(
  sent: string | undefined,
  country: string | undefined,
  context: Context,
): string | undefined {
  const { specification, lookUps } = context;
  if (country !== specification.homeCountry || sent === undefined) return sent;
  const code = lookUps.subdivision(sent) ?? sent;
  if (code !== sent) tellAlias(context, 'delivery.countrySubentity', sent, code);
  return code;
}

function defaultAddress(
  buyer: Address,
  { specification, transactionType, addWarning }: Context,
): SentAddress | undefined {
  const text = specification.defaults.deliverToFinding(transactionType, buyer.countryCode);
  if (text === undefined) return undefined;
  addWarning(text, 'delivery');
  return {
    path: 'delivery',
    streetName: buyer.line1,
    additionalStreetName: undefined,
    postalCode: undefined,
    city: buyer.city,
    countrySubentity: buyer.countrySubentity,
    addressLine: undefined,
    countryCode: buyer.countryCode,
  };
}
