import '../no-eval.ts';
import { answers } from './answers.ts';
import type { Posted, Returned } from './questions.ts';

/** Checks outside the thread on which a person types and scrolls. */
self.addEventListener('message', async ({ data }: MessageEvent<Posted>) => {
  self.postMessage(await answered(data));
});

/** An answer, or the reason for none: a failure is reported, so that no verdict appears without a check. */
async function answered({ id, name, told, release }: Posted): Promise<Returned> {
  const answer: (
    told: never,
    release: Posted['release'],
    tellProgress: (progress: string) => void,
  ) => unknown = answers[name];
  const tellProgress = (progress: string) => self.postMessage({ id, progress } satisfies Returned);
  try {
    return { id, answer: await answer(told as never, release, tellProgress) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
