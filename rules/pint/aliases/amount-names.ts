import type { NamesOfAmounts } from '../../../src/core/specification/specification.ts';

/** Other systems' names for amounts, without blanks and marks, in the order in which they are tried. */
export const amountNames: readonly NamesOfAmounts[] = [
  { names: /withh[eo]ldingtax|tax(?:amount)?withh[eo]ld|^wht/, fields: [], text: 'withholdingTax' },
  {
    names: /(?:retention|retainage|withh[eo]ld(?:ing)?)(?:amount|percent(?:age)?|pct|rate)?$|محتجز/,
    fields: ['payableAmount', 'lineExtensionAmount'],
    text: 'retention',
  },
  {
    // A discount for early payment, or one already deducted: the number does not tell which.
    names: /(?:cash|early|prompt|settlement)(?:payment)?disc(?:ount)?|^skonto/,
    fields: ['allowancesCharges'],
    text: 'discountOrTerms',
  },
  {
    names:
      /(?:(?:disc(?:ount)?|rebate|rabatt|nachlass|deduction|reduction|voucher|coupon|promo(?:tion)?|surcharge|zuschlag|markup|freight|fracht(?:kosten)?|shipping|handling|insurance|commission|penalty|levy|duty|excise(?:tax)?|fee|tip|gratuity|trinkgeld|بقشيش|(?:delivery|extra|other|additional|service|shipping|handling)(?:charge|cost))s?|خصم|رسوم)(?:amount|amt|total|sum|value|percent(?:age)?|pct|prcnt|rate)?$|^خصم|^(?:kbetr|kwert)$/,
    fields: ['allowancesCharges'],
    text: 'asEntry',
  },
  {
    names: /^(?:less)?adv(?:ance)?(?:payment|paid|received|recover(?:y|ed)|adjust(?:ed|ment))?(?:amount)?$/,
    fields: ['prepaidAmount'],
  },
  { names: /^(?:amount|already|pre)*paid(?:amount)?$/, fields: ['prepaidAmount'] },
  {
    names:
      /^(?:down|pre|advance|part)payment(?:s)?(?:amount|amt|paid|received|total)?$|^عربون$|^(?:ال)?دفعه(?:ال)?مقدمه$/,
    fields: ['prepaidAmount'],
  },
  {
    names: /(?:rounding|roundoff)(?:adj(?:ustment)?|diff(?:erence)?)?(?:amount|value)?$|^rounddif$|^rundung/,
    fields: ['payableRoundingAmount'],
  },
  {
    names: /price(?:s)?(?:incl|with)(?:usive|uding)?(?:of)?(?:vat|tax)?$/,
    fields: [],
    text: 'pricesWithTax',
  },
];

/** Beginnings and endings of other names of amounts. */
export const anyAmount =
  /(?:amount|amt|total|betrag|summe|(?:net|gross|line|taxable|invoice|total)value|^(?:line)?(?:net|gross)|مبلغ|اجمالي)$|^(?:total|amount)(?:incl|excl|with|before|after|net|gross|price)|^(?:مبلغ|اجمالي)|^(?:netwr|brtwr|wrbtr|dmbtr|totalexpns)$/;
