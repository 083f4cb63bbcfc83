import { invoiceWithLines } from '../../../bench/requests.ts';
import { areExtrasThere, extra } from '../../extras/index.ts';
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
      const before = await subject.usage();
      wrong += await shoot(subject, requests);
      done.push(((await subject.usage()).milliseconds - before.milliseconds) / requests);
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

async function shoot({ url }: Subject, amount: number): Promise<number> {
  const { non2xx, errors, timeouts, mismatches } = await extra('autocannon')({
    url: `${url}/v1/validate`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(invoiceWithLines(10)),
    connections,
    amount,
    timeout: 60,
    verifyBody: (text) => text.startsWith('{"valid":true'),
  });
  return non2xx + errors + timeouts + mismatches;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
