import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rendering } from '../../rules/ae/rendering.ts';
import { Decimal } from '../../src/core/numbers/decimal.ts';
import { ISO4217List } from '../../src/generated/code-lists.js';
import { amountInWords } from '../../src/render/amount-in-words/amount-in-words.ts';
import { renderDocument } from '../../src/render/index.ts';
import { example } from '../requests.ts';
import { runs } from '../tier.ts';
import { textOf } from './printed.ts';

const inWords = (amount: string, currency: string, language: 'en' | 'ar') =>
  amountInWords(new Decimal(amount), currency, rendering)?.[language];

describe('An amount in English words', () => {
  test.each([
    ['0', 'AED', 'Zero UAE dirhams only'],
    ['0.01', 'AED', 'Zero UAE dirhams and one fils only'],
    ['0.50', 'AED', 'Zero UAE dirhams and fifty fils only'],
    ['1', 'AED', 'One UAE dirham only'],
    ['1.00', 'AED', 'One UAE dirham only'],
    ['2', 'AED', 'Two UAE dirhams only'],
    ['3', 'AED', 'Three UAE dirhams only'],
    ['10', 'AED', 'Ten UAE dirhams only'],
    ['11', 'AED', 'Eleven UAE dirhams only'],
    ['12', 'AED', 'Twelve UAE dirhams only'],
    ['13', 'AED', 'Thirteen UAE dirhams only'],
    ['14', 'AED', 'Fourteen UAE dirhams only'],
    ['15', 'AED', 'Fifteen UAE dirhams only'],
    ['18', 'AED', 'Eighteen UAE dirhams only'],
    ['19', 'AED', 'Nineteen UAE dirhams only'],
    ['20', 'AED', 'Twenty UAE dirhams only'],
    ['21', 'AED', 'Twenty-one UAE dirhams only'],
    ['40', 'AED', 'Forty UAE dirhams only'],
    ['88', 'AED', 'Eighty-eight UAE dirhams only'],
    ['99', 'AED', 'Ninety-nine UAE dirhams only'],
    ['100', 'AED', 'One hundred UAE dirhams only'],
    ['101', 'AED', 'One hundred and one UAE dirhams only'],
    ['110', 'AED', 'One hundred and ten UAE dirhams only'],
    ['200', 'AED', 'Two hundred UAE dirhams only'],
    ['999', 'AED', 'Nine hundred and ninety-nine UAE dirhams only'],
    ['1000', 'AED', 'One thousand UAE dirhams only'],
    ['1001', 'AED', 'One thousand and one UAE dirhams only'],
    ['1099', 'AED', 'One thousand and ninety-nine UAE dirhams only'],
    ['1100', 'AED', 'One thousand one hundred UAE dirhams only'],
    ['1250.50', 'AED', 'One thousand two hundred and fifty UAE dirhams and fifty fils only'],
    ['1775.55', 'AED', 'One thousand seven hundred and seventy-five UAE dirhams and fifty-five fils only'],
    ['10000', 'AED', 'Ten thousand UAE dirhams only'],
    ['11000', 'AED', 'Eleven thousand UAE dirhams only'],
    ['100000', 'AED', 'One hundred thousand UAE dirhams only'],
    ['101000', 'AED', 'One hundred and one thousand UAE dirhams only'],
    [
      '123456.78',
      'AED',
      'One hundred and twenty-three thousand four hundred and fifty-six UAE dirhams and seventy-eight fils only',
    ],
    ['1000000', 'AED', 'One million UAE dirhams only'],
    ['1000001', 'AED', 'One million and one UAE dirhams only'],
    ['1001000', 'AED', 'One million one thousand UAE dirhams only'],
    ['2500000', 'AED', 'Two million five hundred thousand UAE dirhams only'],
    ['1000000000', 'AED', 'One billion UAE dirhams only'],
    ['1000000000000', 'AED', 'One trillion UAE dirhams only'],
    [
      '999999999999999.99',
      'AED',
      'Nine hundred and ninety-nine trillion nine hundred and ninety-nine billion nine hundred and ninety-nine million nine hundred and ninety-nine thousand nine hundred and ninety-nine UAE dirhams and ninety-nine fils only',
    ],
    ['1000000000000000', 'AED', 'One quadrillion UAE dirhams only'],
    ['-1', 'AED', 'Minus one UAE dirham only'],
    ['-0.05', 'AED', 'Minus zero UAE dirhams and five fils only'],
    ['-1250.50', 'AED', 'Minus one thousand two hundred and fifty UAE dirhams and fifty fils only'],
    ['-0', 'AED', 'Zero UAE dirhams only'],
    ['5.005', 'AED', 'Five UAE dirhams and 005/1000 only'],
    ['1.01', 'USD', 'One US dollar and one cent only'],
    ['2.02', 'EUR', 'Two euros and two cents only'],
    ['1.01', 'GBP', 'One pound sterling and one penny only'],
    ['3.03', 'GBP', 'Three pounds sterling and three pence only'],
    ['12.5', 'KWD', 'Twelve Kuwaiti dinars and five hundred fils only'],
    ['12.005', 'BHD', 'Twelve Bahraini dinars and five fils only'],
    ['1.25', 'OMR', 'One Omani rial and two hundred and fifty baisa only'],
    ['7.75', 'SAR', 'Seven Saudi riyals and seventy-five halalas only'],
    ['7.10', 'QAR', 'Seven Qatari riyals and ten dirhams only'],
    ['1.5', 'EGP', 'One Egyptian pound and fifty piastres only'],
    ['5000', 'JPY', 'Five thousand Japanese yen only'],
    ['5000.50', 'JPY', 'Five thousand Japanese yen and 50/100 only'],
    ['100.25', 'INR', 'One hundred Indian rupees and twenty-five paise only'],
    ['1250.50', 'BDT', 'One thousand two hundred and fifty Taka and 50/100 only'],
    ['3', 'XAU', 'Three Gold only'],
    ['3.5', 'QQQ', 'Three QQQ and 50/100 only'],
  ])('%s %s is: %s', (amount, currency, words) => {
    expect(inWords(amount, currency, 'en')).toBe(words);
  });

  test('read back is the amount', () => {
    const digits = fc.bigInt({ min: 0n, max: 10n ** 17n - 1n });
    fc.assert(
      fc.property(digits, fc.boolean(), (fils, isNegative) => {
        const amount = new Decimal(fils.toString()).div(100).times(isNegative ? -1 : 1);
        expect(readBack(inWords(amount.toFixed(2), 'AED', 'en') ?? '')).toBe(
          amount
            .plus(0)
            .toFixed(2)
            .replace(/^-(0\.00)$/, '$1'),
        );
      }),
      { numRuns: runs(300) },
    );
  });
});

describe('An amount in Arabic words', () => {
  test.each([
    ['0', 'AED', 'صفر درهم إماراتي'],
    ['0.01', 'AED', 'صفر درهم إماراتي وفلس واحد'],
    ['0.50', 'AED', 'صفر درهم إماراتي وخمسون فلساً'],
    ['1', 'AED', 'درهم إماراتي واحد'],
    ['2', 'AED', 'درهمان إماراتيان'],
    ['3', 'AED', 'ثلاثة دراهم إماراتية'],
    ['8', 'AED', 'ثمانية دراهم إماراتية'],
    ['10', 'AED', 'عشرة دراهم إماراتية'],
    ['11', 'AED', 'أحد عشر درهماً إماراتياً'],
    ['12', 'AED', 'اثنا عشر درهماً إماراتياً'],
    ['13', 'AED', 'ثلاثة عشر درهماً إماراتياً'],
    ['18', 'AED', 'ثمانية عشر درهماً إماراتياً'],
    ['20', 'AED', 'عشرون درهماً إماراتياً'],
    ['21', 'AED', 'واحد وعشرون درهماً إماراتياً'],
    ['22', 'AED', 'اثنان وعشرون درهماً إماراتياً'],
    ['35', 'AED', 'خمسة وثلاثون درهماً إماراتياً'],
    ['99', 'AED', 'تسعة وتسعون درهماً إماراتياً'],
    ['100', 'AED', 'مائة درهم إماراتي'],
    ['101', 'AED', 'مائة درهم إماراتي ودرهم واحد'],
    ['102', 'AED', 'مائة درهم إماراتي ودرهمان'],
    ['103', 'AED', 'مائة وثلاثة دراهم إماراتية'],
    ['111', 'AED', 'مائة وأحد عشر درهماً إماراتياً'],
    ['200', 'AED', 'مائتا درهم إماراتي'],
    ['201', 'AED', 'مائتا درهم إماراتي ودرهم واحد'],
    ['250', 'AED', 'مائتان وخمسون درهماً إماراتياً'],
    ['300', 'AED', 'ثلاثمائة درهم إماراتي'],
    ['899', 'AED', 'ثمانمائة وتسعة وتسعون درهماً إماراتياً'],
    ['1000', 'AED', 'ألف درهم إماراتي'],
    ['1001', 'AED', 'ألف درهم إماراتي ودرهم واحد'],
    ['1002', 'AED', 'ألف درهم إماراتي ودرهمان'],
    ['1005', 'AED', 'ألف وخمسة دراهم إماراتية'],
    ['1200', 'AED', 'ألف ومائتا درهم إماراتي'],
    ['1250.50', 'AED', 'ألف ومائتان وخمسون درهماً إماراتياً وخمسون فلساً'],
    ['1775.55', 'AED', 'ألف وسبعمائة وخمسة وسبعون درهماً إماراتياً وخمسة وخمسون فلساً'],
    ['2000', 'AED', 'ألفا درهم إماراتي'],
    ['2001', 'AED', 'ألفا درهم إماراتي ودرهم واحد'],
    ['2100', 'AED', 'ألفان ومائة درهم إماراتي'],
    ['3000', 'AED', 'ثلاثة آلاف درهم إماراتي'],
    ['10000', 'AED', 'عشرة آلاف درهم إماراتي'],
    ['11000', 'AED', 'أحد عشر ألف درهم إماراتي'],
    ['11500', 'AED', 'أحد عشر ألفاً وخمسمائة درهم إماراتي'],
    ['100000', 'AED', 'مائة ألف درهم إماراتي'],
    ['101000', 'AED', 'مائة ألف وألف درهم إماراتي'],
    ['102000', 'AED', 'مائة ألف وألفا درهم إماراتي'],
    ['102500', 'AED', 'مائة ألف وألفان وخمسمائة درهم إماراتي'],
    ['103000', 'AED', 'مائة وثلاثة آلاف درهم إماراتي'],
    ['200000', 'AED', 'مائتا ألف درهم إماراتي'],
    ['123456.78', 'AED', 'مائة وثلاثة وعشرون ألفاً وأربعمائة وستة وخمسون درهماً إماراتياً وثمانية وسبعون فلساً'],
    ['1000000', 'AED', 'مليون درهم إماراتي'],
    ['2000000', 'AED', 'مليونا درهم إماراتي'],
    ['2500000', 'AED', 'مليونان وخمسمائة ألف درهم إماراتي'],
    ['3000000', 'AED', 'ثلاثة ملايين درهم إماراتي'],
    ['15000000', 'AED', 'خمسة عشر مليون درهم إماراتي'],
    ['15000020', 'AED', 'خمسة عشر مليوناً وعشرون درهماً إماراتياً'],
    ['1000000000', 'AED', 'مليار درهم إماراتي'],
    ['4000000000', 'AED', 'أربعة مليارات درهم إماراتي'],
    ['1000000000000', 'AED', 'تريليون درهم إماراتي'],
    ['1000000000000000', 'AED', 'كوادريليون درهم إماراتي'],
    ['-1250.50', 'AED', 'سالب ألف ومائتان وخمسون درهماً إماراتياً وخمسون فلساً'],
    ['7.02', 'AED', 'سبعة دراهم إماراتية وفلسان'],
    ['7.03', 'AED', 'سبعة دراهم إماراتية وثلاثة فلوس'],
    ['7.11', 'AED', 'سبعة دراهم إماراتية وأحد عشر فلساً'],
    ['5.005', 'AED', 'خمسة دراهم إماراتية و005/1000'],
    ['2.01', 'SAR', 'ريالان سعوديان وهللة واحدة'],
    ['3.02', 'SAR', 'ثلاثة ريالات سعودية وهللتان'],
    ['3.08', 'SAR', 'ثلاثة ريالات سعودية وثماني هللات'],
    ['3.11', 'SAR', 'ثلاثة ريالات سعودية وإحدى عشرة هللة'],
    ['3.12', 'SAR', 'ثلاثة ريالات سعودية واثنتا عشرة هللة'],
    ['3.18', 'SAR', 'ثلاثة ريالات سعودية وثماني عشرة هللة'],
    ['3.21', 'SAR', 'ثلاثة ريالات سعودية وإحدى وعشرون هللة'],
    ['3.28', 'SAR', 'ثلاثة ريالات سعودية وثمانٍ وعشرون هللة'],
    ['12.5', 'KWD', 'اثنا عشر ديناراً كويتياً وخمسمائة فلس'],
    ['3.2', 'BHD', 'ثلاثة دنانير بحرينية ومائتا فلس'],
    ['1.25', 'OMR', 'ريال عُماني واحد ومائتان وخمسون بيسة'],
    ['2.1', 'QAR', 'ريالان قطريان وعشرة دراهم'],
    ['4.03', 'EGP', 'أربعة جنيهات مصرية وثلاثة قروش'],
    ['21.25', 'INR', 'إحدى وعشرون روبية هندية وخمس وعشرون بيسة'],
    ['2', 'INR', 'روبيتان هنديتان'],
    ['10', 'INR', 'عشر روبيات هندية'],
    ['101', 'INR', 'مائة روبية هندية وروبية واحدة'],
    ['3.5', 'USD', 'ثلاثة دولارات أمريكية وخمسون سنتاً'],
    ['2', 'EUR', 'اثنان يورو'],
    ['12', 'EUR', 'اثنا عشر يورو'],
    ['15.03', 'GBP', 'خمسة عشر جنيهاً إسترلينياً وثلاثة بنسات'],
    ['5000', 'JPY', 'خمسة آلاف ين ياباني'],
    ['11000.50', 'BDT', 'أحد عشر ألفاً BDT و50/100'],
    ['2', 'BDT', 'اثنان BDT'],
    ['200', 'BDT', 'مائتان BDT'],
  ])('%s %s is: %s', (amount, currency, words) => {
    expect(inWords(amount, currency, 'ar')).toBe(`فقط ${words} لا غير`);
  });
});

describe('An amount in words', () => {
  test('is said in both languages for every currency of the list, with its fraction', () => {
    const currencies = Object.keys(ISO4217List.codes);
    const ofThreeDecimals = ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'];
    for (const currency of currencies) {
      const fraction = ofThreeDecimals.includes(currency)
        ? 'seven hundred and fifty'
        : '(?:seventy-five|75/100)';
      expect(inWords('1250.75', currency, 'en')).toMatch(
        new RegExp(`^One thousand two hundred and fifty \\S.* and ${fraction}\\b.* only$`),
      );
      expect(inWords('1250.75', currency, 'ar')).toMatch(/^فقط ألف ومائتان وخمسون \S.* و\S.* لا غير$/);
    }
    expect(Object.keys(rendering.currenciesInWords).filter((code) => !currencies.includes(code))).toEqual([]);
  });

  test('is none for an amount that no one reads in words', () => {
    expect(inWords('1000000000000000000', 'AED', 'en')).toBeUndefined();
  });

  test.each([
    ['en', 'Amount in words One thousand seven hundred'],
    ['ar', 'المبلغ كتابةً فقط ألف وسبعمائة'],
  ] as const)('stands under the totals if the company wants it (%s)', (language, words) => {
    const page = (look: object) =>
      textOf(renderDocument(JSON.stringify(example('credit-note')), { language, look }).html ?? '');
    expect(page({ amountInWords: true })).toContain(words);
    expect(page({})).not.toContain(words);
  });
});

const units =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = ['thousand', 'million', 'billion', 'trillion'];

/** The amount in dirhams that words say. */
function readBack(words: string): string {
  const [, sign, whole = '', fils] =
    /^(minus )?(.*) uae dirhams?(?: and (.*) fils)? only$/.exec(words.toLowerCase()) ?? [];
  return `${sign ? '-' : ''}${numberOf(whole)}.${String(numberOf(fils ?? 'zero')).padStart(2, '0')}`;
}

function numberOf(words: string): bigint {
  let sum = 0n;
  let group = 0n;
  for (const word of words.split(/[ -]/)) {
    if (word === 'and') continue;
    const scale = scales.indexOf(word);
    if (scale >= 0) {
      sum += group * 1000n ** BigInt(scale + 1);
      group = 0n;
    } else if (word === 'hundred') group *= 100n;
    else if (tens.includes(word)) group += BigInt(tens.indexOf(word) * 10 + 20);
    else if (units.includes(word)) group += BigInt(units.indexOf(word));
    else throw new Error(`no number: ${word}`);
  }
  return sum + group;
}
