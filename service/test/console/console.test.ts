import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { unzipSync } from 'fflate';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, sharedContexts } from '../../../test/page/browser.ts';
import { outOfOrder } from '../../../test/page/out-of-order.ts';
import { example } from '../../../test/requests.ts';
import { commandNames } from '../../src/admin-commands/language.ts';
import { createApp } from '../../src/app/app.ts';
import { operations } from '../../src/app/operations.ts';
import { deedsIn } from '../../src/console/views/audit.ts';
import { createDocumentWork } from '../../src/document-work/document-work.ts';
import { createHttpServer } from '../../src/http/http-server.ts';
import type { Settings } from '../../src/settings.ts';
import { type Ask, asker, submitNew } from '../support/asking.ts';
import { listening } from '../support/listening.ts';
import { buyerId, creditNote, invalidInvoice, invoice, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

const month = invoice.issueDate.slice(0, 7);
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const chromium = findChromium();
const isSkipped = chromium === undefined && process.env.PINT_AE_NEEDS_CHROMIUM === undefined;
if (isSkipped) console.log('No Chromium is found: the tests of the console are skipped.');

/** Would run in a page that takes texts for markup. */
const hostile = '<img src=x onerror="window.taken=true">';

test('the audit says in words what every operation and command has changed, each in its own', () => {
  const changing = operations.filter(({ method }) => method !== 'get').map(({ name }) => name);
  const names = [...changing, ...commandNames].filter(
    (name) => !/^(?:validate|echo|statistics)|(?: list| show| lookup)$/.test(name),
  );
  for (const language of ['en', 'ar'] as const) {
    const deeds = deedsIn(language);
    expect(deeds.map(([name]) => name).toSorted()).toEqual(names.toSorted());
    expect(new Set(deeds.map(([, words]) => words)).size).toBe(deeds.length);
  }
});

describe.skipIf(isSkipped)('The console', () => {
  let opened: TestService;
  const servers: ReturnType<typeof createHttpServer>[] = [];
  let base: string;
  const keys = { seller: '', buyer: '', operator: '' };
  let sellerCompany: string;
  let ask: Ask;
  const contexts = sharedContexts(() => new URL('/healthz', base).href);
  const complaints: string[] = [];

  beforeAll(async () => {
    opened = await openTestService({ replaced: { sendWebhook: async () => 204 } });
    sellerCompany = await opened.company({
      name: `Falcon ${hostile}`,
      participantId: sellerId,
      monthlyQuota: 50,
    });
    const buyer = await opened.company({ name: 'Oasis', participantId: buyerId });
    keys.seller = await opened.key(sellerCompany);
    keys.buyer = await opened.key(buyer);
    keys.operator = await opened.operatorKey();
    ask = asker(opened.app, keys.seller);
    base = await served(opened.app);
  });
  afterEach(async () => {
    await contexts.closePages();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    await contexts.close();
    await Promise.all(servers.map((server) => server.close()));
    await opened?.close();
  });

  /** Returns where the console of an app answers. */
  async function served(app: TestService['app']): Promise<string> {
    const server = createHttpServer(app.fetch, opened.service.settings);
    servers.push(server);
    return `${await listening(server.server)}/console`;
  }

  /** Creates a document, and submits it. */
  async function submitted(body: object, path = '/v1/invoices'): Promise<string> {
    const id = await submitNew(ask, body, path);
    await opened.drain();
    return id;
  }

  const attached = () =>
    ask('/v1/attachments?fileName=hours.pdf', {
      method: 'POST',
      body: '%PDF-1.7 hours',
      headers: { 'content-type': 'application/pdf' },
    });

  /** Opens the console; with a key, at a place. */
  async function open(apiKey = '', hash = '', options: BrowserContextOptions = {}, at = base): Promise<Page> {
    const { viewport, ...others } = options;
    const context = await contexts.with({ locale: 'en-GB', ...others });
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    // What takes a moment here takes a minute on a busy machine.
    page.setDefaultTimeout(100_000);
    const told = (text: string) => complaints.push(text);
    page.on('pageerror', ({ message }) => told(message));
    page.on('console', (message) => {
      // What the service refuses, the console tells; the browser tells it too.
      if (!/status of 4\d\d/.test(message.text())) told(message.text());
    });
    page.on('request', (request) => {
      const { origin } = new URL(at);
      if (!request.url().startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(request.url()))
        told(`asked for ${request.url()}`);
    });
    if (apiKey !== '')
      await page.addInitScript((key) => {
        if (sessionStorage.length === 0)
          sessionStorage.setItem('pint-ae-console', JSON.stringify({ apiKey: key }));
      }, apiKey);
    await page.goto(`${at}${hash}`);
    return page;
  }

  const heading = (page: Page) => page.locator('#heading').textContent();
  const focused = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '');

  /** Goes to an element as a person without a mouse does. */
  async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
    for (let presses = 0; presses < 300; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach ${selector}.`);
  }

  /** No text has become markup, here or in the picture. */
  async function expectNothingTaken(page: Page): Promise<void> {
    for (const frame of page.frames()) expect(await frame.locator('img').count()).toBe(0);
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  }

  test('asks for a key, says what is wrong with one, and keeps it in its tab until one signs out', async () => {
    const page = await open();
    const enter = async (key: string) => {
      await page.fill('#api-key', key);
      await page.keyboard.press('Enter');
    };
    expect(await focused(page)).toBe('api-key');
    await enter('مفتاح');
    await page.getByText('A key begins with pint_').waitFor();
    await enter(`pint_test_${'x'.repeat(43)}`);
    await page.getByText('The key is unknown, revoked or expired.').waitFor();
    await enter(keys.seller);
    await page.locator('#views').waitFor();
    await expect.poll(() => heading(page)).toBe('Documents');
    expect(await page.textContent('#who')).toContain(hostile);
    await page.reload();
    await page.locator('#to-usage').waitFor();
    const stored = () => page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
    expect(await stored()).toEqual([0, 1, '']);
    await page.click('#sign-out');
    await page.locator('#api-key').waitFor();
    const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
    expect([await page.isVisible('#views'), kept.includes(keys.seller)]).toEqual([false, false]);
  });

  test('is one page that may ask nobody but its service, and is sent again only if it has changed', async () => {
    const first = await opened.app.request('/console', { headers: { 'accept-encoding': 'gzip' } });
    expect(first.headers.get('content-encoding')).toBe('gzip');
    expect(first.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    const text = await (await opened.app.request('/console')).text();
    const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain('unsafe');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await opened.app.request('/console', { headers })).status).toBe(304);
  });

  test('shows a document with its findings at their fields, picture, history and evidence', async () => {
    const file = await attached();
    const attachment = { documentId: 'TS-1', description: 'Hours', attachmentId: file.body.id };
    const id = await submitted({
      ...invoiceTo('0235:1000000422'),
      invoiceNumber: 'D-1',
      additionalDocuments: [attachment],
    });
    const page = await open(keys.seller, `#/documents/invoices/${id}`);
    await expect.poll(() => heading(page)).toBe('Invoice D-1');
    const finding = page.locator('.tracks .findings > li');
    expect(await finding.locator('.place').textContent()).toBe('Buyer, Electronic address');
    expect(await finding.locator('.message').textContent()).toMatch(/^\[SANDBOX-RE\]/);
    // The notes of the history name their field as the form does.
    const noted = page.locator('.timeline details .place').first();
    await expect.poll(() => noted.textContent()).toBe('Buyer, Electronic address');
    const steps = page.locator('.timeline strong');
    await expect.poll(() => steps.allTextContents()).toContain('Tax authority');
    expect((await steps.allTextContents()).slice(0, 2)).toEqual(['Created', 'Submitted']);
    const picture = page.frameLocator('iframe.invoice');
    await picture.getByText('D-1').first().waitFor();
    // As high as its document, in a narrow window and in a wide one again.
    const height = () => page.locator('iframe.invoice').evaluate(({ clientHeight }) => clientHeight);
    const before = await height();
    await page.setViewportSize({ width: 400, height: 720 });
    await expect.poll(height).toBeGreaterThan(before);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(height).toBe(before);
    const saved = async (button: string) => {
      const [begun] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
      return begun.suggestedFilename();
    };
    expect(await saved('#evidence')).toBe('D-1.zip');
    expect(await saved(`[id="attachment-${file.body.id}"]`)).toBe('hours.pdf');
    await page.click('#check');
    await page.getByText('✓ Valid: every rule is satisfied.').waitFor();
  });

  test('a document that breaks rules is corrected and submitted again with the keyboard alone', async () => {
    await ask('/v1/invoices', { method: 'POST', body: { ...invoice, invoiceNumber: 'L-1' } });
    const id = await submitted({ ...invalidInvoice, invoiceNumber: 'K-1' });
    const page = await open();
    const type = (text: string) => page.keyboard.type(text);
    const press = (key: string) => page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe('api-key');
    await type(keys.seller);
    await press('Enter');
    await expect.poll(() => focused(page)).toBe('heading');
    await tabTo(page, '#filter-text');
    await type('K-1');
    await press('Enter');
    await expect.poll(() => page.locator('tbody th').allTextContents()).toEqual(['K-1']);
    await tabTo(page, 'tbody a');
    await press('Enter');
    await expect.poll(() => heading(page)).toBe('Invoice K-1');
    // What was refused is corrected, rather than submitted as it is.
    await tabTo(page, '#correct.primary');
    expect(await page.locator('#view .primary').count()).toBe(1);
    await press('Enter');
    await page.locator('#live .findings').waitFor();
    // The verdict is in sight, however long the form is.
    const seen = await page.locator('#verdict-now').boundingBox();
    expect((seen?.y ?? 9999) + (seen?.height ?? 0)).toBeLessThan(page.viewportSize()?.height ?? 0);
    expect(await page.textContent('#verdict-now')).toBe('✘ Errors: 1');
    // What the rules refuse is not submitted, though it is saved; and it is told once.
    await page.locator('#save-submit').press('Enter');
    await page.getByText('Saved, but not submitted').waitFor();
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Draft');
    expect(await page.locator('.findings button.finding').count()).toBe(1);
    // The finding leads to its field, which gets a value.
    await tabTo(page, '#live button.finding', 'Shift+Tab');
    await press('Enter');
    expect(await focused(page)).toBe('field-lines[2].exemptionReasonCode');
    await press('ArrowDown');
    await page.getByText('✓ Valid: every rule is satisfied.').waitFor();
    expect(await page.locator('#refused').textContent()).toBe('');
    await tabTo(page, '#save-submit');
    await press('Enter');
    expect(await page.locator('dialog p').textContent()).toContain('Submit K-1 to Oasis Consulting FZ-LLC');
    await page.locator('#confirm').press('Enter');
    await page.getByText('Submitted. The result appears here.').waitFor();
    await opened.drain();
    await tabTo(page, '#refresh');
    await press('Enter');
    await page.locator('.chip.good', { hasText: 'Sent' }).first().waitFor();
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Sent');
    const { document } = (await ask(`/v1/invoices/${id}`)).body;
    expect(document.lines[2].exemptionReasonCode).toBe('DL8.46.1');
  });

  test('of an invoice that was sent makes a credit note of a part, prints it, and says where there is no PDF', async () => {
    const id = await submitted({ ...invoice, invoiceNumber: 'CR-1' });
    const page = await open(keys.seller, `#/documents/invoices/${id}`);
    const printed: string[] = [];
    await page.exposeFunction('onPaper', (text: string) => printed.push(text));
    await page.evaluate(() => {
      const { onPaper } = window as unknown as { onPaper: (text: string) => void };
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        onPaper(document.querySelector('.paper')?.textContent ?? '');
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await page.click('#print');
    await expect.poll(() => printed).toEqual([expect.stringContaining('CR-1')]);
    expect(await page.locator('.paper').count()).toBe(0);
    await page.click('#pdf');
    await page.getByText('This service makes no PDF').waitFor();
    await page.click('#credit');
    await page.fill('#credit-number', 'CR-1-C');
    await page.locator('#credit-reason').selectOption({ index: 1 });
    await page.click('dialog summary');
    for (const [index] of invoice.lines.entries())
      await page.fill(`#credit-line-${index}`, index === 0 ? '2' : '0');
    await page.click('dialog .primary');
    await expect.poll(() => heading(page)).toBe('Correct CR-1-C');
    await page.locator('#live').getByText('✓ Valid: every rule is satisfied.').waitFor();
    const [made] = (await ask('/v1/credit-notes?invoiceNumber=CR-1-C')).body.items;
    const { document } = (await ask(`/v1/credit-notes/${made.id}`)).body;
    expect([made.status, document.precedingInvoiceNumber, document.lines]).toMatchObject([
      'Draft',
      'CR-1',
      [{ quantity: 2 }],
    ]);
    // A draft is not credited.
    await page.goto(`${base}#/documents/credit-notes/${made.id}`);
    await page.locator('#evidence').waitFor();
    expect(await page.locator('#credit').count()).toBe(0);
  });

  test('submits and downloads the documents that are chosen in a list, and says which could not be', async () => {
    for (const [name, body] of Object.entries({ 'M-1': invoice, 'M-2': invoice, 'M-3': invalidInvoice }))
      await ask('/v1/invoices', { method: 'POST', body: { ...body, invoiceNumber: name } });
    await submitted({ ...invalidInvoice, invoiceNumber: 'M-4' });
    const page = await open(keys.seller, '#/documents/invoices?text=M-');
    const listed = () => page.locator('tbody th').allTextContents();
    for (const [text, numbers] of [
      ['M-1', ['M-1']],
      ['M-', ['M-4', 'M-3', 'M-2', 'M-1']],
    ] as const) {
      await page.fill('#filter-text', text);
      await page.keyboard.press('Enter');
      await expect.poll(listed).toEqual(numbers);
      expect(await focused(page)).toBe('filter-text');
    }
    await page.click('#submit-chosen');
    await page.getByText('Choose a draft, or a document that was not delivered.').waitFor();
    await page.check('#choose-all');
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('#download-chosen')]);
    const names = Object.keys(unzipSync(readFileSync(await file.path())));
    expect(names.toSorted()).toEqual(['M-1.html', 'M-1.xml', 'M-2.html', 'M-2.xml']);
    expect(await page.locator('.refused li strong').allTextContents()).toEqual(['M-4', 'M-3']);
    await page.click('#submit-chosen');
    expect(await page.locator('dialog p').textContent()).toContain('Submit 4 documents?');
    await page.click('#confirm');
    await page.getByText('Documents submitted: 3.').waitFor();
    expect(await page.locator('.refused li').allTextContents()).toEqual([expect.stringMatching(/^M-4 /)]);
    await opened.drain();
    const { items } = (await ask('/v1/invoices?text=M-')).body;
    expect(items.map(({ status }: { status: string }) => status)).toEqual([
      ...['DeliveryFailed', 'DeliveryFailed', 'Sent', 'Sent'],
    ]);
  });

  test('of a document that names records and attachments, correcting says what the service says', async () => {
    const { buyer } = invoice;
    await ask('/v1/customers', { method: 'POST', body: { name: buyer.name, code: 'K', vatTrn: buyer.trn } });
    const file = await attached();
    const body = {
      ...invoice,
      invoiceNumber: 'N-1',
      buyer: { ...buyer, recordCode: 'K' },
      additionalDocuments: [{ documentId: 'TS-1', description: 'Hours', attachmentId: file.body.id }],
    };
    const { id } = (await ask('/v1/invoices', { method: 'POST', body })).body;
    const page = await open(keys.seller, `#/documents/invoices/${id}/correct`);
    await page.locator('#live').getByText('✓ Valid: every rule is satisfied.').waitFor();
    await page.click('#as-text');
    const text = await page.inputValue('#request-text');
    await page.fill('#request-text', text.replace(file.body.id, 'none'));
    const finding = page.locator('.findings > li');
    await finding.getByText('This company has no attachment none.').waitFor();
    expect(await finding.locator('.quiet').textContent()).toBe(
      'pint-ae-service-attachment · additionalDocuments[0].attachmentId',
    );
    // What is told there is not told again when it is refused.
    await page.click('#save');
    await page.getByText('Places that need another attachment: 1.').waitFor();
    expect(await page.getByText('This company has no attachment none.').count()).toBe(1);
    await page.fill('#request-text', text);
    await page.locator('#live').getByText('✓ Valid: every rule is satisfied.').waitFor();
  });

  test('while one corrects a document, the release judges that the service judges by', async () => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: example('export-usd') })).body;
    const found = async (judging: Settings['judging']) => {
      const settings = { ...opened.service.settings, judging };
      const documentWork = createDocumentWork({ ...opened.service, settings });
      const app = createApp({ ...opened.service, settings, documentWork });
      const at = await served(app);
      const { issues } = (await asker(app, keys.seller)(`/v1/invoices/${id}/validate`, { method: 'POST' }))
        .body;
      const page = await open(keys.seller, `#/documents/invoices/${id}/correct`, {}, at);
      await page.locator('#live :is(.chip, .findings)').waitFor();
      const told = await page.locator('#live .error p:last-child code:first-child').allTextContents();
      await documentWork.close();
      return [issues.map(({ rule }: { rule: string }) => rule), told];
    };
    expect(await found({})).toEqual([[], []]);
    expect(await found({ release: ['1.0.3'] })).toEqual([['ibr-126'], ['ibr-126']]);
  });

  test('as text every digit stays as it was sent, and nothing overwrites what another has changed', async () => {
    const text = JSON.stringify({ ...invoice, invoiceNumber: 'T-1' }).replace(
      '"quantity":12',
      '"quantity":12.0',
    );
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: text })).body;
    const page = await open(keys.seller, `#/documents/invoices/${id}/correct`);
    await page.locator('#live .chip').waitFor();
    await page.click('#as-text');
    expect(await page.inputValue('#request-text')).toContain('\n      "quantity": 12.0,\n');
    await page.fill('#request-text', text.replace('T-1', 'T-2'));
    // What is not saved is not left without a question, by whichever way.
    await page.click('#to-usage');
    await page.getByText('Leave without saving?').waitFor();
    await page.click('#cancel');
    await page.selectOption('#language', 'ar');
    await page.click('#cancel');
    expect(await page.inputValue('#language')).toBe('en');
    expect(await page.inputValue('#request-text')).toContain('T-2');
    expect(page.url()).toContain(`${id}/correct`);
    await ask(`/v1/invoices/${id}`, { method: 'PUT', body: { ...invoice, invoiceNumber: 'T-3' } });
    await page.click('#save');
    await page.getByText('Somebody else changed the document').waitFor();
    expect((await ask(`/v1/invoices/${id}`)).body.invoiceNumber).toBe('T-3');
    await page.click('#leave');
    await page.locator('#confirm').press('Enter');
    await expect.poll(() => heading(page)).toBe('Invoice T-3');
  });

  test('shows texts of others as texts, in lists, documents, pictures and forms', async () => {
    const named = { ...invoice.seller, name: hostile, addressLine1: hostile };
    const lines = invoice.lines.map((line) => ({ ...line, description: hostile }));
    const texts = { invoiceNumber: `H-${hostile}`, note: hostile, paymentTerms: hostile, lines };
    const id = await submitted({
      ...invoice,
      ...texts,
      seller: named,
      buyer: { ...invoice.buyer, name: hostile },
    });
    const page = await open(keys.seller, '#/documents');
    await page.getByRole('link', { name: hostile }).click();
    await page.frameLocator('iframe.invoice').getByText(hostile).first().waitFor();
    await expectNothingTaken(page);
    await page.evaluate((place) => {
      location.hash = place;
    }, `#/documents/invoices/${id}/correct`);
    await page.locator('#live :is(.chip, .findings)').waitFor();
    await expectNothingTaken(page);
    const buyer = await open(keys.buyer, '#/arrived');
    await buyer.getByRole('link', { name: hostile }).click();
    await buyer.frameLocator('iframe.invoice').getByText(hostile).first().waitFor();
    await expectNothingTaken(buyer);
  });

  test('shows the books of a month, its filter beside each other in a wide window and a narrow one', async () => {
    const lines = [{ ...invoice.lines[0], quantity: 1, unitPrice: 10.13, lineExtensionAmount: null }];
    await submitted({
      ...invoice,
      invoiceNumber: 'BOOKS-1',
      lines,
      taxTotal: null,
      legalMonetaryTotal: null,
    });
    const page = await open(keys.seller, `#/books?month=${month}`);
    await expect.poll(() => heading(page)).toBe('Month');
    await page.getByText('Standard rated supplies in Dubai').waitFor();
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const boxOf = async (of: string) => (await page.locator(of).boundingBox()) ?? { x: 0, y: 0, width: 0 };
      const [field, period] = [await boxOf('#filter-month'), await boxOf('#filter-months')];
      if (Math.abs(field.y - period.y) < 20) expect(field.x + field.width).toBeLessThan(period.x);
    }
    await page.getByText('exactly, 0.5065: rounded by 0.0035.').waitFor();
  });

  test('cuts no name of a field of a company', async () => {
    for (const locale of ['ar-AE', 'en-GB']) {
      const viewport = { width: 1366, height: 768 };
      const page = await open(keys.operator, `#/companies/${sellerCompany}`, { locale, viewport });
      await page.locator('#change-name').waitFor();
      const cut = await page
        .locator('.company label')
        .evaluateAll((labels) =>
          labels
            .filter((label) => label.scrollWidth > label.clientWidth + 1)
            .map((label) => label.textContent),
        );
      expect(cut).toEqual([]);
    }
  });

  test('in Arabic the words of the other side keep their order', async () => {
    const id = await submitted({ ...invoiceTo('0235:1000000422'), invoiceNumber: 'B-1' });
    const page = await open(keys.seller, `#/documents/invoices/${id}`, { locale: 'ar-AE' });
    const theirs = page.locator('.timeline li > p bdi[dir=ltr]');
    await theirs.first().waitFor();
    expect(await theirs.allTextContents()).toEqual([
      'Refused: it breaks rules that it must follow.',
      expect.stringMatching(/^\[SANDBOX-RE\] The sandbox rejects .*0000422\.$/),
    ]);
    expect(await outOfOrder(page)).toEqual([]);
  });

  test('says that the service cannot be reached, and goes on when it can', async () => {
    const page = await open(keys.seller, '#/usage');
    await expect.poll(() => heading(page)).toBe('Usage');
    await page.route('**/v1/**', (route) => route.abort());
    await page.click('#to-audit');
    await page.getByText('The service cannot be reached.').waitFor();
    await page.unroute('**/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('tbody tr').first().waitFor();
    expect(complaints.splice(0).every((text) => text.includes('ERR_FAILED'))).toBe(true);
  });

  interface Found {
    readonly violations: readonly {
      readonly id: string;
      readonly nodes: readonly { readonly html: string }[];
    }[];
  }

  async function flaws(page: Page): Promise<string[]> {
    return page.evaluate(async () => {
      const { axe: checker } = globalThis as unknown as {
        axe: { run: (of: object, options: object) => Promise<Found> };
      };
      const { violations } = await checker.run({ exclude: [['iframe']] }, { resultTypes: ['violations'] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    });
  }

  test.each([
    ['ar-AE', 'rtl', { width: 360, height: 740 }, 'dark'],
    ['en-GB', 'ltr', { width: 1200, height: 800 }, 'light'],
  ] as const)(
    'has no flaw that axe finds, and nothing wider than the screen, in %s %s %j %s',
    async (locale, direction, viewport, colorScheme) => {
      const id = await submitted({ ...invalidInvoice, invoiceNumber: `A-${locale}` });
      await submitted({ ...creditNote, invoiceNumber: `C-${locale}` }, '/v1/credit-notes');
      const options = { locale, viewport, colorScheme, bypassCSP: true };
      const seen = async (key: string, hashes: readonly string[]) => {
        const page = await open(key, '', options);
        await page.evaluate(axe);
        for (const hash of hashes) {
          await page.evaluate((place) => {
            location.hash = place;
          }, hash);
          await page.locator('#view:not([aria-busy]) #heading').waitFor();
          if (hash.endsWith('/correct')) await page.locator('#live .findings').waitFor();
          expect([hash, await flaws(page)]).toEqual([hash, []]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
          expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
          const titles = await page.locator('#heading, #views a, thead th, h3').allTextContents();
          if (direction === 'rtl') expect([hash, await outOfOrder(page)]).toEqual([hash, []]);
          if (direction === 'rtl')
            expect(titles.filter((text) => !/\p{Script=Arabic}/u.test(text) && text !== '')).toEqual([]);
        }
      };
      const broken = `#/documents/invoices/${id}`;
      // The views are the same in both languages; in the other one, those with most of what can be wrong.
      const others =
        direction === 'rtl'
          ? ['#/documents/upload', '#/webhooks', '#/usage', '#/audit', `#/books?month=${month}`]
          : [`#/books?month=${month}`];
      await seen(keys.seller, [
        '#/documents',
        broken,
        ...(direction === 'rtl' ? [`${broken}/correct`] : []),
        ...others,
      ]);
      await seen(
        keys.operator,
        direction === 'rtl'
          ? [
              '#/companies',
              `#/companies/${sellerCompany}`,
              '#/queues',
              '#/unanswered',
              '#/letters',
              '#/refusedMessages',
              '#/health',
              '#/audit',
            ]
          : ['#/companies'],
      );
      const signIn = await open('', '', options);
      await signIn.evaluate(axe);
      expect(await flaws(signIn)).toEqual([]);
    },
    240_000,
  );
});
