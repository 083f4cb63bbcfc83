/** Milliseconds without other work after which rounds go on. */
const pause = 20;

export interface IdleRounds {
  /** Other work has ended; rounds go on when none follows. */
  readonly workEnded: () => void;
  /** Does all rounds, those that were done before too. */
  readonly begin: () => void;
  readonly end: () => void;
}

/**
 * Does something a number of times, one time after the other, while there is nothing else to do. Other work meets at
 * most the one round that has begun.
 */
export function createIdleRounds(
  times: number,
  isIdle: () => boolean,
  round: () => Promise<unknown>,
): IdleRounds {
  let left = 0;
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;

  async function goOn(): Promise<void> {
    timer = undefined;
    if (isBusy) return;
    isBusy = true;
    // What follows other work waits for the pause.
    while (left > 0 && isIdle() && timer === undefined) {
      left -= 1;
      // A worker that ended meanwhile is replaced, and rounds begin again.
      await round().catch(() => {});
    }
    isBusy = false;
  }

  const workEnded = () => {
    clearTimeout(timer);
    timer = left > 0 ? setTimeout(goOn, pause).unref() : undefined;
  };

  return {
    workEnded,
    begin: () => {
      left = times;
      workEnded();
    },
    end: () => {
      left = 0;
      clearTimeout(timer);
    },
  };
}
