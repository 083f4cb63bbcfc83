import type { Specification } from '../../src/core/specification/specification.ts';
import { ISO3166List as countries, countrySpellings } from '../../src/generated/code-lists.js';
import mimeCodes from '../pint/codelists/MimeCode.json' with { type: 'json' };
import { emirateSpellings } from './aliases/emirates.ts';
import { vocabularies } from './aliases/index.ts';
import legalForms from './aliases/legal-forms.json' with { type: 'json' };
import paymentModes from './aliases/payment-modes.json' with { type: 'json' };
import registrationTypes from './aliases/registration-types.json' with { type: 'json' };
import exemptionReasons from './codelists/Aligned-TaxExemptionCodes.json' with { type: 'json' };
import creditNoteReasons from './codelists/CreditReason.json' with { type: 'json' };
import subdivisions from './codelists/Emirate.json' with { type: 'json' };
import billingFrequencies from './codelists/FreqBilling.json' with { type: 'json' };
import goodsNatures from './codelists/GoodsType.json' with { type: 'json' };
import paymentMeans from './codelists/UNCL4461-accepted.json' with { type: 'json' };
import { pintAeRequests } from './requests.ts';

/** The code lists of PINT-AE, and all other names of its codes. Normalisation of a request uses them. */
export const pintAeLookUps = {
  codeLists: {
    countries,
    exemptionReasons,
    paymentMeans,
    subdivisions,
    billingFrequencies,
    creditNoteReasons,
    goodsNatures,
    mediaTypes: mimeCodes,
  },
  vocabularies,
  aliases: {
    ...pintAeRequests.aliases,
    subdivisions: emirateSpellings,
    countries: countrySpellings,
    registrationTypes,
    legalForms,
    paymentModes,
  },
} as const satisfies Pick<Specification, 'codeLists' | 'vocabularies' | 'aliases'>;
