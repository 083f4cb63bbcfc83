import { printMonth } from './load/month.ts';
import { processorTime } from './load/processor-time.ts';
import { fewest, type Request, requests } from './load/requests.ts';
import { openStore, type Place, type Store } from './load/store.ts';
import { atShare, type Figure, heading, rounded, row } from './load/table.ts';

/**
 * Measures how many creates, validates, reads and lists the service does in a second, on this machine only,
 * as in the tables of the README. Usage: `load SECONDS`, for each kind of request on each store; with
 * DATABASE_URL on a server too. `npm run costs` prints what each operation and a document cost.
 */
const seconds = Number(process.argv[2] ?? '5');
const clients = 8;
const many = 200_000;

/**
 * The figures of one kind of request on several stores, which take turns so that other load on the machine
 * affects all alike.
 */
async function measure(stores: readonly Store[], request: Request): Promise<Figure[]> {
  const tallies = stores.map((store) => ({ store, times: [] as number[], wrong: 0, count: 0, spent: 0 }));
  for (let second = 0; second < seconds; second += 1) {
    for (const tally of tallies) {
      const before = await processorTime(tally.store.pids);
      const end = performance.now() + 1000;
      await Promise.all(Array.from({ length: clients }, () => client(tally, request, end)));
      tally.spent += (await processorTime(tally.store.pids)) - before;
    }
  }
  return tallies.map(({ times, wrong, spent }) => {
    const sorted = times.toSorted((a, b) => a - b);
    return {
      processorMilliseconds: rounded(spent / times.length),
      perSecond: Math.round(times.length / seconds),
      p50: atShare(sorted, 0.5),
      p99: atShare(sorted, 0.99),
      wrong,
    };
  });
}

interface Tally {
  readonly store: Store;
  readonly times: number[];
  wrong: number;
  count: number;
}

/** Sends one request after another until a point in time. */
async function client(tally: Tally, request: Request, end: number): Promise<void> {
  const { addresses, apiKey } = tally.store;
  while (performance.now() < end) {
    tally.count += 1;
    const { path, init = {}, status = 200, isRight } = request(tally.store, tally.count);
    const address = addresses[tally.count % addresses.length];
    const started = performance.now();
    const headers = { 'x-api-key': apiKey, ...init.headers };
    const answer = await fetch(`${address}${path}`, { ...init, headers });
    const text = await answer.text();
    tally.times.push(performance.now() - started);
    if (answer.status !== status || !isRight(JSON.parse(text))) tally.wrong += 1;
  }
}

/** Prints the table of stores of one kind; returns the number of wrong answers. */
async function table(name: string, place: Place, sizes: readonly number[]): Promise<number> {
  const stores: Store[] = [];
  for (const documents of sizes) stores.push(await openStore(place, documents));
  process.stdout.write(heading(name, sizes));
  let wrong = 0;
  for (const [kind, request] of Object.entries(requests)) {
    const figures = await measure(stores, request);
    process.stdout.write(row(kind, figures));
    wrong += figures.reduce((sum, figure) => sum + figure.wrong, 0);
  }
  for (const { close } of stores) await close();
  return wrong;
}

const server = process.env.DATABASE_URL;
if (server !== undefined) await printMonth(server);
let wrong = await table('embedded', { server: undefined, processes: 1 }, [fewest, many]);
if (server !== undefined) {
  wrong += await table('PostgreSQL, 1 process', { server, processes: 1 }, [fewest, many]);
  wrong += await table('PostgreSQL, 2 processes', { server, processes: 2 }, [fewest]);
}
process.stdout.write(`\nWrong answers: ${wrong}\n`);
process.exitCode = wrong === 0 ? 0 : 1;
