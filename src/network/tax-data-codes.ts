import { taxDataFacts as facts } from '../specification/facts.ts';

/** Purpose of a report: S submit, R revise an earlier one, W withdraw it, F report that a document failed. */
export const taxDataTypes = Object.values(facts.types);
export type TaxDataType = (typeof taxDataTypes)[number];

/** Roles of the reporting provider: 01 the issuer's provider, 02 the receiver's provider. */
export const taxDataRoles = Object.values(facts.roles);
export type TaxDataRole = (typeof taxDataRoles)[number];

/** D domestic, IP international over Peppol, INP international outside Peppol. */
export const taxDataScopes = facts.scopes;
export type TaxDataScope = (typeof taxDataScopes)[number];

/** Outcome of the delivery of a checked document; it failed if the document will never be delivered. */
export const deliveries = ['confirmed', 'unconfirmed', 'failed'] as const;
export type DeliveryOutcome = (typeof deliveries)[number];
