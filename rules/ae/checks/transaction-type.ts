import { type Breach, type BusinessRule, findingIf } from '../../../src/core/check.ts';
import type { ComputedInvoice } from '../../../src/core/computed-invoice.ts';
import { homeCountry } from '../defaults/parties.ts';
import { outOfScopeTypeCodes } from '../defaults/profiles.ts';
import { flagsExcludedOutOfScope } from '../defaults/transaction-flags.ts';
import { marginCategory } from '../defaults/vat-categories.ts';

export const transactionType: readonly BusinessRule[] = [
  {
    id: 'ibr-007-ae',
    terms: ['BTAE-01', 'BTAE-02'],
    message: 'A supply in a free trade zone needs the identifier of the beneficiary.',
    hint: 'Set beneficiaryId.',
    find: (invoice) =>
      findingIf(
        invoice.transactionType.has('freeTradeZone') && invoice.beneficiaryId === undefined,
        'beneficiaryId',
      ),
  },
  {
    id: 'ibr-137-ae',
    terms: ['BTAE-14', 'BTAE-02'],
    message: 'An agent who bills for a disclosed principal must name the principal.',
    hint: 'Set principalId to the TRN of the principal.',
    covers: ['ibr-176-ae'],
    find: (invoice) =>
      findingIf(
        invoice.transactionType.has('disclosedAgentBilling') && invoice.principalId === undefined,
        'principalId',
      ),
  },
  {
    id: 'ibr-176-ae',
    terms: ['BTAE-14', 'IBT-031'],
    message: "The principal has the seller's own TRN; agent and principal must differ.",
    hint: 'Set principalId to the TRN of the principal, or take the disclosedAgentBilling flag off.',
    find: (invoice) =>
      findingIf(
        invoice.transactionType.has('disclosedAgentBilling') &&
          invoice.principalId !== undefined &&
          invoice.principalId === invoice.seller.taxRegistration?.trn,
        'principalId',
      ),
  },
  {
    id: 'ibr-138-ae',
    terms: ['IBG-14', 'BTAE-02'],
    message: 'A summary invoice must give its billing period.',
    hint: 'Set billingPeriodStart and billingPeriodEnd.',
    find: (invoice) =>
      findingIf(
        invoice.transactionType.has('summaryInvoice') && invoice.period === undefined,
        'billingPeriodStart',
      ),
  },
  {
    id: 'ibr-157-ae',
    terms: ['BTAE-02', 'IBT-003'],
    message: 'A document that is exempt or out of scope throughout can not be {flag}.',
    hint: 'Take the flag off, or check the VAT categories of the lines.',
    find: (invoice) =>
      outOfScopeTypeCodes.includes(invoice.typeCode)
        ? flagsExcludedOutOfScope
            .filter((flag) => invoice.transactionType.has(flag))
            .map((flag) => ({ path: `transactionType.${flag}`, values: { flag } }))
        : [],
  },
  {
    id: 'ibr-142-ae',
    terms: ['IBT-075', 'IBT-077', 'IBT-079'],
    message: 'A supply through e-commerce needs the deliver-to {part}.',
    hint: 'Set delivery.streetName, delivery.city and delivery.countrySubentity.',
    find: (invoice) => (invoice.transactionType.has('ecommerce') ? missingDeliverTo(invoice) : []),
  },
  {
    id: 'ibr-152-ae',
    terms: ['IBT-075', 'IBT-077', 'IBT-079'],
    message: 'An export needs the deliver-to {part}.',
    hint: 'Set delivery.streetName, delivery.city and delivery.countrySubentity.',
    find: (invoice) =>
      invoice.transactionType.has('exports') && invoice.delivery?.address?.countryCode !== homeCountry
        ? missingDeliverTo(invoice)
        : [],
  },
  {
    id: 'ibr-116-ae',
    terms: ['BTAE-02', 'IBT-151', 'IBT-095', 'IBT-102'],
    message:
      'Under the profit margin scheme every line is sold under it, and the document has no allowances or charges.',
    hint: 'Leave vatCategory S or empty on all lines and put allowances and charges on the lines, or take the profitMargin flag off.',
    covers: ['ibr-114-ae', 'ibr-115-ae', 'ibr-102-ae'],
    find: (invoice) => (invoice.transactionType.has('profitMargin') ? outsideMarginScheme(invoice) : []),
  },
  {
    id: 'ibr-151-ae',
    terms: ['IBT-003', 'IBT-151'],
    message: 'All lines are exempt or out of scope, and a document level allowance or charge is not.',
    hint: 'Set vatCategory of the entries in allowancesCharges to E or O, or check the lines.',
    find: (invoice) =>
      invoice.profile === 'billing' && !outOfScopeTypeCodes.includes(invoice.typeCode)
        ? findingIf(isOutOfScopeThroughout(invoice), 'allowancesCharges')
        : [],
  },
];

function missingDeliverTo({ delivery }: ComputedInvoice): Breach[] {
  const address = delivery?.address;
  return [
    ...findingIf(address?.streetName === undefined, 'delivery.streetName', { part: 'street' }),
    ...findingIf(address?.city === undefined, 'delivery.city', { part: 'city' }),
    ...findingIf(address?.countrySubentity === undefined, 'delivery.countrySubentity', {
      part: 'subdivision',
    }),
  ];
}

function outsideMarginScheme({ lines, allowancesCharges }: ComputedInvoice): Breach[] {
  return [
    ...lines
      .filter(({ vatCategory }) => vatCategory !== marginCategory)
      .map(({ path }) => ({ path: `${path}.vatCategory` })),
    ...allowancesCharges.map(({ path }) => ({ path })),
  ];
}

function isOutOfScopeThroughout({ lines }: ComputedInvoice): boolean {
  return lines.length > 0 && lines.every(({ vatCategory }) => ['E', 'O'].includes(vatCategory));
}
