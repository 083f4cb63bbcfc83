import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { fill } from '../../core/messages/message.ts';
import { workerFile } from '../../workers/shipped-file.ts';
import { defaultWorkerMemory } from '../../workers/time-limit.ts';
import { reasonOf } from '../io.ts';
import mcp from '../messages/mcp.json' with { type: 'json' };
import type { Said } from './tools.ts';
import { languageOf } from './wrong-arguments.ts';

export interface ToolCall {
  readonly name: string;
  readonly given: Readonly<Record<string, unknown>>;
}

export type CallTool = (call: ToolCall) => Promise<Said>;

interface Limits {
  /** Longest time that a call may take, in milliseconds. */
  readonly timeLimit?: number;
  /** Memory of a thread in MiB. */
  readonly memory?: number;
  /** Number of calls that are answered at the same time; further calls wait. */
  readonly atOnce?: number;
}

/** Answers each call in a thread within limits of time and memory; a call that exceeds them ends it. */
export function createToolThreads({
  timeLimit = 30_000,
  memory = defaultWorkerMemory,
  atOnce = Math.max(2, Math.min(4, availableParallelism())),
}: Limits = {}) {
  const all = new Set<Worker>();
  const idle: Worker[] = [];
  const waiting: (() => void)[] = [];
  const unanswered = new Set<Promise<Said>>();
  let running = 0;

  function start(): Worker {
    // A thread's output would look like an answer of the protocol.
    const worker = new Worker(workerFile('agent-worker'), {
      resourceLimits: { maxOldGenerationSizeMb: memory },
      stdout: true,
      stderr: true,
    });
    all.add(worker);
    // A thread may end while nothing waits for it; `once` notifies a waiting caller.
    worker.on('error', () => {});
    worker.on('exit', () => {
      all.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  }

  async function answer(call: ToolCall): Promise<Said> {
    const worker = idle.pop() ?? start();
    worker.ref();
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeLimit);
    try {
      worker.postMessage(call);
      const [said]: Said[] = await once(worker, 'message', { signal: limit.signal });
      if (said === undefined) throw new Error('no answer');
      idle.push(worker);
      worker.unref();
      return said;
    } catch (error) {
      await worker.terminate();
      return stopped(call, limit.signal.aborted ? 'tookTooLong' : 'brokeOff', {
        seconds: timeLimit / 1000,
        reason: reasonOf(error),
      });
    } finally {
      clearTimeout(timer);
    }
  }

  async function inTurn(call: ToolCall): Promise<Said> {
    if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await answer(call);
    } finally {
      const next = waiting.shift();
      // The turn passes directly to the next call, so that no other takes it.
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    call(call: ToolCall): Promise<Said> {
      const said = inTurn(call);
      unanswered.add(said);
      void said.finally(() => unanswered.delete(said));
      return said;
    },
    answered: async () => {
      while (unanswered.size > 0) await Promise.allSettled(unanswered);
    },
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function stopped(
  { name, given }: ToolCall,
  text: 'tookTooLong' | 'brokeOff',
  values: { readonly seconds: number; readonly reason: string },
): Said {
  const told = fill(mcp.stopped[text], languageOf(given), { tool: name, ...values });
  return { text: told, notes: '', isError: true };
}
