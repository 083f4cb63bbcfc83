import { invoiceWithLines } from '../../bench/requests.ts';
import { extra, type Load } from '../extras/index.ts';
import { type Subject, servedBy } from './servers.ts';

const autocannon = extra('autocannon');

/** How long each load lasts, in seconds. */
const duration = 10;
const processes = 2;

/**
 * `serve` with more clients than it can take, each of which comes again at once when it is refused: the documents of 100 lines
 * that it judges in a second, at 20 connections and at 1,000, where 20 may wait. In Markdown.
 */
export async function overload(): Promise<string> {
  const subject = await servedBy(processes, ['--queue', '20']);
  await during(subject, 100, 20);
  const few = await during(subject, 100, 20);
  const many = await during(subject, 100, 1000);
  await subject.stop();
  const [judgedOfFew, judgedOfMany] = [judged(few), judged(many)];
  return [
    `\nOverload: 100 lines, ${processes} processes, a queue of 20\n`,
    '| connections | judged a second | of those at 20 | refused a second |',
    '| --- | --- | --- | --- |',
    `| 20 | ${judgedOfFew.toFixed(0)} | 1.00 | ${refused(few)} |`,
    `| 1,000 | ${judgedOfMany.toFixed(0)} | ${(judgedOfMany / judgedOfFew).toFixed(2)} | ${refused(many)} |`,
  ].join('\n');
}

/** How long documents of 2 lines wait while one of 100,000 lines after the other is judged. In Markdown. */
export async function besideLarge(): Promise<string> {
  const limits = ['--max-body', '100000000', '--time-limit', '60000'];
  const subject = await servedBy(processes, limits);
  await during(subject, 2, 20);
  const alone = await during(subject, 2, 20);
  const body = JSON.stringify(invoiceWithLines(100_000));
  const statuses: number[] = [];
  let isOver = false;
  const large = (async () => {
    while (!isOver) statuses.push((await fetch(`${subject.url}/v1/validate`, post(body))).status);
  })();
  const beside = await during(subject, 2, 20);
  isOver = true;
  await large;
  await subject.stop();
  return [
    `\n2 lines, 20 connections, ${processes} processes\n`,
    '| beside | p50, ms | p99, ms |',
    '| --- | --- | --- |',
    `| nothing | ${alone.latency.p50} | ${alone.latency.p99} |`,
    `| documents of 100,000 lines (${statuses.join(', ')}) | ${beside.latency.p50} | ${beside.latency.p99} |`,
  ].join('\n');
}

const headers = { 'content-type': 'application/json' };
const post = (body: string) => ({ method: 'POST', headers, body });

function during({ url }: Subject, lines: number, connections: number): Promise<Load> {
  const body = JSON.stringify(invoiceWithLines(lines));
  return autocannon({ url: `${url}/v1/validate`, ...post(body), connections, duration, timeout: 60 });
}

const judged = (load: Load) => answered(load, '200') / duration;
const refused = (load: Load) => (answered(load, '503') / duration).toFixed(0);
const answered = ({ statusCodeStats }: Load, status: string) => statusCodeStats[status]?.count ?? 0;
