import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type DeliveryOutcome, wrapMessageStatus, writeMessageStatus } from 'pint-ae/network';
import { openEnvelope } from '../../src/receive/read-envelope.ts';
import { inboundToken, type Network, providerOf } from './network.ts';

/**
 * The tax authority: stores the tax data documents that arrive, and answers each with a status through its access
 * point. Its provider also serves a company that accepts no document: the answer to those is a rejection.
 */
export interface Authority {
  /** The number of times that each report arrived, by its instance. */
  readonly reports: ReadonlyMap<string, { readonly xml: string; readonly times: number }>;
  readonly close: () => Promise<void>;
}

/** Time that it waits before it brings a status again that did not arrive. */
const pauseMilliseconds = 500;

export async function openAuthority(network: Network): Promise<Authority> {
  const reports = new Map<string, { readonly xml: string; readonly times: number }>();
  const waiting: string[] = [];
  let isOpen = true;
  const server = createServer(async (request, response) => {
    let xml = '';
    for await (const chunk of request) xml += chunk;
    if (request.headers['x-token'] !== inboundToken) return response.writeHead(403).end();
    const instanceId = openEnvelope(xml)?.instanceId ?? '';
    const to = String(request.headers['x-sender-provider']).replace(/^\D+/, '');
    if (isInvoice(xml)) {
      waiting.push(statusOf(instanceId, to, 'failed'));
      return response.writeHead(201).end('{}');
    }
    const times = (reports.get(instanceId)?.times ?? 0) + 1;
    reports.set(instanceId, { xml, times });
    if (times === 1) waiting.push(statusOf(instanceId, to, 'confirmed'));
    response.writeHead(201).end('{}');
  });
  await new Promise<void>((done) => server.listen(network.ports.authority, '127.0.0.1', done));
  const bring = async () => {
    while (isOpen) {
      const next = waiting.shift();
      if (next === undefined) await pause(pauseMilliseconds);
      else if (!(await isDelivered(network, next))) {
        waiting.push(next);
        await pause(pauseMilliseconds);
      }
    }
  };
  const bringing = Promise.all([bring(), bring(), bring()]);
  return {
    reports,
    close: async () => {
      isOpen = false;
      await bringing;
      server.closeAllConnections();
      server.close();
    },
  };
}

async function isDelivered({ urlOf, sendToken }: Network, envelope: string): Promise<boolean> {
  const headers = { 'x-token': sendToken, 'content-type': 'application/xml' };
  const init = { method: 'POST', headers, body: envelope };
  const answer = await fetch(`${urlOf('authority')}/sendsbdh`, init).catch(() => undefined);
  return answer !== undefined && /"overallSuccess"\s*:\s*true/.test(await answer.text());
}

const isInvoice = (envelope: string) => /<(\w+:)?Type>Invoice</.test(envelope);

/** Says that what arrived was delivered (AP) or could not be (RE), in an envelope. */
function statusOf(instanceId: string, to: string, delivered: DeliveryOutcome): string {
  const issuedAt = new Date().toISOString().replace(/\.\d+/, '');
  const verdict = { form: 'ubl', outcome: 'valid', findings: [] } as const;
  const identity = { id: `AP-${instanceId}`, issuedAt, of: instanceId };
  const status = writeMessageStatus(verdict, {
    ...identity,
    from: providerOf('authority'),
    to,
    delivered,
  });
  if (!status.ok) throw new Error(JSON.stringify(status));
  const wrapped = wrapMessageStatus(status.value.xml, { id: randomUUID(), createdAt: issuedAt });
  if (!wrapped.ok) throw new Error(JSON.stringify(wrapped));
  return wrapped.value;
}
