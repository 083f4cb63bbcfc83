import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { convert, type Finding } from '../../src/index.ts';
import { writeMessageStatus } from '../../src/network/index.ts';
import { describeInBrowser } from './in-browser.ts';
import { enter, selected, textOf, waitForVerdict } from './opening.ts';

const request = textOf('standard-invoice');
const ubl = convert(JSON.parse(request)).xml ?? '';

/** The status of a provider that does not know the unit of the first line. */
const rejection = (() => {
  const finding: Finding = {
    rule: 'ibr-cl-23',
    severity: 'error',
    path: '',
    location: '/Invoice/cac:InvoiceLine[1]/cbc:InvoicedQuantity[1]',
    foundBy: 'schematron',
    assertion: 'The unit is none of ours.',
  };
  const verdict = { form: 'ubl', outcome: 'invalid', findings: [finding] } as const;
  const between = { id: 'mls-1', of: 'envelope-1', from: '000773', to: '000001' };
  const status = writeMessageStatus(verdict, { ...between, issuedAt: '2026-11-26T08:00:00Z' });
  return status.ok ? status.value.xml : '';
})();

const status = { name: 'mls.xml', mimeType: 'application/xml', buffer: Buffer.from(rejection) };
const reason = (page: Page) => page.waitForSelector('.status .findings li');
const marked = (page: Page) => page.locator('#editor .cm-lintRange-error').allTextContents();

describeInBrowser('A message level status on the page', (open) => {
  test('marks its reasons in the request, in our words beside those of its sender, until it is put away', async () => {
    const { page, complaints } = await open({ viewport: { width: 360, height: 740 } });
    await enter(page, request);
    await waitForVerdict(page, 'valid');
    await page.setInputFiles('#file', status);
    await reason(page);
    expect(await page.textContent('.status .outcome')).toContain('not delivered (RE)');
    expect(await page.getAttribute('.status time', 'datetime')).toBe('2026-11-26T08:00:00Z');
    expect(await page.textContent('.status time')).toMatch(/^2\d Nov 2026/);
    const told = await page.innerText('.status .findings li');
    for (const part of [
      'breaks a rule (BV)',
      'Line 1, Unit',
      'lines[0].unitCode',
      'Set unitCode to',
      '[ibr-cl-23]',
    ])
      expect(told).toContain(part);
    expect(told).toContain('We cannot find this in the document');
    expect(await marked(page)).toEqual(['"EA"']);
    await page.click('.status .finding');
    await expect.poll(() => selected(page)).toBe('"EA"');
    await page.selectOption('#language', 'ar');
    await expect.poll(() => page.innerText('.status .findings li')).toContain('أدخل في unitCode');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.click('#view-form');
    await expect.poll(() => page.locator('#form .note.error').count()).toBe(1);
    await page.click('#put-away');
    await expect.poll(() => page.locator('.status, #form .note.error').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('is put beside UBL that is opened with it, and any other file replaces both', async () => {
    const { page } = await open();
    await page.setInputFiles('#file', [
      status,
      { name: 'invoice.xml', mimeType: 'application/xml', buffer: Buffer.from(ubl) },
    ]);
    await reason(page);
    await page.click('.status .finding');
    await expect.poll(() => marked(page)).toEqual(['12']);
    const other = Buffer.from(request.replace('INV-2026-0042', 'OTHER-1'));
    await page.setInputFiles('#file', { ...status, name: 'other.json', buffer: other });
    await expect.poll(() => page.textContent('#facts')).toContain('OTHER-1');
    expect(await page.locator('.status').count()).toBe(0);
  });
});
