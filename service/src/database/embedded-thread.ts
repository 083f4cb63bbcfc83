import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type Embedded,
  type EmbeddedPlace,
  type EmbeddedPool,
  embeddedPool,
  openHere,
  roomIn,
} from './embedded.ts';

/** Requests to the thread; answers come in the order of the requests. */
type Asked =
  | { readonly ask: 'exec'; readonly text: string }
  | { readonly ask: 'query'; readonly text: string; readonly values: readonly unknown[] }
  | { readonly ask: 'dump' | 'close' };

type Answer =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly failed: Failed };

/** An error as data, because threads lose properties that JavaScript's own errors lack. */
interface Failed {
  readonly message: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The form of a broken connection, which callers handle. */
const threadEnded: Failed = {
  message: 'The thread of the embedded database has ended.',
  fields: { code: '08006' },
};

/** Starts this file again as a thread, with the TypeScript loader of this process. */
const start = `const { workerData: { reader, file } } = require('node:worker_threads');
  const begun = reader === undefined ? Promise.resolve() : import(reader).then(({ register }) => register());
  begun.then(() => import(file));`;

/** Opens PGlite in a thread, so that storing large data does not delay requests that do not need it. */
export async function openInThread(
  folder: string | undefined,
  archive: Blob | undefined = undefined,
): Promise<EmbeddedPool> {
  const file = import.meta.url;
  const reader = file.endsWith('.ts') ? import.meta.resolve('tsx/esm/api') : undefined;
  const data = { file, reader, place: { folder, archive } };
  const worker = new Worker(start, { eval: true, workerData: data });
  return embeddedPool(await databaseIn(worker), roomIn(folder));
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

async function databaseIn(worker: Worker): Promise<Embedded> {
  const waiting = new Map<number, Waiting>();
  let ended: Error | undefined;
  let asked = 0;
  const end = (error: Error) => {
    ended ??= error;
    for (const { reject } of waiting.values()) reject(ended);
    waiting.clear();
  };
  worker.on('message', (answer: Answer) => {
    const asking = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('result' in answer) asking?.resolve(answer.result);
    else asking?.reject(errorOf(answer.failed));
  });
  worker.on('error', end);
  worker.on('exit', () => end(errorOf(threadEnded)));
  const ask = <Result>(what: Asked | undefined): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (ended !== undefined) return reject(ended);
      waiting.set(asked, { resolve: resolve as (result: unknown) => void, reject });
      if (what !== undefined) worker.postMessage({ id: asked, ...what });
      asked += 1;
    });
  // The thread itself reports when it has opened the database, or why it could not.
  await ask(undefined);
  return {
    exec: (text) => ask({ ask: 'exec', text }),
    query: (text, values) => ask({ ask: 'query', text, values }),
    dump: () => ask({ ask: 'dump' }),
    close: async () => {
      await ask({ ask: 'close' });
      await worker.terminate();
    },
  };
}

function errorOf({ message, fields }: Failed): Error {
  return Object.assign(new Error(message), fields);
}

async function answerFrom(port: NonNullable<typeof parentPort>, place: EmbeddedPlace): Promise<void> {
  const answer = async (id: number, work: () => Promise<unknown>) => {
    try {
      port.postMessage({ id, result: await work() });
    } catch (error) {
      const { message = String(error), stack }: Partial<Error> = Object(error);
      const plain = Object.entries(Object(error)).filter(([, value]) => typeof value === 'string');
      const failed: Failed = { message, fields: { ...Object.fromEntries(plain), stack } };
      port.postMessage({ id, failed });
    }
  };
  let database: Embedded | undefined;
  await answer(0, async () => {
    database = await openHere(place);
  });
  const opened = database;
  // A thread without a database would never end.
  if (opened === undefined) return;
  port.on('message', ({ id, ...asked }: Asked & { readonly id: number }) => {
    void answer(id, workOf(opened, asked));
  });
}

function workOf(database: Embedded, asked: Asked): () => Promise<unknown> {
  switch (asked.ask) {
    case 'exec':
      return () => database.exec(asked.text);
    case 'query':
      return () => database.query(asked.text, asked.values);
    default:
      return database[asked.ask];
  }
}

if (!isMainThread && parentPort !== null && workerData?.file === import.meta.url)
  await answerFrom(parentPort, workerData.place);
