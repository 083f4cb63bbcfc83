import '../no-eval.ts';
import { useTexts } from '../../core/messages/texts-in-use.ts';
import { arabic } from '../../specification/arabic.ts';
import { answers } from './answers.ts';
import type { Posted, Returned } from './questions.ts';

useTexts(arabic);

/** Judges off the thread on which a person types and scrolls. */
self.addEventListener('message', ({ data }: MessageEvent<Posted>) => {
  self.postMessage(answered(data));
});

/** An answer, or why there is none: a failure is reported, so that no verdict is shown that nobody gave. */
function answered({ id, name, told, ruleset }: Posted): Returned {
  const answer: (
    told: never,
    ruleset: Posted['ruleset'],
    tellProgress: (progress: string) => void,
  ) => unknown = answers[name];
  const tellProgress = (progress: string) => self.postMessage({ id, progress } satisfies Returned);
  try {
    return { id, answer: answer(told as never, ruleset, tellProgress) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
