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
 * Does pieces of work one after the other while there is nothing else to do. Other work meets at most the one
 * that has begun.
 */
export function createIdleRounds<Work>(
  pieces: () => Iterable<Work>,
  perform: (piece: Work) => Promise<unknown>,
  isIdle: () => boolean,
): IdleRounds {
  let left: Iterator<Work> | undefined;
  let isBusy = false;
  let timer: NodeJS.Timeout | undefined;

  async function goOn(): Promise<void> {
    timer = undefined;
    if (isBusy) return;
    isBusy = true;
    // What follows other work waits for the pause.
    while (isIdle() && timer === undefined) {
      const next = left?.next();
      if (next === undefined || next.done) break;
      // A worker that ended meanwhile is replaced, and rounds begin again.
      await perform(next.value).catch(() => {});
    }
    isBusy = false;
  }

  const workEnded = () => {
    clearTimeout(timer);
    timer = left && setTimeout(goOn, pause).unref();
  };

  return {
    workEnded,
    begin: () => {
      left = pieces()[Symbol.iterator]();
      workEnded();
    },
    end: () => {
      left = undefined;
      clearTimeout(timer);
    },
  };
}
