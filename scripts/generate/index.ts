/**
 * `npm run generate`: compiles what PINT-AE says into code under src/generated, then writes the corpus and
 * bundles the workers and the page.
 */
import { noteAllMade } from './stale.ts';
import { bundleSteps, sourceSteps, take } from './steps.ts';

export async function generate(): Promise<void> {
  await take(sourceSteps);
  // None needs another, and most of each is done by programs beside this one.
  await Promise.all(bundleSteps.map((step) => take([step])));
  noteAllMade();
}

await generate();
