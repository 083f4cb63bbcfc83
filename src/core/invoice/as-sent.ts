export type {
  AddressAsSent,
  AllowanceChargeAsSent,
  DocumentAsSent,
  LineAsSent,
  PartyAsSent,
} from '../../generated/request-types.js';
