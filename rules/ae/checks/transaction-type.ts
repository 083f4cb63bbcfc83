import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import type { Address, DeliveryAddress } from '../../../src/core/invoice/invoice.ts';
import { type Check, type CheckFinding, findingIf } from '../../../src/core/specification/check.ts';
import { homeCountry } from '../defaults/parties.ts';
import { outOfScopeTypeCodes } from '../defaults/profiles.ts';
import { flagsExcludedOutOfScope } from '../defaults/transaction-flags.ts';
import { marginCategory } from '../defaults/vat-categories.ts';

/** Categories that not all lines may have in a document with the ordinary type code. */
const outOfScopeCategories: readonly string[] = ['E', 'O'];

export const transactionType: readonly Check[] = [
  {
    id: 'ibr-007-ae',
    about: ['transactionFlags'],
    find: (invoice) =>
      findingIf(
        invoice.transactionType.has('freeTradeZone') && invoice.asSent.beneficiaryId === undefined,
        'beneficiaryId',
      ),
  },
  {
    id: 'ibr-137-ae',
    covers: ['ibr-176-ae'],
    about: ['transactionFlags'],
    find: (invoice) =>
      findingIf(
        invoice.transactionType.has('disclosedAgentBilling') && invoice.asSent.principalId === undefined,
        'principalId',
      ),
  },
  {
    id: 'ibr-176-ae',
    about: ['transactionFlags'],
    find: (invoice) =>
      findingIf(
        invoice.transactionType.has('disclosedAgentBilling') &&
          invoice.asSent.principalId !== undefined &&
          invoice.asSent.principalId === invoice.seller.taxRegistration?.number,
        'principalId',
      ),
  },
  {
    id: 'ibr-138-ae',
    about: ['transactionFlags'],
    find: (invoice) =>
      findingIf(
        invoice.transactionType.has('summaryInvoice') && invoice.period === undefined,
        'billingPeriodStart',
      ),
  },
  {
    id: 'ibr-157-ae',
    covers: ['ibr-116-ae', 'ibr-114-ae', 'ibr-115-ae', 'ibr-102-ae', 'ibr-167-ae'],
    about: ['transactionFlags'],
    find: (invoice) =>
      outOfScopeTypeCodes.includes(invoice.typeCode)
        ? flagsExcludedOutOfScope
            .filter((flag) => invoice.transactionType.has(flag))
            .map((flag) => ({ path: `transactionType.${flag}`, values: { flag } }))
        : [],
  },
  {
    id: 'ibr-142-ae',
    about: ['transactionFlags'],
    find: (invoice) => (invoice.transactionType.has('ecommerce') ? missingDeliverTo(invoice) : []),
  },
  {
    id: 'ibr-152-ae',
    about: ['transactionFlags'],
    find: (invoice) =>
      invoice.transactionType.has('exports') && invoice.delivery?.address?.countryCode !== homeCountry
        ? missingPlaceOfExport(invoice)
        : [],
  },
  {
    id: 'ibr-116-ae',
    covers: ['ibr-114-ae', 'ibr-115-ae', 'ibr-102-ae', 'ibr-167-ae'],
    about: ['transactionFlags'],
    find: (invoice) =>
      invoice.transactionType.has('profitMargin') && !outOfScopeTypeCodes.includes(invoice.typeCode)
        ? outsideMarginScheme(invoice)
        : [],
  },
  {
    id: 'ibr-151-ae',
    aboutCategories: outOfScopeCategories,
    find: (invoice) =>
      invoice.profile === 'billing' && !outOfScopeTypeCodes.includes(invoice.typeCode)
        ? taxedEntries(invoice)
        : [],
  },
];

/** A missing part of the buyer's address is reported at the buyer, even if the deliver-to address uses it. */
function missingDeliverTo({ delivery, buyer }: ComputedInvoice): CheckFinding[] {
  const address = delivery?.address;
  if (address !== undefined && isAddressOf(buyer.address, address)) return [];
  return [
    ...findingIf(address?.streetName === undefined, 'delivery.streetName', { part: { word: 'street' } }),
    ...findingIf(address?.city === undefined, 'delivery.city', { part: { word: 'city' } }),
    ...findingIf(address?.countrySubentity === undefined, 'delivery.countrySubentity', {
      part: { word: 'countrySubdivision' },
    }),
  ];
}

/** Only the sender knows where an export to a buyer in the UAE goes. */
function missingPlaceOfExport(invoice: ComputedInvoice): CheckFinding[] {
  if (invoice.delivery?.address !== undefined || invoice.buyer.address.countryCode !== homeCountry)
    return missingDeliverTo(invoice);
  return [{ path: 'delivery', text: 'exportToHomeBuyer' }];
}

function isAddressOf({ line1, city, countrySubentity, countryCode }: Address, deliverTo: DeliveryAddress) {
  return (
    deliverTo.streetName === line1 &&
    deliverTo.city === city &&
    deliverTo.countrySubentity === countrySubentity &&
    deliverTo.countryCode === countryCode
  );
}

function outsideMarginScheme({ lines, allowancesCharges }: ComputedInvoice): CheckFinding[] {
  return [
    ...lines
      .filter(({ vatCategory }) => vatCategory !== marginCategory)
      .map(({ path }) => ({ path: `${path}.vatCategory` })),
    ...allowancesCharges.map(({ path }) => ({ path })),
  ];
}

function taxedEntries(invoice: ComputedInvoice): CheckFinding[] {
  if (!isOutOfScopeThroughout(invoice)) return [];
  const taxed = invoice.allowancesCharges.filter(
    ({ vatCategory = '' }) => !outOfScopeCategories.includes(vatCategory),
  );
  return taxed.map(({ path }) => ({ path: `${path}.vatCategory` }));
}

function isOutOfScopeThroughout({ lines }: ComputedInvoice): boolean {
  return lines.length > 0 && lines.every(({ vatCategory }) => outOfScopeCategories.includes(vatCategory));
}
