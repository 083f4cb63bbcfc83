import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { applied } from '../properties/apply-patch.ts';
import { example } from '../requests.ts';

/** A document of one line of 1000 at 5 %, with fields that the request does not have. */
function document(fields: object, ofLine: object = {}): DocumentRequest {
  const { lines, ...request } = example('standard-invoice');
  const line = { ...lines[0], quantity: 1, unitPrice: 1000, lineExtensionAmount: null, ...ofLine };
  const sent = { ...request, taxTotal: null, legalMonetaryTotal: null, lines: [line], ...fields };
  return sent as unknown as DocumentRequest;
}

const totals = (taxExclusiveAmount: number, tax: number) => ({
  taxTotal: { taxAmount: tax },
  legalMonetaryTotal: {
    lineExtensionAmount: 1000,
    taxExclusiveAmount,
    taxInclusiveAmount: taxExclusiveAmount + tax,
    payableAmount: taxExclusiveAmount + tax,
  },
});

const names: Readonly<Record<string, string>> = {
  retail: 'cashback loyaltyPoints giftCard packing promotionalAllowance',
  hotels:
    'tourismDirham municipality municipalityFee dtcm corkage minibar resortFee noShowFee درهم_السياحة رسوم_البلدية',
  construction:
    'liquidatedDamages backCharge provisionalSum mobilisationAdvance dayworks variationOrder غرامة تعويضات',
  freight: 'demurrage detention storage salik thc wharfage haulage customsClearance أرضيات تخليص',
  property: 'escrow ejari chillerCharges brokerage innovationDirham knowledgeFee sinkingFund ضمان',
  gold: 'wastage makingCharges goldValue hallmarking مصنعية',
  telecom: 'roaming airtime topUp interconnect',
  health: 'copay coInsurance deductible',
  all: 'disbursements arrears lateInterest setOff concession waiver carriedForward عربون downPaymentAmount',
};

describe.each(Object.entries(names))('money in a field of %s that the request does not have', (_, list) => {
  test.each(list.split(' '))('is refused where no totals are sent: %s', (name) => {
    for (const request of [document({ [name]: 90.5 }), document({}, { [name]: '90.50' })])
      expect(validate(request).outcome).toBe('malformed');
  });

  test.each(list.split(' '))('is connected with totals that include it, and stays charged: %s', (name) => {
    const request = document({ [name]: 90.5, ...totals(1090.5, 54.53) });
    const { issues, warnings } = validate(request);
    expect(issues.map(({ path }) => path)).toEqual([name]);
    expect(warnings.map(({ path }) => path)).not.toContain(name);
    if (issues[0]?.rule !== 'pint-ae-totals') return;
    expect(issues[0].message).toContain('The totals include 90.50');
    const [charge] = issues[0].suggestions ?? [];
    const after = validate(applied(request, charge?.patch ?? []) as DocumentRequest);
    expect([after.outcome, after.totals?.payableAmount]).toEqual(['valid', '1145.03']);
  });
});
