import { describe, expect, test } from 'vitest';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { example } from '../requests.ts';
import { pageOf, rootOf, textOf } from './printed.ts';

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

function toldIn(page: string): string[] {
  const [, list = ''] = /class="discrepancies">[\s\S]*?<ul>([\s\S]*?)<\/ul>/.exec(page) ?? [];
  return Array.from(list.matchAll(/<li>([\s\S]*?)<\/li>/g), ([, item = '']) => textOf(item));
}

const amount = (name: string, digits: string) => `<cbc:${name} currencyID="AED">${digits}</cbc:${name}>`;

describe('a document that does not add up', () => {
  test('is shown as it is, with the figure marked and the sum stated', () => {
    const page = pageAfter(
      standard,
      amount('TaxInclusiveAmount', '11125.80'),
      amount('TaxInclusiveAmount', '11025.80'),
    );
    expect(page).toMatch(/data-term="IBT-112"><bdi dir="ltr">11,025\.80<\/bdi><\/span> <span class="mark">≠/);
    expect(toldIn(page)).toEqual([
      'Total incl. VAT: the document says 11,025.80; its parts add up to 11,125.80.',
      'Amount due: the document says 11,125.80; its parts add up to 11,025.80.',
    ]);
  });

  test('in a line, is reported with the line', () => {
    const page = pageAfter(
      standard,
      /<cbc:PriceAmount currencyID="AED">450[.\d]*</,
      '<cbc:PriceAmount currencyID="AED">460<',
    );
    expect(toldIn(page)).toEqual([
      'Line 2, Net amount: the document says 450.00; its parts add up to 460.00.',
    ]);
  });

  test('by a cent or two of VAT, is reported as a rounding', () => {
    const page = pageAfter(standard, /529\.80/g, '529.82').replaceAll('\n', ' ');
    expect(toldIn(page)[0]).toBe(
      'VAT: the document says 529.82; its parts add up to 529.80, a difference by rounding.',
    );
  });

  test('in another currency, is compared by its exchange rate', () => {
    const page = pageAfter(exportInDollars, '<cbc:CalculationRate>3.6725<', '<cbc:CalculationRate>0.2723<');
    expect(toldIn(page)).toContain(
      'Total incl. VAT: the document says 17,429.69; its parts add up to 1,292.34.',
    );
  });

  test('because a total is missing, says so', () => {
    const page = pageAfter(standard, /<cbc:PayableAmount.*?<\/cbc:PayableAmount>/, '');
    expect(toldIn(page)).toEqual(['Amount due: not in the document; its parts add up to 11,125.80.']);
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

describe('the price of a line', () => {
  test('may be for several units', () => {
    const page = pageAfter(
      standard,
      /<cbc:BaseQuantity unitCode="EA">1</,
      '<cbc:BaseQuantity unitCode="EA">10<',
    );
    expect(textOf(page)).toContain('845.50 for 10 each');
    expect(toldIn(page)[0]).toBe(
      'Line 1, Net amount: the document says 10,146.00; its parts add up to 1,014.60.',
    );
  });

  test('for no unit at all gives no sum', () => {
    const page = pageAfter(
      standard,
      /<cbc:BaseQuantity unitCode="EA">1</,
      '<cbc:BaseQuantity unitCode="EA">0<',
    );
    expect(toldIn(page)[0]).toMatch(/^Line 1, Net amount: cannot be calculated/);
  });
});

test('a trading name is shown where it is not the name above it', () => {
  const { seller, ...others } = example('standard-invoice');
  const page = (tradingName: string) => pageOf(rootOf({ ...others, seller: { ...seller, tradingName } }));
  expect(textOf(page(seller.name))).not.toContain('Trading name');
  expect(textOf(page('Falcon'))).toContain('Trading name');
});
