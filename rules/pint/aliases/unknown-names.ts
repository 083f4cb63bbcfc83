import type { NamesOfUnknown } from '../../../src/core/specification/specification.ts';
import describing from './describing-words.json' with { type: 'json' };
import general from './general-words.json' with { type: 'json' };
import trades from './trade-words.json' with { type: 'json' };

const moneyParts =
  /(?:discount|rebate|rabatt|nachlass|deduction|markdown|surcharge|zuschlag|freight|fracht|deposit|retention|retain(?:age|ed)|prepa(?:id|y)|prelevement|anzahl|advance|gratuity|trinkgeld|round|rundung|price|preis|amount|betrag|summe|penalt|levy|commission|insurance|voucher|coupon|subtotal|payable|receivable|charge|giftcert|applied|credit(?:s|ed|applied)|^netwr|^wrbtr|^dmbtr|^kbetr|^kwert|^kzwi|^brtwr|^skfb|^netpr|خصم|رسم|رسوم|مبلغ|سعر|اجمالي|بقشيش|تقريب|دفعه|سلفه|محتجز|شحن)/;

/** Words from trade names: Latin ones begin a word of a name, Arabic ones may follow an article. */
const moneyStems = new RegExp(
  trades.stems.map((stem) => (/^[a-z]/.test(stem) ? `(?:^|_)${stem.replace(' ', '_?')}` : stem)).join('|'),
);

/** Meanings of unknown names: by whole `words`, `parts` anywhere, `stems` of words, and last words (`heads`). */
export const unknownNames: NamesOfUnknown = {
  tax: {
    parts:
      /(?:tax|duty|duties|excise|mwst|umsatzst|steuer|withh[eo]ld|reversecharge|zerorat|outofscope|exempt|^mws|^vat|^gst|ضريب|معف)/,
    words: ['vat', 'gst', 'wht', 'tds', 'tcs', 'cess', 'cgst', 'sgst', 'igst', 'ust', 'iva', 'tva', 'rcm'],
  },
  free: {
    parts: /(?:freeofcharge|nocharge|complimentary|gratis|kostenlos|freeitem|freegood|bonusitem|مجان)/,
    words: ['free', 'foc', 'bonus', 'sample', 'gift'],
  },
  money: {
    parts: moneyParts,
    stems: moneyStems,
    heads: [...trades.heads, 'balance', 'exclusive', 'inclusive'],
    words: [...trades.words, ...general.money],
  },
  rate: general.rate,
  innocent: trades.innocent,
  currencies: trades.currencies,
  /** The currency of the amounts in the part with the field, not of an account, a list or a report. */
  ofAmounts:
    /^(?:transaction|trans|txn|document|doc|invoice|line|item|price|unit|sales)?(?:currency|cur|curr|ccy|waerk|waers|wahrung|waehrung|devise|عمله)(?:code|iso|isocode|name|id|ref)?$/,
  /** Data of the sender's own books, which does not belong on an invoice. */
  internal: general.internal,
  describingEnd:
    /(?:(?<!pa)id|ref|number|code|name|date|days|type|status|qty|quantity|weight|text|description)$/,
  describing,
};

/** Words that make a name different from any in the request: a debit is not a credit. */
export const unlikeWords: readonly string[] = ['debit', 'debits', 'مدين'];
