import { describe, expect, test, vi } from 'vitest';
import { pintAe } from '../cli/command-line.ts';
import { bill } from './request.ts';

// A country is what the rooms of `src/specification` give: nothing else of the command line knows which one it is.
const ruritania = vi.hoisted(() => async () => (await import('./specification.ts')).ruritania);
vi.mock('../../src/specification/ubl-specification.ts', async () => {
  const ublSpecification = await ruritania();
  return { ublSpecification, ublSpecificationOf: ({ specification = ublSpecification }) => specification };
});
vi.mock('../../src/specification/facts.ts', async (original) => ({
  ...(await original<object>()),
  computingSpecification: await ruritania(),
  specificationWithoutRules: await ruritania(),
}));
vi.mock('../../src/specification/default.ts', async () => ({ defaultSpecification: await ruritania() }));
vi.mock('../../src/specification/described.ts', async () => ({ describedSpecification: await ruritania() }));
vi.mock('../../src/specification/rendered.ts', async () => ({ renderedSpecification: await ruritania() }));

const text = JSON.stringify(bill());

describe('the command line of a country that the machinery has never heard of', () => {
  test('says by which rules a document is valid, and its totals at the rates of the country', async () => {
    const { code, stdout } = await pintAe(['validate', '-'], text);
    expect([code, stdout.split('\n', 1)]).toEqual([0, ['✔ <stdin> RT/17: valid by pint-rt 0.3']]);
    expect(stdout).toMatch(/VAT H 12 % +12\.000\n +VAT L 4 % +2\.000\n/);
    expect(JSON.parse((await pintAe(['compute', '-'], text)).stdout).totals.currency).toBe('RTC');
  });

  test('refuses what its rules refuse, and explains the rule', async () => {
    const refused = await pintAe(['validate', '-'], JSON.stringify({ ...bill(), invoiceNumber: '17' }));
    expect(refused.code).toBe(1);
    expect(refused.stdout).toContain('The number 17 does not begin with RT/.');
    expect((await pintAe(['explain', 'rt-s2'])).stdout).toContain('rt-s2');
  });

  test('writes its UBL, reads it back with its own fields, and prints it by their names', async () => {
    const { stdout: xml } = await pintAe(['convert', '-'], text);
    expect(xml).toContain('<cbc:CustomizationID>urn:peppol:pint:billing-1@rt-1</cbc:CustomizationID>');
    const { request } = JSON.parse((await pintAe(['read', '-'], xml)).stdout);
    expect([request.seller.guild, request.lines[0].forged]).toEqual(['SMITHS', '2025-12-24']);
    const { code, stdout: page } = await pintAe(['render', '-'], text);
    expect(code).toBe(0);
    for (const printed of ['Order of the court', 'Guild', 'Forged on', 'High rate', '164.00'])
      expect(page).toContain(printed);
    expect(page).not.toContain('does not add up');
  });
});
