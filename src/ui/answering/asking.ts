import type { Posted, QuestionName, Questions, Returned } from './questions.ts';

/** Answers questions one at a time, in a worker, so that typing and scrolling never have to wait. */
export interface Answerer {
  /** Rejects if there is no answer: the question failed, or `startOver` was called first. */
  readonly ask: <Name extends QuestionName>(
    name: Name,
    told: Questions[Name]['told'],
    onProgress?: (progress: string) => void,
  ) => Promise<Questions[Name]['answer']>;
  /** Drops all questions that have not been answered. */
  readonly startOver: () => void;
}

/** The reason why a question has no answer: a new question replaced it. */
export class Superseded extends Error {}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
  readonly onProgress: ((progress: string) => void) | undefined;
}

/** An answerer that runs the code of a worker. It checks by the release that is selected when the question is asked. */
export function createAnswerer(code: string, release: () => Posted['release']): Answerer {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let worker: Worker | undefined;

  function refuseAll(reason: Error): void {
    worker?.terminate();
    worker = undefined;
    const refused = [...waiting.values()];
    waiting.clear();
    for (const { reject } of refused) reject(reason);
  }

  function started(): Worker {
    const started = new Worker(address);
    started.addEventListener('message', ({ data }: MessageEvent<Returned>) => {
      const question = waiting.get(data.id);
      if ('progress' in data) return question?.onProgress?.(data.progress);
      waiting.delete(data.id);
      if ('answer' in data) question?.resolve(data.answer as never);
      else question?.reject(new Error(data.failure));
    });
    started.addEventListener('error', (event) => refuseAll(new Error(event.message || 'worker')));
    started.addEventListener('messageerror', () => refuseAll(new Error('message')));
    return started;
  }

  return {
    ask: (name, told, onProgress) =>
      new Promise((resolve, reject) => {
        asked += 1;
        try {
          worker ??= started();
          waiting.set(asked, { resolve, reject, onProgress });
          worker.postMessage({ id: asked, name, told, release: release() } satisfies Posted);
        } catch (error) {
          waiting.delete(asked);
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }),
    startOver() {
      if (waiting.size > 0) refuseAll(new Superseded());
    },
  };
}
