import { invoiceWithLines } from '../../../bench/requests.ts';
import { areExtrasThere, extra, type Load, type Shooting } from '../../extras/index.ts';
import { exampleServer, type Subject, servedBy } from './servers.ts';
import type { Figure } from './table.ts';

const rounds = 3;
const requests = 500;
const connections = 20;
/** After so many documents the code that judges is compiled. */
const toWarmUp = 1_000;
/** On 28 November 2026 the handler took 1.49 times, and `serve` 1.50 times, what plain `node:http` around `validate` takes. */
const bounds: Readonly<Record<string, number>> = { handler: 1.7, 'serve, 1 process': 1.8 };

/**
 * The processor time of a request at the built servers on loopback, against the least that a server around `validate` does. All
 * run at the same time and have their rounds in turn, so that whatever else the machine does concerns all of them.
 */
export async function* load(): AsyncGenerator<Figure> {
  if (!areExtrasThere) return console.log('skipped: autocannon is not installed');
  const subjects = [...(await Promise.all(['plain', 'handler'].map(exampleServer))), await servedBy(1)];
  let wrong = 0;
  for (const subject of subjects) wrong += await shoot(subject, toWarmUp);
  const times = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const [subject, done] of times) {
      const before = await subject.processorTime();
      wrong += await shoot(subject, requests);
      done.push(((await subject.processorTime()) - before) / requests);
    }
  const ended = await Promise.all(subjects.map(({ stop }) => stop()));
  const [plain = 0] = Array.from(times.values(), median);
  for (const [{ name }, done] of times)
    if (name !== 'plain')
      yield {
        of: `${name} against plain`,
        value: median(done) / plain,
        unit: 'times',
        bound: bounds[name] ?? 0,
      };
  const abnormal = ended.filter((isNormal) => !isNormal).length;
  yield { of: 'wrong answers, servers that ended abnormally', value: wrong + abnormal, unit: '', bound: 0 };
}

/** Sends so many requests; returns how many are not answered as they should be. */
async function shoot(subject: Subject, amount: number): Promise<number> {
  const verifyBody = (text: string) => text.startsWith('{"valid":true');
  const answers = await shots(subject, 10, { connections, amount, verifyBody });
  const { non2xx, errors, timeouts, mismatches } = answers;
  return non2xx + errors + timeouts + mismatches;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const duration = 10;
const processes = 2;

/**
 * Returns what becomes of `serve` under more than it can take, and beside large documents. On 29 November 2026, on
 * two processors that other programs used too, the figures were 2.95 times and 481 ms; what a machine is busy with
 * besides may take as much again.
 */
export async function* strain(): AsyncGenerator<Figure> {
  if (!areExtrasThere) return console.log('skipped: autocannon is not installed');
  yield await overload();
  yield await besideLarge();
}

/**
 * With more clients than it can take, each of which comes again at once when it is refused: the documents of 100 lines that it
 * judges at 20 connections, against those at 1,000, where 20 may wait.
 */
async function overload(): Promise<Figure> {
  const subject = await servedBy(processes, ['--max-queue', '20']);
  await during(subject, 100, 20);
  const [few, many] = [await during(subject, 100, 20), await during(subject, 100, 1000)];
  await subject.stop();
  const value = judged(few) / judged(many);
  return { of: 'judged at 20 connections against 1,000', value, unit: 'times', bound: 5 };
}

async function besideLarge(): Promise<Figure> {
  const limits = ['--max-body', '100000000', '--time-limit', '60000'];
  const subject = await servedBy(processes, limits);
  await during(subject, 2, 20);
  const body = JSON.stringify(invoiceWithLines(100_000));
  let isOver = false;
  const large = (async () => {
    while (!isOver) await (await fetch(`${subject.url}/v1/validate`, post(body))).arrayBuffer();
  })();
  const { latency } = await during(subject, 2, 20);
  isOver = true;
  await large;
  await subject.stop();
  return {
    of: 'median wait beside documents of 100,000 lines',
    value: latency.p50,
    unit: 'ms',
    bound: 2_000,
  };
}

const headers = { 'content-type': 'application/json' };
const post = (body: string) => ({ method: 'POST', headers, body });

function shots({ url }: Subject, lines: number, shooting: Shooting): Promise<Load> {
  const body = JSON.stringify(invoiceWithLines(lines));
  return extra('autocannon')({ url: `${url}/v1/validate`, ...post(body), timeout: 60, ...shooting });
}

const during = (subject: Subject, lines: number, connections: number) =>
  shots(subject, lines, { connections, duration });

const judged = ({ statusCodeStats }: Load) => statusCodeStats['200']?.count ?? 0;
