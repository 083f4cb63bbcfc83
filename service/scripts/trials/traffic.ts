import { setTimeout as pause } from 'node:timers/promises';
import { runCommandOf, thisRelease } from '../../test/support/command.ts';
import { invoiceTo, sellerId } from '../../test/support/requests.ts';

/** Clients that create and submit documents. Each step uses one key until it is accepted. */
export interface Traffic {
  /** The identifier of each document that was accepted and submitted, by its number. */
  readonly accepted: ReadonlyMap<string, string>;
  /** Counts of all other answers, by status and message; by `no answer` if there was none. */
  readonly others: ReadonlyMap<string, number>;
  /** The longest time that a client waited for one answer, in milliseconds. */
  readonly longest: () => number;
  /** Stops beginning documents, and resolves once those in progress are accepted. */
  readonly stop: () => Promise<void>;
}

/** The environment that a service needs besides its database. */
export function environmentOf(databaseUrl: string, accessPoint: string): Readonly<Record<string, string>> {
  return {
    DATABASE_URL: databaseUrl,
    DELIVERY: 'phase4',
    PHASE4_URL: accessPoint,
    PHASE4_TOKEN: 'token',
    RATE_LIMIT_REQUESTS: '1000000',
    DATABASE_TIMEOUT_SECONDS: '5',
  };
}

/** A key for a new company of a database, made with the command line of a release. */
export async function newApiKey(
  environment: Readonly<Record<string, string>>,
  release = thisRelease,
): Promise<string> {
  const run = (...words: string[]) => runCommandOf(release, environment, ...words);
  await run('migrate');
  const company = await run('companies', 'create', '--name', 'A company', '--participant', sellerId);
  const id = company.trim().split(' ').at(-1) ?? '';
  const key = await run('keys', 'create', '--company', id, '--name', 'trial', '--scope', 'invoices:write');
  return /pint_\S+/.exec(key)?.[0] ?? '';
}

/** Starts clients, which use the addresses in turn; `pauseOf` is how long each waits between documents. */
export function startTraffic(
  apiKey: string,
  addresses: () => readonly string[],
  { clients = 3, pauseMilliseconds = 20, patienceSeconds = 300 } = {},
): Traffic {
  const accepted = new Map<string, string>();
  const others = new Map<string, number>();
  let asked = 0;
  let documents = 0;
  let longest = 0;
  let isStopped = false;

  const note = (answer: string) => others.set(answer, (others.get(answer) ?? 0) + 1);
  const askOnce = async (key: string, path: string, body: object | undefined) => {
    asked += 1;
    const all = addresses();
    const began = performance.now();
    const response = await fetch(`${all[asked % all.length]}${path}`, {
      method: 'POST',
      headers: { 'x-api-key': apiKey, 'idempotency-key': key, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    const text = await response?.text().catch(() => undefined);
    longest = Math.max(longest, performance.now() - began);
    return response === undefined || text === undefined ? undefined : { status: response.status, text };
  };
  const insist = async (key: string, path: string, body?: object): Promise<{ readonly id: string }> => {
    const end = Date.now() + patienceSeconds * 1000;
    for (;;) {
      const answer = await askOnce(key, path, body);
      if (answer !== undefined && answer.status < 300) return JSON.parse(answer.text);
      note(answer === undefined ? 'no answer' : `${answer.status} ${detailOf(answer.text)}`);
      if (Date.now() > end) throw new Error(`${path}: ${answer?.status} ${answer?.text}`);
      await pause(200);
    }
  };
  const client = async () => {
    while (!isStopped) {
      documents += 1;
      const number = `T-${documents}`;
      const body = { ...invoiceTo('0235:1000000111'), invoiceNumber: number };
      const { id } = await insist(`create ${number}`, '/v1/invoices', body);
      await insist(`submit ${number}`, `/v1/invoices/${id}/submit`);
      accepted.set(number, id);
      await pause(pauseMilliseconds);
    }
  };
  const working = Promise.all(Array.from({ length: clients }, client));
  working.catch(() => {});
  return {
    accepted,
    others,
    longest: () => longest,
    stop: async () => {
      isStopped = true;
      await working;
    },
  };
}

function detailOf(text: string): string {
  try {
    return String(JSON.parse(text).detail);
  } catch {
    return text;
  }
}
