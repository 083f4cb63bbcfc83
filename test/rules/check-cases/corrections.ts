import type { DocumentRequest } from '../../../src/specification/default.ts';
import { fields, line } from '../../request/edits.ts';
import { edited } from '../../requests.ts';
import type { CheckCase } from './case.ts';

type Edit = (request: DocumentRequest) => void;

const firstOf = (list: readonly object[] | null | undefined): object => {
  const [first] = list ?? [];
  if (first === undefined) throw new Error('the case has no such entry');
  return first;
};
/** Other values for the first allowance or charge of the document. */
const entry =
  (values: object): Edit =>
  (request) =>
    void Object.assign(firstOf(request.allowancesCharges), values);
/** Other values for the first supporting document. */
const attachment =
  (values: object): Edit =>
  (request) =>
    void Object.assign(firstOf(request.additionalDocuments), values);
const secondAttachment =
  (values: object): Edit =>
  (request) =>
    void Object.assign(firstOf(request.additionalDocuments?.slice(1)), values);
const seller =
  (values: object): Edit =>
  (request) =>
    void Object.assign(request.seller, values);

/** What corrects the first case of a check where the unchanged example would only lack what is wrong. */
export const corrections: Readonly<Record<string, Edit>> = {
  'aligned-ibrp-032': entry({ vatCategory: 'S' }),
  'aligned-ibrp-037': entry({ vatCategory: 'S' }),
  ...Object.fromEntries(
    ['z', 'e', 'o', 'ae'].flatMap((category) =>
      ['06', '07'].map((number) => [`aligned-ibrp-${category}-${number}`, entry({ vatRate: 0 })]),
    ),
  ),
  ...Object.fromEntries(
    ['z', 'e', 'o'].map((category) => [`aligned-ibrp-${category}-05`, line({ vatRate: 0 })]),
  ),
  'ibr-131-ae': entry({ amount: 10 }),
  'ibr-146-ae': entry({ amount: 10 }),
  'ibr-151-ae': entry({ vatCategory: 'E' }),
  'ibr-cl-19': entry({ reasonCode: '95' }),
  'ibr-cl-20': entry({ reasonCode: 'FC' }),
  'pint-ae-negative-entry': entry({ amount: 5 }),
  'pint-ae-entry-category': entry({ vatCategory: 'S' }),
  'ibr-005-ae': fields({ billingFrequencyCode: 'MTH' }),
  'ibr-005': fields({ currency: 'USD' }),
  'ibr-159-ae': fields({ currencyExchangeRate: 4.2915 }),
  'ibr-160-ae': fields({ notes: 'Billed every two weeks' }),
  'ibr-017': fields({ payee: { name: 'Factor LLC', identifier: 'F-1' } }),
  'ibr-029': fields({ billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31' }),
  'ibr-007-ae': fields({ beneficiaryId: '100712345600003' }),
  'ibr-137-ae': fields({ principalId: '100712345600003' }),
  'ibr-176-ae': fields({ principalId: '100712345600003' }),
  'ibr-138-ae': fields({ billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31' }),
  'ibr-142-ae': fields({
    delivery: { streetName: 'Al Seef Road 22', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
  }),
  'ibr-087': line({ baseQuantity: 1 }),
  'ibr-cl-15': line({ originCountry: 'CN' }),
  'ibr-cl-21': line({ standardItemId: '06291041500213', standardItemSchemeId: '0160' }),
  'pint-ae-item-certificate': line({
    certificates: [{ id: 'CO-1', typeCode: 'CO', type: 'Certificate of origin', issuer: 'X' }],
  }),
  'ibr-cl-11': seller({ legalRegistrationSchemeId: '0060' }),
  'ibr-052': attachment({ documentId: 'D-1' }),
  'ibr-071': attachment({ externalUri: null }),
  'ibr-072': attachment({ description: null }),
  'ibr-074': attachment({ mimeCode: 'application/pdf', fileName: 'a.pdf' }),
  'ibr-078': secondAttachment({ documentTypeCode: null }),
  'ibr-090': secondAttachment({ documentTypeCode: null }),
  'ibr-cl-24': attachment({ mimeCode: 'text/csv', fileName: 'a.csv' }),
  'pint-ae-attachment-base64': attachment({ embeddedBase64: 'iVBORw0KGgo=' }),
};

/** The request of a case corrected, as the tests check it and the documentation shows it; undefined: the example. */
export function correctedRequest({ rule, example, edit }: CheckCase): DocumentRequest | undefined {
  const correct = corrections[rule];
  if (correct === undefined) return undefined;
  // Cases share their values among all requests that are made of them.
  const request = structuredClone(edited(example, edit));
  correct(request);
  return request;
}
