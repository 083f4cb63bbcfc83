import type { Located, Optional } from './located.ts';

export interface Period extends Located {
  readonly billingPeriodStart: Optional<string>;
  readonly billingPeriodEnd: Optional<string>;
  readonly billingFrequencyCode: Optional<string>;
  /** In words; PINT has no term for it. */
  readonly billingFrequencyText: Optional<string>;
}

/** Where and when the goods or services are delivered (IBG-13). */
export interface Delivery extends Located {
  readonly actualDeliveryDate: Optional<string>;
  readonly address: Optional<DeliveryAddress>;
  readonly locationId: Optional<string>;
  readonly locationSchemeId: Optional<string>;
  readonly partyId: Optional<string>;
  readonly partyName: Optional<string>;
  readonly incoterms: Optional<string>;
}

/** The address that goods are delivered to (IBG-15). */
export interface DeliveryAddress extends Located {
  readonly streetName: Optional<string>;
  readonly additionalStreetName: Optional<string>;
  readonly postalCode: Optional<string>;
  readonly city: Optional<string>;
  readonly countrySubentity: Optional<string>;
  readonly addressLine: Optional<string>;
  readonly countryCode: Optional<string>;
}
