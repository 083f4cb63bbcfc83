import { Worker } from 'node:worker_threads';
import { fill } from '../../core/messages/message.ts';
import { workerFile } from '../../workers/shipped-file.ts';
import { clockFromNow, defaultTimeLimit, defaultWorkerMemory, timeLeft } from '../../workers/time-limit.ts';
import type { ExitCode } from '../exit-code.ts';
import { type Io, UsageError } from '../io.ts';
import commandLine from '../messages/command-line.json' with { type: 'json' };
import { errorOf, type Refusal } from '../refusal.ts';
import type { Arguments } from '../syntax/flags-of-commands.ts';

/** A table to convert, with the data about terminal and configuration that its thread needs. */
export interface TableWork {
  readonly args: Arguments<'table'>;
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly io: Pick<Io, 'colour' | 'columns' | 'ofErrors' | 'configuration'>;
}

export type TableSaid =
  | { readonly stdout: string }
  | { readonly stderr: string }
  | { readonly step: true }
  | { readonly code: ExitCode }
  | { readonly refused: Refusal };

const { stopped } = commandLine.table;
const mostBetweenLooks = 250;

/**
 * Converts a table in a thread, in which a row or an invoice may take only the time of a document, and the whole
 * table only the memory of a worker. A hostile workbook ends the thread, and the program reports this.
 */
export async function tableInThread(
  { args, path, bytes }: Omit<TableWork, 'io'>,
  { stdout, stderr, colour, columns, ofErrors, configuration }: Io,
  memory = defaultWorkerMemory,
): Promise<ExitCode> {
  const limit = args.timeLimit ?? defaultTimeLimit;
  const workerData: TableWork = { args, path, bytes, io: { colour, columns, ofErrors, configuration } };
  const worker = new Worker(workerFile('table-worker'), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  let clock = clockFromNow();
  const code = new Promise<ExitCode>((resolve, reject) => {
    const watch = setInterval(
      () => {
        if (timeLeft(limit, clock, 1) <= 0) reject(stoppedBy('tookTooLong', path, { limit: String(limit) }));
      },
      Math.min(limit, mostBetweenLooks),
    );
    worker.on('message', (said: TableSaid) => {
      clock = clockFromNow();
      if ('stdout' in said) stdout(said.stdout);
      else if ('stderr' in said) stderr(said.stderr);
      else if ('code' in said) resolve(said.code);
      else if ('refused' in said) reject(errorOf(said.refused));
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isFull ? stoppedBy('tookTooMuch', path, { memory }) : error);
    });
    worker.on('exit', (ended) => {
      clearInterval(watch);
      reject(new Error(`table-worker: ${ended}`));
    });
  });
  return code.finally(() => worker.terminate());
}

function stoppedBy(
  text: keyof typeof stopped,
  path: string,
  values: Readonly<Record<string, string | number>>,
): UsageError {
  return new UsageError('fileFaults', { path }, (language) => fill(stopped[text], language, values));
}
