import './no-eval.ts';
import { answers } from './answers.ts';
import type { Posted, Returned } from './questions.ts';

/** What is judged off the thread that a person types and scrolls on. */
self.addEventListener('message', ({ data }: MessageEvent<Posted>) => {
  self.postMessage(answered(data));
});

/** An answer, or why there is none: a failure is told, so that no verdict stands that nobody gave. */
function answered({ id, name, told }: Posted): Returned {
  const answer: (told: never) => unknown = answers[name];
  try {
    return { id, answer: answer(told as never) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
