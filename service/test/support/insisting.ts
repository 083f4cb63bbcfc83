import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { invoice } from './requests.ts';

const patienceMilliseconds = 240_000;

/** A client of a service in a process of its own, which repeats each request under its key; `met` hears of other statuses. */
export function insistingClient(address: string, apiKey: string, met: (status: number) => void = () => {}) {
  const ask = async (path: string, method = 'GET', key = '', body?: object) => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  const insist = async (status: number, ...asked: Parameters<typeof ask>) => {
    const end = Date.now() + patienceMilliseconds;
    for (;;) {
      const answer = await ask(...asked);
      if (answer.status === status) return answer.body;
      met(answer.status);
      if (Date.now() > end) throw new Error(`${asked[1]} ${asked[0]} is answered with ${answer.status}.`);
      await pause(50);
    }
  };
  const listed = async (query = '') => (await insist(200, `/v1/invoices?limit=200${query}`)).items;
  return {
    ...{ ask, listed },
    /** Creates and submits an invoice; returns its id. */
    send: async (invoiceNumber: string): Promise<string> => {
      const document = { ...invoice, invoiceNumber };
      const { id } = await insist(201, '/v1/invoices', 'POST', `create ${invoiceNumber}`, document);
      await insist(202, `/v1/invoices/${id}/submit`, 'POST', `submit ${invoiceNumber}`);
      return id;
    },
    /** Waits for the work in the background, and expects that it has sent every document. */
    expectAllSent: async () => {
      const end = Date.now() + patienceMilliseconds;
      while ((await listed('&status=Pending')).length > 0 && Date.now() < end) await pause(200);
      for (const { id, status } of await listed()) expect(status, id).toBe('Sent');
    },
  };
}
