import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberIssuer } from '../../src/page/company-choice.ts';
import {
  keepCompany,
  keptCompany,
  keptProfile,
  mayRemember,
  setRemembering,
  whenCompanyIsKept,
} from '../../src/page/kept-company.ts';
import type { FieldHelp } from '../../src/ui/help/field-of-help.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
};
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const company = {
  party: { name: 'Falcon', trn: '100354879700003' },
  payment: { paymentBankAccount: 'AE07' },
};

test.each([
  ['no text', undefined, undefined],
  ['a company', JSON.stringify(company), company],
  ['a company with more', JSON.stringify({ ...company, more: 1 }), company],
  ['a party alone', JSON.stringify({ party: company.party }), undefined],
  ['a payment alone', JSON.stringify({ payment: company.payment }), undefined],
  ['a party that is a list', JSON.stringify({ ...company, party: [] }), undefined],
  ['null', 'null', undefined],
  ['a text that is cut off', '{"party"', undefined],
])('of %s the browser keeps a whole company, or none', (_, text, kept) => {
  if (text !== undefined) stored.set('pint-ae-company', text);
  expect(keptCompany()).toEqual(kept);
});

test('whoever shows the company is told of another one, and of none, but not of the same', () => {
  let times = 0;
  whenCompanyIsKept(() => {
    times += 1;
  });
  const told = [company, company, { ...company, payment: {} }, undefined, undefined].map((each) => {
    keepCompany(each);
    return times;
  });
  expect(told).toEqual([1, 1, 2, 3, 3]);
  expect([...stored]).toEqual([]);
});

test('a company that nothing identifies fills no document', () => {
  keepCompany(company);
  expect(keptProfile()).toMatchObject({ trn: '100354879700003', paymentBankAccount: 'AE07' });
  keepCompany({ party: { name: 'Falcon' }, payment: {} });
  expect(keptProfile()).toBeUndefined();
});

test('the issuer of an invoice is kept only where a person allows it', () => {
  const text = JSON.stringify({ documentType: 'Invoice', seller: company.party });
  const help = { form: { issuers: { Invoice: 'seller' } } } as unknown as FieldHelp;
  const kept = [false, true].map((allowed) => {
    setRemembering(allowed);
    rememberIssuer(text, help);
    return keptCompany()?.party;
  });
  expect(kept).toEqual([undefined, company.party]);
});

test('what is entered is remembered unless a person says no, and never where nothing can be stored', () => {
  const choices = [mayRemember()];
  for (const choice of [false, true]) {
    setRemembering(choice);
    choices.push(mayRemember());
  }
  expect(choices).toEqual([true, false, true]);
  vi.stubGlobal('localStorage', undefined);
  expect(() => setRemembering(false)).not.toThrow();
  expect([mayRemember(), keptCompany()]).toEqual([false, undefined]);
});
