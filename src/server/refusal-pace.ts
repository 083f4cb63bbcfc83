/** The milliseconds between two batches of refusals, and how many are in each. */
const interval = 10;
const batch = 10;

/** Delays refusals to a thousand a second, so that repeated requests leave time for anything else. */
export function createRefusalPace(): () => Promise<void> {
  let waiting: (() => void)[] = [];
  let left = batch;
  let isPacing = false;

  function pace(): void {
    isPacing = true;
    setTimeout(nextBatch, interval);
  }

  function nextBatch(): void {
    for (const go of waiting.slice(0, batch)) go();
    left = Math.max(0, batch - waiting.length);
    waiting = waiting.slice(batch);
    isPacing = false;
    if (left < batch) pace();
  }

  return () =>
    new Promise((resolve) => {
      if (!isPacing) pace();
      if (left === 0) waiting.push(resolve);
      else {
        left -= 1;
        resolve();
      }
    });
}
