import type { ComputingSpecification } from '../../src/core/specification/computing-specification.ts';
import { requestFacts } from '../../src/generated/request-facts.js';
import {
  accountingCurrency,
  accountingTotalDocument,
  exchangeRateDecimals,
  minorUnitsOf,
} from './defaults/currency.ts';
import { tolerances } from './defaults/tolerances.ts';
import { vatCategories } from './defaults/vat-categories.ts';

/** The parts of PINT-AE that are needed to compute the amounts of an invoice. */
export const pintAeOfComputing = {
  vatCategories,
  accounting: {
    currency: accountingCurrency,
    rateDecimals: exchangeRateDecimals,
    totalDocumentType: accountingTotalDocument.typeCode,
  },
  minorUnitsOf,
  tolerances,
  fields: requestFacts,
} as const satisfies ComputingSpecification;
