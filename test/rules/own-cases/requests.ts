import type { CompanyProfile } from '../../../src/request/normalise/options.ts';
import { casesOf, correctedRequest, readFinding, requestOf } from '../../cases/request-cases.ts';
import { type Edit, fields, line } from '../../request/edits.ts';
import { type OwnCase, requests } from './case.ts';

/** Rows of assumptions that are the case of a rule. */
const ofAssumptions = casesOf('assumed').flatMap((row): readonly OwnCase[] => {
  const { rule, fact, base: document, expect: findings } = row;
  if (rule === undefined) return [];
  const found = findings.map(readFinding).find((each) => each.rule === rule);
  if (found === undefined) throw new Error(`${fact} does not show ${rule}`);
  return [
    {
      form: 'request',
      rule,
      fact,
      document,
      failing: requestOf(row),
      corrected: correctedRequest(row),
      found,
    },
  ];
});

/** A discount of 10 % on the first line, in a document without totals. */
const discounted =
  (values: object): Edit =>
  (request) => {
    fields({ taxTotal: null, legalMonetaryTotal: null })(request);
    const entry = { isCharge: false, reason: 'Discount', multiplierPercent: 10, ...values };
    line({ lineExtensionAmount: null, allowancesCharges: [entry] })(request);
  };

const company: CompanyProfile = {
  trn: '100354879700003',
  paymentBankAccount: 'AE070331234567890123456',
};

/** Cases of the rules on requests that are neither checks nor advice. */
export const requestCases: readonly OwnCase[] = [
  ...ofAssumptions,
  {
    rule: 'pint-ae-company-filled',
    fact: 'an account that is not given is that of the company',
    ...requests('standard-invoice', fields({ paymentBankAccount: null })),
    options: { company },
    found: {
      severity: 'information',
      path: 'paymentBankAccount',
      message: 'paymentBankAccount is missing. We used the value of the company profile.',
    },
  },
  {
    rule: 'pint-ae-company-other',
    fact: 'a seller that is another company gets nothing of the profile',
    ...requests('standard-invoice', ({ seller }) => {
      Object.assign(seller, { trn: '100998877300003' });
    }),
    options: { company },
    found: {
      severity: 'error',
      path: 'seller',
      message:
        'The seller is not the company in your profile, so we filled in nothing. The document has trn 100998877300003, the profile has trn 100354879700003.',
    },
  },
  {
    rule: 'pint-ae-supply',
    fact: 'an export with a line at 5 %',
    ...requests(
      'export-usd',
      (request) => {
        fields({ supply: 'export-of-goods' })(request);
        line({ vatRate: 5 })(request);
      },
      fields({ supply: 'export-of-goods' }),
    ),
    found: {
      severity: 'error',
      path: 'lines[0].vatRate',
      message: 'lines[0].vatRate is 5, but the supply “export-of-goods” means 0.',
    },
  },
  {
    rule: 'pint-ae-percentage',
    fact: 'an allowance that only says its percentage',
    ...requests('standard-invoice', discounted({}), discounted({ amount: 1014.6, baseAmount: 10146 })),
    found: {
      severity: 'warning',
      path: 'lines[0].allowancesCharges[0].amount',
      message: 'No amount was sent. We calculated 1014.60, which is 10 % of 10146.00.',
    },
  },
  {
    rule: 'pint-ae-option-applied',
    fact: 'an option that says something else than its field is written',
    ...requests('standard-invoice', fields({ issueTime: '09:30:00' }), fields({ issueTime: '10:00:00' })),
    options: { issueTime: '10:00:00' },
    found: {
      severity: 'information',
      path: 'issueTime',
      message: 'issueTime was sent as 09:30:00. We wrote 10:00:00, because of the option issueTime.',
    },
  },
  {
    rule: 'pint-ae-malformed',
    fact: 'a number is no text',
    ...requests('standard-invoice', line({ unitPrice: '845,50' })),
    found: {
      severity: 'error',
      path: 'lines[0].unitPrice',
      message: 'lines[0].unitPrice must be a number, not the text 845,50.',
    },
  },
  {
    rule: 'pint-ae-illegal-character',
    fact: 'a text has no control characters',
    ...requests('standard-invoice', fields({ paymentTerms: '30 days\u000b net' })),
    found: {
      severity: 'error',
      path: 'paymentTerms',
      message: 'The text contains characters that XML cannot carry: U+000B.',
    },
  },
  {
    rule: 'pint-ae-unknown-field',
    fact: 'a field that the request does not have is ignored',
    ...requests(
      'standard-invoice',
      (request) => {
        Object.assign(request, { paymentTerms: undefined, paymentTerm: '30 days net' });
      },
      fields({ paymentTerms: '30 days net' }),
    ),
    found: {
      severity: 'warning',
      path: 'paymentTerm',
      message: 'Unknown field paymentTerm was ignored. Did you mean paymentTerms?',
    },
  },
  {
    rule: 'pint-ae-amount-rounded',
    fact: 'an amount has two decimals',
    ...requests(
      'standard-invoice',
      fields({ prepaidAmount: 100.005, legalMonetaryTotal: null }),
      fields({ prepaidAmount: 100.01, legalMonetaryTotal: null }),
    ),
    found: {
      severity: 'warning',
      path: 'prepaidAmount',
      message: 'The amount was sent as 100.005. We wrote 100.01: an amount has two decimals.',
    },
  },
  {
    rule: 'pint-ae-more-findings',
    fact: 'of two findings one is listed',
    ...requests('standard-invoice', (request) => {
      Object.assign(request, { currency: 'DHS' });
      request.buyer.address.countryCode = 'UAE1';
    }),
    options: { limits: { maxFindings: 1 } },
    found: { severity: 'error', path: '', message: 'One more finding is not listed.' },
    alsoFails: ['ibr-cl-04'],
  },
  {
    rule: 'pint-ae-more-findings',
    fact: 'warnings that are not listed, which are counted on their own',
    ...requests('standard-invoice', (request) => {
      Object.assign(request, { paymentTerm: '30 days', paymentText: 'net' });
    }),
    options: { limits: { maxFindings: 1 } },
    found: { severity: 'information', path: '', message: 'One more finding is not listed.' },
  },
];
