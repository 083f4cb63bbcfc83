import { createPrivateKey } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Hono } from 'hono';
import type { Answer } from '../../../test/approved-page/approved-file.ts';
import { withoutProse } from '../../../test/approved-page/without-prose.ts';
import { administer } from '../../src/admin-commands/administer.ts';
import { createApp } from '../../src/app/app.ts';
import { jobHandlers } from '../../src/lifecycle/background.ts';
import { removeAged } from '../../src/lifecycle/retention.ts';
import type { Service } from '../../src/service.ts';
import type { Settings } from '../../src/settings.ts';
import { createSlowTargets } from '../../src/targets/slow-targets.ts';
import { type Answered, type Asked, asker } from '../support/asking.ts';
import { openTestService } from '../support/service.ts';

import { type ScriptedNetwork, scriptedNetwork } from './scripted-network.ts';
import { stableText } from './stable-text.ts';
import { countedRandom, type SteppedClock, searchPath, steppedClock } from './stepped-clock.ts';
import { changedRows } from './stored-rows.ts';

/** A service whose every answer and change is noted, under the name of its step. */
export interface World {
  readonly service: Service;
  readonly app: Hono;
  readonly clock: SteppedClock;
  readonly network: ScriptedNetwork;
  readonly folder: string;
  readonly answers: readonly Answer[];
  /** Asks with a key, as the step `who METHOD path`. */
  readonly ask: (who: Who, request: string, asked?: Asked) => Promise<Answered>;
  /** Does the background work that is due after some seconds. */
  readonly work: (seconds?: number) => Promise<void>;
  /** Runs a command of the operator; words with blanks stand in quotation marks. */
  readonly command: (line: string) => Promise<string>;
  /** Any other step, which returns what is noted of it; changes of one that only reads are noted with the next. */
  readonly step: (name: string, work: () => Promise<string>, isReading?: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A caller: its name in the steps, and its key. */
export interface Who {
  readonly name: string;
  readonly apiKey: string;
}

/** A key for tests alone, so that signatures do not change. */
const exportKey = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
});

const mailServer = {
  ...{ host: 'mail.example', port: 25, isSecure: false, requiresTls: false },
  ...{ user: '', password: '', from: 'invoices@provider.example' },
};

export async function openWorld(more: Partial<Settings> = {}): Promise<World> {
  const clock = steppedClock('2026-10-30T08:00:00Z');
  const network = scriptedNetwork();
  const folder = await mkdtemp(join(tmpdir(), 'pint-ae-approved-'));
  const { delivery, sendWebhook, sendMail } = network;
  const opened = await openTestService({
    searchPath,
    settings: {
      network: { provider: '000001', authority: '000999' },
      mail: { server: mailServer, attempts: 3 },
      ...{ exportKey, exportFolder: folder, attachmentBytes: 200, ...more },
    },
    delivery: { attempts: 3, retrySeconds: 60 },
    replaced: { clock, random: countedRandom(), delivery, sendWebhook, sendMail },
  });
  const seconds = () => clock.now().getTime() / 1000;
  const service = { ...opened.service, slowTargets: createSlowTargets(seconds) };
  const app = createApp(service);
  await clock.setUp(service.database);
  const changed = await changedRows(service.database);
  await changed();
  const stable = stableText();
  const answers: Answer[] = [];
  let metrics = new Map<string, number>();
  const changes = async () => {
    const measured = await measures(service.metrics.registry);
    const moved = [...measured].filter(([line, value]) => metrics.get(line) !== value);
    metrics = measured;
    return [...(await changed()), ...moved.map(([line, value]) => `# ${line} ${value}`)];
  };
  const step = async (name: string, work: () => Promise<string>, isReading = false) => {
    await clock.advance(1);
    const said = await work();
    // A use of a key that only reads is noted with the next step that changes something.
    const lines = [said, ...network.events(), ...(isReading ? [] : await changes())];
    const number = String(answers.length + 1).padStart(4, '0');
    const text = stable(lines.filter((line) => line !== '').join('\n')).replaceAll(folder, '(folder)');
    answers.push({ step: `${number} ${stable(name).replaceAll(folder, '(folder)')}`, text });
  };
  const ask: World['ask'] = async (who, request, asked = {}) => {
    let answered: Answered | undefined;
    const [method = '', path = ''] = request.split(' ');
    await step(
      nameOf(who, request, asked),
      async () => {
        // Other tests in this process use keys of the same form.
        const own: Record<string, string> =
          method === 'POST' ? { 'idempotency-key': `step-${answers.length + 1}` } : {};
        const headers = { ...own, ...asked.headers };
        answered = await asker(app, who.apiKey)(path, { method, ...asked, headers });
        return noted(answered);
      },
      method === 'GET',
    );
    if (answered === undefined) throw new Error('There is no answer.');
    return answered;
  };
  return {
    ...{ service, app, clock, network, folder, answers, ask, step },
    work: (seconds = 0) =>
      step(`background work after ${seconds} s`, async () => {
        await clock.advance(seconds);
        return `done: ${await service.queue.drain(jobHandlers(service))}`;
      }),
    command: async (line) => {
      const words = Array.from(line.matchAll(/'([^']*)'|\S+/g), ([word, quoted = word]) => quoted);
      let text = '';
      await step(`command ${words.join(' ')}`, async () => {
        const result = await administer(service, words);
        ({ text } = result);
        const { code, notice = '' } = result;
        return [`exit ${code}`, text, notice].filter((line) => line !== '').join('\n');
      });
      return text;
    },
    close: async () => {
      await opened.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** The steps of the clock that remove what is too old. */
export function removal({ step, service, clock }: World, days: number): Promise<void> {
  return step(`removal after ${days} days`, async () => {
    await clock.advance(days * 86_400);
    await removeAged(service);
    return '';
  });
}

/** Requests differ in more than their path: the changed part of a body has a name. */
function nameOf({ name }: Who, request: string, { headers = {} }: Asked): string {
  const { 'idempotency-key': key, 'content-type': type, 'x-token': _, ...others } = headers;
  const told = { ...others, ...(key === undefined ? {} : { key }), ...(type === undefined ? {} : { type }) };
  return `${name} ${request}${Object.keys(told).length === 0 ? '' : ` ${JSON.stringify(told)}`}`;
}

const comparedHeaders = [
  ...['content-type', 'location', 'etag', 'preference-applied', 'content-disposition', 'retry-after'],
  ...['idempotency-replayed', 'x-ratelimit-remaining', 'allow', 'cache-control', 'content-security-policy'],
];

function noted({ status, headers, text, body }: Answered): string {
  const shown = comparedHeaders.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  });
  return [String(status), ...shown, bodyOf(headers.get('content-type') ?? '', text, body)].join('\n');
}

/** The words of the service's own findings say what it has compared. */
const ownRules = /^$|^pint-ae-service-|^preceding-|^number-|^advance-|^credit-/;

function bodyOf(type: string, text: string, body: unknown): string {
  if (body !== undefined) return JSON.stringify(withoutProse(body, ownRules), null, 1);
  return /zip|sheet|pdf/.test(type) ? '(binary)' : text;
}

/** The files of a ZIP, by name. */
export function filesIn(bytes: Uint8Array): string {
  return Object.entries(unzipSync(bytes))
    .map(([name, content]) => `${name}\n${Buffer.from(content).toString()}`)
    .join('\n');
}

/** The measures that are neither durations nor of the process. */
async function measures(registry: Service['metrics']['registry']): Promise<Map<string, number>> {
  const lines = (await registry.metrics()).split('\n');
  const counted = lines.filter(
    (line) =>
      !/^#|^$|_seconds(?:_sum|_bucket)|oldest_seconds|_bytes|_utilization|_connections|_lag_/.test(line),
  );
  return new Map(
    counted.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
}
