import { describe, expect, test } from 'vitest';
import inTrade from '../../rules/pint/aliases/unit-codes-in-trade.json' with { type: 'json' };
import spellings from '../../rules/pint/aliases/unit-spellings.json' with { type: 'json' };
import { codes as officialCodes } from '../../rules/pint/codelists/UNECERec20.json';
import meanings from '../../rules/pint/messages/units.json' with { type: 'json' };
import { convert } from '../../src/api/convert.ts';
import { validate } from '../../src/api/validate.ts';
import { mendRequest } from '../../src/api/validate-document.ts';
import type { ValidateRequestOptions } from '../../src/api/validate-request.ts';
import { nameKey } from '../../src/core/text/text.ts';
import { applied } from '../properties/apply-patch.ts';
import { edited, lineOf } from '../requests.ts';

type Meant = Readonly<Record<string, readonly string[]>>;

const codesInTrade: Meant = inTrade.codes;
const namesInTrade: Meant = inTrade.names;

const withUnit = (unitCode: string) =>
  edited('standard-invoice', (request) => {
    lineOf(request).unitCode = unitCode;
  });

/** Returns what is told about the unit of the first line, with the value that a fix would set. */
function toldOf(unitCode: string, options: ValidateRequestOptions = {}) {
  const { valid, issues, warnings } = validate(withUnit(unitCode), options);
  const told = [...issues, ...warnings].filter(({ path }) => path === 'lines[0].unitCode');
  return {
    valid,
    told: told.map(({ rule, severity }) => `${severity} ${rule}`),
    message: told.map(({ message }) => message).join(' '),
    fix: told.flatMap(({ fix = [] }) => fix.map((step) => ('value' in step ? step.value : undefined))),
  };
}

const writtenUnit = (unitCode: string, options: ValidateRequestOptions = {}) =>
  /InvoicedQuantity unitCode="([^"]*)"/.exec(convert(withUnit(unitCode), options).xml ?? '')?.[1];

const rule = 'pint-ae-unit-in-trade';

describe('a code that trade uses for something else', () => {
  test.each(Object.entries(codesInTrade))('%s is asked about', (code, meant) => {
    const { valid, told, message, fix } = toldOf(code);
    expect([valid, told]).toEqual([true, [`warning ${rule}`]]);
    const others = meant.filter((each) => each !== code);
    for (const each of [code, ...others]) expect(message).toContain(`${each} (${meaningOf(each)})`);
    // Only one meaning is certain, and only if the list's own is not in use beside it.
    expect(fix).toEqual(meant.length === 1 ? others : []);
    expect(writtenUnit(code)).toBe(code);
  });

  test.each(Object.keys(codesInTrade))('%s is refused under strict', (code) => {
    const { valid, told } = toldOf(code, { strict: true });
    expect([valid, told]).toEqual([false, [`error ${rule}`]]);
  });

  test.each(Object.entries(codesInTrade))('%s means no less in small letters', (code, meant) => {
    const sent = code.toLowerCase();
    if (sent === code) return;
    const [only = ''] = meant;
    const { valid, told, message, fix } = toldOf(sent);
    if (meant.length > 1) {
      expect([valid, told]).toEqual([false, ['error ibr-cl-23']]);
      for (const each of meant) expect(message).toContain(`${each} (${meaningOf(each)})`);
      return;
    }
    expect([valid, told, fix]).toEqual([true, [`warning ${rule}`], [only]]);
    expect(message).toContain(`${code} (${meaningOf(code)})`);
    expect(writtenUnit(sent)).toBe(only);
    expect(toldOf(sent, { strict: true }).valid).toBe(false);
  });

  test('is fixed where trade means one thing by it, and else left to the sender', () => {
    const mended = (unitCode: string) => JSON.parse(mendRequest(JSON.stringify(withUnit(unitCode))).text);
    expect(lineOf(mended('KGS')).unitCode).toBe('KGM');
    expect(lineOf(mended('MTS')).unitCode).toBe('MTS');
    expect(lineOf(mended('RM')).unitCode).toBe('RM');
  });

  test('is in the list, and so is all that trade means by it', () => {
    for (const [code, meant] of Object.entries(codesInTrade))
      expect([code, ...meant].filter((each) => !(each in officialCodes))).toEqual([]);
    for (const meant of Object.values(namesInTrade))
      expect(meant.filter((each) => !(each in officialCodes))).toEqual([]);
  });

  test('has a meaning in both languages, and so has all that trade means by it', () => {
    const all = [...Object.entries(codesInTrade).flat(2), ...Object.values(namesInTrade).flat()];
    expect(all.filter((code) => !(code in meanings))).toEqual([]);
  });
});

function meaningOf(code: string): string {
  return meanings[code as keyof typeof meanings].en;
}

test('the caller decides once what a text means, in any spelling, and is told', () => {
  const options = { units: { CTN: 'XCT', PLT: 'XOS', MTS: 'TNE' }, strict: true };
  for (const [sent, written] of [
    ['CTN', 'XCT'],
    ['ctn', 'XCT'],
    ['Mts.', 'TNE'],
    ['plt', 'XOS'],
    ['KGM', 'KGM'],
  ] as const) {
    const { valid, told } = toldOf(sent, options);
    expect([sent, valid, told]).toEqual([sent, true, sent === 'KGM' ? [] : [`information ${rule}`]]);
    expect(writtenUnit(sent, options)).toBe(written);
  }
});

test('the caller may also decide for the meaning of the list', () => {
  for (const [sent, written] of [
    ['RM', 'RM'],
    ['KGM', 'TNE'],
  ] as const) {
    const options = { units: { [sent]: written }, strict: true };
    expect(toldOf(sent, options)).toMatchObject({ valid: true, told: [`information ${rule}`] });
    expect(writtenUnit(sent, options)).toBe(written);
  }
});

test('a unit of an option that is in no list is an issue on every line that it decides', () => {
  expect(toldOf('CTN', { units: { CTN: 'KARTON' } })).toMatchObject({
    told: ['error ibr-cl-23', `information ${rule}`],
  });
});

describe('an ordinary unit of trade is not asked about:', () => {
  const ordinary =
    'C62 EA H87 KGM GRM MGM TNE LTR MLT HLT MTR CMT MMT KMT LM MTK FTK MTQ FOT INH YRD HUR MIN SEC DAY WEE MON ANN XBX XCT XPK XPX XBG XBO XRO XDR XBE XST XCS SET PR DZN GRO LS E48 E49 E51 E54 KWH MWH GLL GLI BLL ONZ CTM IE ACT NAR NMP ZZ MIL CEN TP';
  test.each(ordinary.split(' '))('%s', (code) => {
    expect(toldOf(code)).toMatchObject({ valid: true, told: [] });
  });

  test('nor is a word that has one meaning, whatever the code of that meaning also means', () => {
    expect(toldOf('reams')).toMatchObject({ valid: true, told: ['information pint-ae-alias'] });
    expect(writtenUnit('reams')).toBe('RM');
  });
});

describe('a word for a unit is read as its code:', () => {
  test('a name belongs to one unit, and none is a code or a name of several', () => {
    const keys = Object.entries(spellings).flatMap(([code, names]) =>
      [...new Set(names.map(nameKey))].map((key) => [key, code] as const),
    );
    expect(new Set(keys.map(([key]) => key)).size).toBe(keys.length);
    const ofCodes = new Map(Object.keys(officialCodes).map((code) => [nameKey(code), code]));
    expect(keys.filter(([key, code]) => (ofCodes.get(key) ?? code) !== code)).toEqual([]);
    const others = new Set(Object.keys(namesInTrade).map(nameKey));
    expect(keys.filter(([key]) => others.has(key))).toEqual([]);
    expect([...others].filter((key) => ofCodes.has(key))).toEqual([]);
  });
});

describe('a unit of trade that has no code is converted by one button, and its amount stays:', () => {
  test.each([
    ['MMBTU', 'BTU', 5, 3.2, '16.00'],
    ['Tola', 'GRM', 12, 2815.75, '33789.00'],
    ['TTB', 'GRM', 3, 28157.5, '84472.50'],
    ['MMSCF', 'FTQ', 0.25, 4100, '1025.00'],
    ['تولة', 'GRM', 1, 2815.75, '2815.75'],
  ])('%s to %s', (sent, code, quantity, unitPrice, amount) => {
    const request = edited('standard-invoice', (invoice) => {
      const line = { ...lineOf(invoice), unitCode: sent, quantity, unitPrice, lineExtensionAmount: null };
      Object.assign(invoice, { lines: [line], taxTotal: null, legalMonetaryTotal: null });
    });
    const { issues } = validate(request);
    expect(issues.map(({ rule, path }) => [rule, path])).toEqual([['ibr-cl-23', 'lines[0].unitCode']]);
    const [suggestion] = issues[0]?.suggestions ?? [];
    const after = applied(request, suggestion?.patch ?? []) as typeof request;
    expect(lineOf(after).unitCode).toBe(code);
    const { outcome, totals } = validate(after);
    expect([outcome, totals?.lineExtensionAmount]).toEqual(['valid', amount]);
  });
});

test('a mark alone is no unit, unless it is the name of one', () => {
  for (const sent of ['-', '.', '/']) expect(toldOf(sent).message).not.toContain('P1');
});
