import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../../test/page/browser.ts';
import { createApp } from '../../src/app/app.ts';
import { createPrinter, type PrintLimits } from '../../src/printing/printer.ts';
import { RequestProblem } from '../../src/problems/request-problem.ts';
import type { PrintingSettings } from '../../src/settings.ts';
import { jsonLog } from '../../src/telemetry/log.ts';
import { type Ask, asker } from '../support/asking.ts';
import { buyerId, invoice, sellerId } from '../support/requests.ts';
import { openTestService, type TestService } from '../support/service.ts';

/** A program that stands in for Chromium: its PDF has what it was called with, and the page. */
const standIn = `#!/bin/sh
for given in "$@"; do
  case "$given" in --print-to-pdf=*) target="\${given#*=}" ;; file://*) page="\${given#file://}" ;; esac
done
case "$(cat "$page")" in
  *hangs*) sleep 600 ;;
  *waits*) while [ ! -e "\${0%/*}/go" ]; do sleep 0.1; done ;;
  *fails*) echo 'it broke' >&2; exit 3 ;;
esac
{ echo '%PDF-1.7'; echo "$@"; env; cat "$page"; } > "$target"
`;

let folder: string;
let program: string;
let opened: TestService;
let ask: Ask;
let buyer: Ask;
let apiKey: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pint-ae-stand-in-'));
  program = join(folder, 'chromium');
  await writeFile(program, standIn);
  await chmod(program, 0o755);
  opened = await openTestService({
    settings: { printing: { chromium: program, isSandboxed: true, atOnce: 2 } },
  });
  apiKey = await opened.key(await opened.company({ participantId: sellerId }));
  ask = asker(opened.app, apiKey);
  buyer = asker(opened.app, await opened.key(await opened.company({ participantId: buyerId })));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const pdf = { headers: { accept: 'application/pdf' } };
const aMinute: PrintLimits = {
  ...{ pageCharacters: 1000, pdfBytes: 10_000, milliseconds: 60_000 },
  ...{ waitingOfCompany: 1, waiting: 1 },
};

function printer(given: Partial<PrintingSettings> = {}, limits: Partial<PrintLimits> = {}) {
  const told: string[] = [];
  const log = jsonLog(
    'error',
    () => new Date(),
    (line) => told.push(line),
  );
  const settings = { chromium: program, isSandboxed: true, atOnce: 1, ...given };
  return { ...createPrinter(settings, log, { ...aMinute, ...limits }), told };
}

async function refusalOf(printing: Promise<unknown>) {
  const error = await printing.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  if (!(error instanceof RequestProblem)) throw new Error(`It was not refused: ${error}`);
  return [error.kind, Object(error.texts.detail).text];
}

describe('A document is a PDF', () => {
  test('of its page where the client prefers that, sent and received', async () => {
    const { id } = (await ask('/v1/invoices', { method: 'POST', body: invoice })).body;
    const printed = await ask(`/v1/invoices/${id}?lang=ar`, pdf);
    expect(printed.status).toBe(200);
    expect(printed.headers.get('content-type')).toBe('application/pdf');
    expect(printed.headers.get('content-disposition')).toBe(`inline; filename="${id}.pdf"`);
    expect(printed.text).toMatch(/^%PDF-1\.7/);
    expect(printed.text).toContain('dir="rtl"');
    expect(printed.text).toContain(invoice.invoiceNumber);
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await opened.drain();
    const [received] = (await buyer('/v1/purchase-invoices')).body.items;
    const purchase = await buyer(`/v1/purchase-invoices/${received.id}`, pdf);
    expect(purchase.text).toMatch(/^%PDF-1\.7/);
    for (const accept of ['*/*', 'application/json, application/pdf;q=0.5'])
      expect((await ask(`/v1/invoices/${id}`, { headers: { accept } })).body.id).toBe(id);
  });

  test('is made without scripts, network and anything of the settings', async () => {
    process.env.PRINT_TEST_SECRET = 'secret';
    const printed = Buffer.from(await printer().print('<html><head></head>page</html>', 'a')).toString();
    delete process.env.PRINT_TEST_SECRET;
    expect(printed).not.toContain('secret');
    expect(printed).toContain('--host-resolver-rules=MAP * ~NOTFOUND');
    expect(printed).toContain(
      `<head><meta http-equiv="Content-Security-Policy" content="default-src 'none';`,
    );
    expect(printed).not.toContain('--no-sandbox');
    const asRoot = await printer({ isSandboxed: false }).print('page', 'a');
    expect(Buffer.from(asRoot).toString()).toContain('--no-sandbox');
  });

  test('is refused with a sentence where there is none to be had', async () => {
    const without = printer({ chromium: undefined });
    expect(without.expect).toThrow(RequestProblem);
    expect(await refusalOf(without.print('page', 'a'))).toEqual(['not-acceptable', 'noPdf']);
    expect(await refusalOf(printer().print('x'.repeat(1001), 'a'))).toEqual(['not-acceptable', 'largePdf']);
    const broken = printer();
    expect(await refusalOf(broken.print('it fails', 'a'))).toEqual(['internal-error', 'failedPdf']);
    expect(broken.told[0]).toMatch(/A document could not be printed.*it broke/);
    const failed = ['internal-error', 'failedPdf'];
    expect(await refusalOf(printer({ chromium: join(folder, 'none') }).print('page', 'a'))).toEqual(failed);
    expect(await refusalOf(printer({}, { pdfBytes: 10 }).print('page', 'a'))).toEqual(failed);
    const late = printer({}, { milliseconds: 100 });
    expect(await refusalOf(late.print('it hangs', 'a'))).toEqual(failed);
    expect(late.told[0]).toContain('took longer than 100 ms');
  });

  test('is a 406 in the language of its reader where the settings name no Chromium', async () => {
    const app = createApp({ ...opened.service, printer: printer({ chromium: undefined }) });
    const asking = asker(app, apiKey);
    const { id } = (await asking('/v1/invoices', { method: 'POST', body: invoice })).body;
    const refused = await asking(`/v1/invoices/${id}`, pdf);
    expect([refused.status, refused.body.type]).toEqual([406, 'http://localhost/errors/not-acceptable']);
    expect(refused.body.detail).toContain('CHROMIUM_PATH');
    expect((await asking(`/v1/invoices/${id}?lang=ar`, pdf)).body.detail).toMatch(/^لا تنشئ هذه الخدمة/);
  });

  test('waits for its turn, and no company takes all of them', async () => {
    const { print } = printer({ atOnce: 2 }, { waiting: 2 });
    const begun = print('it waits', 'a');
    const waiting = print('page', 'a');
    const many = ['unavailable', 'manyPdfs'];
    expect(await refusalOf(print('page', 'a'))).toEqual(many);
    const left = new AbortController();
    const second = print('it waits', 'd');
    const ofWhoLeaves = refusalOf(print('page of e', 'e', left.signal));
    expect(await refusalOf(print('page of f', 'f'))).toEqual(many);
    left.abort();
    expect(await ofWhoLeaves).toEqual(many);
    const last = print('page of g', 'g');
    await writeFile(join(folder, 'go'), '');
    for (const printed of [begun, second, waiting, last])
      expect(Buffer.from(await printed).toString()).toContain('%PDF');
    expect(Buffer.from(await print('page of b', 'b')).toString()).toContain('page of b');
    expect(await refusalOf(print('page', 'c', left.signal))).toEqual(many);
  });
});

const chromium = findChromium();

test.skipIf(chromium === undefined)('Chromium prints a page in Arabic', async () => {
  const page =
    '<!doctype html><html lang="ar" dir="rtl"><head><meta charset="utf-8"></head><body>فاتورة ضريبية</body></html>';
  const limits = { milliseconds: 60_000, pdfBytes: 1_000_000 };
  const { print, told } = printer({ chromium, isSandboxed: process.getuid?.() !== 0 }, limits);
  const printed = await print(page, 'a').catch((error: unknown) => `${error} ${told}`);
  expect(Buffer.from(printed).toString('latin1')).toMatch(/^%PDF-1\.\d/);
});
