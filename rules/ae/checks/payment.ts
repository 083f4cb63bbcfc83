import {
  type Check,
  type CheckFinding,
  findingIf,
  partsOfAll,
} from '../../../src/core/specification/check.ts';
import ibanLengths from '../../pint/defaults/iban-lengths.json' with { type: 'json' };
import paymentMeans from '../codelists/UNCL4461-accepted.json' with { type: 'json' };

export const payment: readonly Check[] = [
  {
    id: 'ibr-cl-16',
    misspelt: { value: 'code', list: 'paymentMeans' },
    find: ({ payment, furtherPayments }) =>
      partsOfAll([payment, ...furtherPayments], (each): readonly CheckFinding[] => {
        // Rule ibr-049 reports a missing mode.
        if (!each?.paymentMode || Object.hasOwn(paymentMeans.codes, each.paymentMode)) return [];
        const path = each === payment ? 'paymentMode' : `${each.path}.paymentMode`;
        return [{ path, values: { code: each.paymentMode } }];
      }),
  },
  {
    id: 'ibr-093',
    about: ['paidAmounts'],
    // A credit note does not contain paid amounts; a finding says so.
    find: ({ root, paidAmounts, totals }) =>
      findingIf(
        root === 'Invoice' && paidAmounts.length > 0 && totals.prepaidAmount === undefined,
        'prepaidAmount',
      ),
  },
  {
    id: 'pint-ae-card-number',
    find: ({ payment, furtherPayments }) =>
      partsOfAll([payment, ...furtherPayments], (each): readonly CheckFinding[] => {
        const { cardAccountNumber, cardNetworkId, cardHolderName, path } = each ?? {};
        if (cardAccountNumber !== undefined || (cardNetworkId ?? cardHolderName) === undefined) return [];
        return [{ path: path ? `${path}.cardAccountNumber` : 'cardAccountNumber' }];
      }),
  },
  {
    id: 'pint-ae-iban',
    severity: 'warning',
    find: ({ payment }) =>
      payment?.accountScheme === 'IBAN' ? ibanFinding(payment.paymentBankAccount ?? '') : [],
  },
];

const lengths: Readonly<Record<string, number>> = ibanLengths;

function ibanFinding(iban: string): readonly CheckFinding[] {
  const path = 'paymentBankAccount';
  const country = iban.slice(0, 2);
  const length = Object.hasOwn(lengths, country) ? lengths[country] : undefined;
  if (length !== undefined && length !== iban.length)
    return [{ path, text: 'ibanLength', values: { iban, country, length, sent: iban.length } }];
  return hasIbanCheckDigits(iban) ? [] : [{ path, text: 'ibanCheckDigits', values: { iban } }];
}

const digitZero = 0x30;
const capitalA = 0x41;

/** ISO 7064 MOD 97-10, with the first four characters moved to the end and letters as numbers. */
function hasIbanCheckDigits(iban: string): boolean {
  const moved = iban.slice(4) + iban.slice(0, 4);
  let rest = 0;
  for (let at = 0; at < moved.length; at += 1) {
    const code = moved.charCodeAt(at);
    rest = (code < capitalA ? rest * 10 + code - digitZero : rest * 100 + code - capitalA + 10) % 97;
  }
  return rest === 1;
}
