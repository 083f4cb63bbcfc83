import { describe, expect, test } from 'vitest';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { example } from '../requests.ts';
import { pageOf, rootOf, textOf, toldIn } from './printed.ts';

const standard = serialise(rootOf(example('standard-invoice')));
const exportInDollars = serialise(rootOf(example('export-usd')));

/** The page of an example after its UBL was changed. */
function pageAfter(xml: string, from: string | RegExp, to: string): string {
  const changed = xml.replace(from, to);
  if (changed === xml) throw new Error(`the fixture does not have ${from}`);
  const parsed = parseUbl(changed);
  if (!parsed.ok) throw new Error('the fixture is not XML');
  return pageOf(parsed.value);
}

const amount = (name: string, digits: string) => `<cbc:${name} currencyID="AED">${digits}</cbc:${name}>`;
const base = (quantity: number) => `<cbc:BaseQuantity unitCode="EA">${quantity}<`;
const rate = (digits: string) => `<cbc:CalculationRate>${digits}<`;
const including = (digits: string) => amount('TaxInclusiveAmount', digits);

describe('a document that does not add up', () => {
  test.each([
    [
      pageAfter(standard, including('11125.80'), including('11025.80')),
      'Total incl. VAT: the document says 11,025.80; its parts add up to 11,125.80.',
      'Amount due: the document says 11,125.80; its parts add up to 11,025.80.',
    ],
    [
      pageAfter(standard, /(<cbc:PriceAmount currencyID="AED">)450[.\d]*/, '$1460'),
      'Line 2, Net amount: the document says 450.00; its parts add up to 460.00.',
    ],
    [
      pageAfter(standard, /<cbc:PayableAmount.*?<\/cbc:PayableAmount>/, ''),
      'Amount due: not in the document; its parts add up to 11,125.80.',
    ],
  ])('is told all that does not: %#', (page, ...told) => {
    expect(toldIn(page)).toEqual(told);
  });

  test.each([
    [
      standard,
      /529\.80/g,
      '529.82',
      /^VAT: .* says 529.82; .* add up to 529.80, a difference by rounding\.$/s,
    ],
    [exportInDollars, rate('3.6725'), rate('0.2723'), /^Total incl. VAT: .* 17,429.69; .* 1,292.34\.$/],
    [standard, base(1), base(10), /^Line 1, Net amount: .* 10,146.00; its parts add up to 1,014.60\.$/],
    [standard, base(1), base(0), /^Line 1, Net amount: cannot be calculated/],
  ])('is told in its currency, by cents and for several units: %#', (xml, from, to, told) => {
    expect(toldIn(pageAfter(xml, from, to))).toContainEqual(expect.stringMatching(told));
  });

  test('is shown as it is, with the figure marked', () => {
    const page = pageAfter(standard, including('11125.80'), including('11025.80'));
    expect(page).toMatch(/data-term="IBT-112"><bdi dir="ltr">11,025\.80<\/bdi><\/span> <span class="mark">≠/);
    expect(textOf(pageAfter(standard, base(1), base(10)))).toContain('845.50 for 10 each');
  });

  test.each(['1e3', 'ten', '1,000.00', 'NaN', `1${'0'.repeat(80)}`])(
    'because %s is not a number, shows it as it stands',
    (text) => {
      const page = pageAfter(standard, amount('PayableAmount', '11125.80'), amount('PayableAmount', text));
      expect(page).toContain(`data-term="IBT-115"><bdi>${text}</bdi>`);
      expect(toldIn(page)).toEqual([`Amount due: ${text} is not a number.`]);
    },
  );

  test('because the amount of a line is not a number, gives no sum of the lines', () => {
    const page = pageAfter(standard, />10146\.00</g, '>ten<');
    const told = toldIn(page);
    expect(told).toContain('Line 1, Net amount: ten is not a number.');
    expect(told.filter((each) => each.includes('add up to'))).toEqual([]);
  });

  test('with an amount in another currency than its own, shows that currency', () => {
    const page = pageAfter(standard, 'PayableAmount currencyID="AED"', 'PayableAmount currencyID="USD"');
    expect(page).toMatch(/data-term="IBT-115"><bdi dir="ltr">11,125\.80<\/bdi><\/span> <bdi>USD<\/bdi>/);
  });
});

test('a trading name is shown where it is not the name above it', () => {
  const { seller, ...others } = example('standard-invoice');
  const page = (tradingName: string) => pageOf(rootOf({ ...others, seller: { ...seller, tradingName } }));
  expect(textOf(page(seller.name))).not.toContain('Trading name');
  expect(textOf(page('Falcon'))).toContain('Trading name');
});
