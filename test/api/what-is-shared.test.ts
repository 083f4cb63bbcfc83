import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { compute, normalise, toUbl } from '../../src/api/steps.ts';
import { validate } from '../../src/api/validate.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { validateUbl } from '../../src/api/validate-ubl.ts';
import { Decimal } from '../../src/core/numbers/decimal.ts';
import { namespaces, type UblElement } from '../../src/core/xml/element.ts';
import { parseUbl } from '../../src/intake/parse-ubl.ts';
import { serialise } from '../../src/ubl/serialise.ts';
import { edited, example } from '../requests.ts';
import { readUbl } from '../results.ts';
import { fixture } from '../schematron/fixture.ts';

const request = () => example('standard-invoice');
const misspelt = () =>
  edited('standard-invoice', (sent) => Object.assign(sent, { currency: 'ZZZ', sellr: 1 }));
const withoutName = () => edited('standard-invoice', ({ seller }) => Object.assign(seller, { name: '' }));
const ubl = fixture('extensive-invoice');
const rootOf = (xml: string): UblElement => {
  const read = parseUbl(xml);
  if (!read.ok) throw new Error(read.failure.message);
  return read.value;
};

/** The places of lists and objects that a program can change, by what stands there. */
function changeable(value: unknown, place: string, found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== 'object' || value === null || value instanceof Decimal || found.has(value))
    return found;
  if (!Object.isFrozen(value)) found.set(value, place);
  // The members of an element are getters; what is above it and behind them is not for programs.
  const members = isElement(value) ? { attributes: value.attributes, children: value.children } : value;
  for (const [name, member] of Object.entries(members)) changeable(member, `${place}.${name}`, found);
  return found;
}

const isElement = (value: object): value is UblElement => 'localName' in value && 'children' in value;

describe('what a program does to one result reaches no other', () => {
  test.each<[string, () => unknown]>([
    ['the verdict on a request', () => validate(withoutName())],
    ['the verdict on a valid request', () => validate(request())],
    ['the verdict on a malformed request', () => validate(misspelt())],
    ['a conversion', () => convert(request())],
    ['the verdict on UBL', () => validateUbl(ubl.replace(/<cbc:ID>.*?<\/cbc:ID>/, '').replace('AED', 'ZZZ'))],
    ['the verdict on what is no XML', () => validateUbl('<Invoice')],
    ['the verdict on a text of either kind', () => validateDocument(ubl).result],
    ['the request of UBL', () => readUbl(ubl)],
    ['a normalised invoice', () => normalise(request())],
    ['a computed invoice', () => compute(normalise(request()).invoice)],
    ['the tree of UBL that was read', () => rootOf(ubl)],
    ['the tree of UBL that was written', () => toUbl(compute(normalise(request()).invoice)).root],
  ])('%s shares nothing with the next that can be changed', (_, result) => {
    // What is kept is kept from the second time on.
    result();
    const first = changeable(result(), '');
    const shared = [...changeable(result(), '').keys()].filter((value) => first.has(value));
    expect(first.size).toBeGreaterThan(0);
    expect(shared.map((value) => first.get(value))).toEqual([]);
  });
});

describe('the text of a tree', () => {
  test('is that of its attributes as they are, though it was written before with others', () => {
    const attributes = [{ namespace: '', prefix: '', localName: 'currencyID', value: 'AED' }];
    const fixed = Object.freeze({ namespace: '', prefix: '', localName: 'format', value: 'text' });
    for (const list of [attributes, Object.freeze([...attributes]), Object.freeze([fixed, ...attributes])]) {
      const children: UblElement[] = [];
      const ofBoth = { parent: null, requestPath: undefined };
      const [namespace, localName] = [namespaces.invoice, 'Invoice'];
      const root = { ...ofBoth, namespace, prefix: '', localName, attributes: [], children };
      const amount = { namespace: namespaces.cbc, prefix: 'cbc', localName: 'Amount', attributes: list };
      children.push({ ...ofBoth, ...amount, children: ['1'] });
      expect(serialise(root)).toContain(' currencyID="AED">');
      Object.assign(attributes[0] as object, { value: 'USD' });
      expect(serialise(root)).toContain(' currencyID="USD">');
      Object.assign(attributes[0] as object, { value: 'AED' });
    }
  });

  test('cannot differ from the lists of the tree that was written: they refuse a change', () => {
    const { root } = toUbl(compute(normalise(request()).invoice));
    expect(() => (root.children as unknown[]).pop()).toThrow(TypeError);
  });
});
