import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import type { Settings } from '../../src/settings.ts';
import { mailSender } from '../../src/targets/smtp.ts';
import { asker, submitNew } from '../support/asking.ts';
import { makeDue } from '../support/due-now.ts';
import { type MailServer, openMailServer } from '../support/mail-server.ts';
import { invoice, invoiceTo, sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { takingDelivery } from '../support/taking-delivery.ts';

/** A program that stands in for Chromium: its PDF is the page. */
const standIn = `#!/bin/sh
for given in "$@"; do
  case "$given" in --print-to-pdf=*) target="\${given#*=}" ;; file://*) page="\${given#file://}" ;; esac
done
{ echo '%PDF-1.7'; cat "$page"; } > "$target"
`;
let now = new Date('2026-11-21T08:00:00Z');

const attempts = 3;
beforeEach(() => {
  mailServer.answerWith(() => undefined);
  mailServer.taken.length = 0;
  mailServer.lines.length = 0;
});

let numbers = 0;

/** An invoice to somebody outside of the network. */
function outside(contactEmail: string | null = 'accounts@buyer.example', invoiceNumber?: string) {
  numbers += 1;
  const { contactEmail: _, ...buyer } = { contactEmail: '', ...invoiceTo('0235:9900000098').buyer };
  return {
    ...invoice,
    invoiceNumber: invoiceNumber ?? `M-${numbers}`,
    buyer: { ...buyer, ...(contactEmail === null ? {} : { contactEmail }) },
  };
}

async function submitted(body: object, by = ask, path = '/v1/invoices'): Promise<string> {
  const id = await submitNew(by, body, path);
  await opened.drain();
  return id;
}

interface Change {
  readonly track: string;
  readonly status: string;
  readonly detail: string | null;
}

async function mailOf(id: string, by = ask, path = '/v1/invoices') {
  const tracks: readonly Change[] = (await by(`${path}/${id}/history`)).body.tracks;
  return tracks.filter(({ track }) => track === 'mail').map(({ status, detail }) => [status, detail]);
}

async function passWaits(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    now = new Date(now.getTime() + 5 * 3_600_000);
    await makeDue(opened.service.database);
    await opened.drain();
  }
}

/** The header of a message, its folded lines as one. */
function headersOf(content: string): readonly string[] {
  return content.slice(0, content.indexOf('\n\n')).replaceAll(/\n\s+/g, ' ').split('\n');
}

const folder = await mkdtemp(join(tmpdir(), 'pint-ae-mail-'));
const chromium = join(folder, 'chromium');
await writeFile(chromium, standIn);
await chmod(chromium, 0o755);
const mailServer = await openMailServer();
const server = {
  ...{ host: '127.0.0.1', port: mailServer.port, isSecure: false, requiresTls: false },
  ...{ user: '', password: '', from: 'invoices@provider.example' },
};
const settings: Partial<Settings> = {
  mail: { server, attempts },
  printing: { chromium, isSandboxed: true, atOnce: 2 },
};
const opened = await openTestService({ settings, replaced: { clock: { now: () => now } } });
const companyId = await opened.company({ participantId: sellerId, mailsInvoices: true });
const ask = asker(opened.app, await opened.key(companyId));
const operator = asker(opened.app, await opened.operatorKey());
afterAll(async () => {
  await opened.close();
  await mailServer.close();
  await rm(folder, { recursive: true });
});

describe('A document for a buyer outside of the network', () => {
  test('goes to the buyer by e-mail as a PDF, once, and its history says so', async () => {
    const id = await submitted(outside());
    expect(mailServer.taken).toHaveLength(1);
    const [{ from, to, content }] = mailServer.taken as [MailServer['taken'][number]];
    expect(from).toMatch(/^MAIL FROM:<invoices@provider\.example>/);
    expect(to).toEqual(['RCPT TO:<accounts@buyer.example>']);
    const headers = headersOf(content);
    expect(headers).toContain('To: accounts@buyer.example');
    expect(headers.find((line) => line.startsWith('From:'))).toContain(invoice.seller.name);
    const pdf = /application\/pdf[\s\S]*?\n\n([\w+/=\n]+)/.exec(content)?.[1] ?? '';
    const page = Buffer.from(pdf, 'base64').toString();
    expect(page).toMatch(/^%PDF-1\.7/);
    expect(page).toContain(`M-${numbers}`);
    expect(await mailOf(id)).toEqual([
      ['pending', null],
      ['sent', 'To accounts@buyer.example.'],
    ]);
    await passWaits(2);
    expect(mailServer.taken).toHaveLength(1);
  });

  test('goes to the buyer as soon as the access point has taken its report, which is handed over once', async () => {
    const reports: string[] = [];
    const delivery = takingDelivery(({ message }) => void reports.push(message));
    const service = { ...opened.service, delivery };
    const id = await submitNew(ask, outside());
    await service.queue.drain(jobHandlers(service));
    expect([reports, mailServer.taken.length]).toEqual([['report'], 1]);
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('Sent');
  });

  test('goes to nobody if the company does not want that, or if the network delivers it', async () => {
    const other = await opened.company({ participantId: '0235:1999999996' });
    const by = asker(opened.app, await opened.key(other));
    const seller = { ...invoice.seller, participantId: '0235:1999999996', trn: '199999999600003' };
    const quiet = await submitted({ ...outside(), seller }, by);
    expect(await mailOf(quiet, by)).toEqual([]);
    const exchanged = await submitted({
      ...outside(),
      buyer: { ...outside().buyer, participantId: invoice.buyer.participantId },
    });
    expect(await mailOf(exchanged)).toEqual([]);
    const deemed = { ...outside(), buyer: { ...outside().buyer, participantId: '0235:9900000097' } };
    const supplied = await submitted({ ...deemed, transactionType: { deemedSupply: true } });
    expect(await mailOf(supplied)).toEqual([]);
    expect(mailServer.taken).toEqual([]);
  });

  test('goes to the buyer again if it was corrected, and not if it was only submitted again', async () => {
    const number = `M-${numbers}-TDD-RE`;
    const id = await submitted(outside('first@buyer.example', number));
    expect((await ask(`/v1/invoices/${id}`)).body.status).toBe('DeliveryFailed');
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await opened.drain();
    const body = outside('second@buyer.example', `M-CORRECTED-${numbers}`);
    expect((await ask(`/v1/invoices/${id}`, { method: 'PUT', body })).status).toBe(200);
    await ask(`/v1/invoices/${id}/submit`, { method: 'POST' });
    await opened.drain();
    const to = mailServer.taken.flatMap((taken) => taken.to);
    expect(to.filter((line) => line.includes('second@'))).toHaveLength(1);
    expect(to.filter((line) => line.includes('first@')).length).toBeLessThanOrEqual(1);
  });
});

describe('An e-mail that is not taken', () => {
  test('is refused for good where the mail server says so, and told by an event', async () => {
    mailServer.answerWith((line) => (/^RCPT/.test(line) ? '550 5.1.1 no such mailbox' : undefined));
    const id = await submitted(outside());
    const [, [status, detail] = []] = await mailOf(id);
    expect(status).toBe('refused');
    expect(detail).toBe('The mail server refused the message: 550 5.1.1 no such mailbox');
    await passWaits(2);
    expect(mailServer.lines.filter((line) => /^RCPT/.test(line))).toHaveLength(1);
    const events = (await ask('/v1/events?type=mail.failed&limit=100')).body.items;
    expect(events.map((event: { data: { id: string } }) => event.data.id)).toContain(id);
  });

  test('is tried again where the mail server is busy, and given up in the end', async () => {
    mailServer.answerWith((line) => (/^RCPT/.test(line) ? '451 4.7.1 greylisted' : undefined));
    const id = await submitted(outside());
    expect(await mailOf(id)).toEqual([['pending', null]]);
    await passWaits(attempts + 2);
    expect(mailServer.lines.filter((line) => /^RCPT/.test(line))).toHaveLength(attempts);
    expect((await mailOf(id))[1]).toEqual([
      'givenUp',
      'The mail server did not take the message yet: 451 4.7.1 greylisted Given up after 3 tries.',
    ]);
  });

  test('comes with the next try once the mail server takes it', async () => {
    mailServer.answerWith((line) => (line === '.' ? '452 4.3.1 the disk is full' : undefined));
    const id = await submitted(outside());
    mailServer.answerWith(() => undefined);
    await passWaits(1);
    expect(mailServer.taken).toHaveLength(1);
    expect((await mailOf(id)).at(-1)?.[0]).toBe('sent');
  });

  test('is not sent again if nobody knows whether the mail server has it', async () => {
    mailServer.answerWith((line) => (line === '.' ? null : undefined));
    const id = await submitted(outside());
    expect((await mailOf(id)).at(-1)?.[0]).toBe('uncertain');
    mailServer.answerWith(() => undefined);
    await passWaits(2);
    expect(mailServer.taken).toEqual([]);
  });

  test('is not sent again after a process has ended while it gave it to the mail server', async () => {
    mailServer.answerWith((line) => (/^RCPT/.test(line) ? '451 later' : undefined));
    const id = await submitted(outside());
    mailServer.answerWith(() => undefined);
    await acrossCompanies(opened.service.database, (scoped) =>
      sql`update mails set begun_at = now(), leased_until = ${new Date(now.getTime() - 1000)}
        where document_id = ${id}`.execute(scoped),
    );
    await passWaits(2);
    expect(mailServer.taken).toEqual([]);
    const [status, detail] = (await mailOf(id)).at(-1) ?? [];
    expect(status).toBe('uncertain');
    expect(detail).toMatch(/^The service stopped while it gave the message to the mail server/);
  });

  test('waits, as if it had not been tried, while the mail server is away', async () => {
    mailServer.answerWith((line) => (/^EHLO|^HELO/.test(line) ? null : undefined));
    const id = await submitted(outside());
    expect(await mailOf(id)).toEqual([['pending', null]]);
    mailServer.answerWith(() => undefined);
    await passWaits(1);
    expect((await mailOf(id)).at(-1)?.[0]).toBe('sent');
  });

  test('is not sent any more once its document has changed', async () => {
    mailServer.answerWith((line) => (/^RCPT/.test(line) ? '451 later' : undefined));
    const id = await submitted(outside());
    await acrossCompanies(opened.service.database, (scoped) =>
      sql`update documents set version = version + 1 where id = ${id}`.execute(scoped),
    );
    mailServer.answerWith(() => undefined);
    await passWaits(1);
    expect(mailServer.taken).toEqual([]);
    expect((await mailOf(id)).at(-1)).toEqual(['superseded', null]);
  });
});

describe('A hostile address', () => {
  test.each([
    'a@buyer.example, b@other.example',
    '"a@buyer.example> NOTIFY=NEVER"@other.example',
    'a@buyer.example\r\nBcc: b@other.example',
    'A <a@buyer.example>',
    'a@[127.0.0.1]',
    'a@localhost',
    'a\u202e@buyer.example',
    'a@buyer.example b@other.example',
    `${'a'.repeat(65)}@buyer.example`,
  ])('is refused, and nothing is said to the mail server: %j', async (address) => {
    const id = await submitted(outside(address));
    const [status] = (await mailOf(id)).at(-1) ?? [];
    expect(status).toBe('refused');
    expect(mailServer.lines).toEqual([]);
    const again = await ask(`/v1/invoices/${id}/mail`, { method: 'POST', body: { to: address } });
    expect(again.status).toBe(400);
  });

  test('is not guessed: a document without one is refused by name', async () => {
    const id = await submitted(outside(null));
    expect((await mailOf(id)).at(-1)).toEqual([
      'refused',
      'The document has no e-mail address for its receiver.',
    ]);
  });

  test('does not come by the other texts of a document either', async () => {
    const name = 'Falcon\r\nBcc: b@other.example\r\n\r\nText \u202e <x@y.example>';
    const sendMail = mailSender(opened.service.settings.mail?.server ?? expect.fail('no mail server'));
    const file = { name: 'M\r\nX-A: 1.pdf', mediaType: 'application/pdf', bytes: Buffer.from('%PDF') };
    const outcome = await sendMail(
      {
        id: 'one',
        to: 'a@buyer.example',
        fromName: name,
        replyTo: null,
        subject: `No ${name}`,
        text: name,
        file,
      },
      async () => {},
    );
    expect(outcome.outcome).toBe('sent');
    const headers = headersOf(mailServer.taken[0]?.content ?? '');
    expect(headers.map((line) => line.slice(0, line.indexOf(':')))).toEqual(
      expect.not.arrayContaining(['Bcc', 'X-A']),
    );
    expect(mailServer.lines.filter((line) => /^RCPT/.test(line))).toEqual(['RCPT TO:<a@buyer.example>']);
  });
});

describe('Sending a document by e-mail again', () => {
  test('replaces the one that waits, which its old address does not get any more', async () => {
    mailServer.answerWith((line) => (/^RCPT/.test(line) ? '451 later' : undefined));
    const id = await submitted(outside('old@buyer.example'));
    mailServer.answerWith(() => undefined);
    await ask(`/v1/invoices/${id}/mail`, { method: 'POST', body: { to: 'new@buyer.example' } });
    await passWaits(2);
    expect(mailServer.taken.map(({ to }) => to)).toEqual([['RCPT TO:<new@buyer.example>']]);
    expect((await mailOf(id)).map(([status]) => status)).toEqual([
      'pending',
      'superseded',
      'pending',
      'sent',
    ]);
  });

  test('is refused for a document of the network, and where it is off', async () => {
    const again = (id: string) => ask(`/v1/invoices/${id}/mail`, { method: 'POST', body: {} });
    const exchanged = await submitted({ ...invoice, invoiceNumber: `M-NET-${numbers}` });
    expect((await again(exchanged)).body.detail).toMatch(/^Only documents that are reported/);
    await operator(`/v1/operator/companies/${companyId}`, { method: 'PUT', body: { mailsInvoices: false } });
    expect((await again(await submitted(outside()))).body.detail).toMatch(/^E-mails are not switched on/);
    await operator(`/v1/operator/companies/${companyId}`, { method: 'PUT', body: { mailsInvoices: true } });
  });
});

test('A company cannot have e-mails where no mail server is given', async () => {
  const without = await openTestService();
  const by = asker(without.app, await without.operatorKey());
  const body = { name: 'A company', mailsInvoices: true };
  const answer = await by('/v1/operator/companies', { method: 'POST', body });
  expect([answer.status, answer.body.detail]).toEqual([
    409,
    'This service sends no e-mails: its operator has to set SMTP_URL and SMTP_FROM.',
  ]);
  await without.close();
});
