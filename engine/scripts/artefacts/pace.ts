/** Checks the same documents repeatedly. */
export interface Pace {
  /** Judges for this many milliseconds of processor time, and returns how many of them one document took. */
  round(milliseconds: number): Promise<number>;
  end(): void;
}

/** Milliseconds of processor time for one document, on each side. */
export interface Paces {
  readonly ours: number;
  readonly theirs: number;
}

const warmUpRounds = 4;
const measuredRounds = 9;

/**
 * Each side gets this many seconds of processor time, and warms up in half of it. All of it is used in turns,
 * so that other load affects both, and the median turn after the warm-up counts. The warm-up takes turns too,
 * because V8 drops optimized code for functions that no document is using at a garbage collection: a side
 * that waits long has to warm up again. Both sides still become faster after a warm-up of some seconds: times
 * below 8 seconds are those of a process that has just started.
 */
export async function comparePaces(ours: Pace, theirs: Pace, seconds: number): Promise<Paces> {
  const half = seconds * 500;
  const measured: Paces[] = [];
  try {
    for (let round = 0; round < warmUpRounds; round += 1) {
      await ours.round(half / warmUpRounds);
      await theirs.round(half / warmUpRounds);
    }
    for (let round = 0; round < measuredRounds; round += 1) {
      measured.push({
        ours: await ours.round(half / measuredRounds),
        theirs: await theirs.round(half / measuredRounds),
      });
    }
  } finally {
    ours.end();
    theirs.end();
  }
  return {
    ours: middle(measured.map((each) => each.ours)),
    theirs: middle(measured.map((each) => each.theirs)),
  };
}

function middle(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[values.length >> 1] ?? Number.NaN;
}

/** Measures the pace of checking in this process. */
export function paceHere<Document>(
  documents: readonly Document[],
  judge: (document: Document) => unknown,
): Pace {
  return {
    async round(milliseconds) {
      const start = processorMilliseconds();
      let judged = 0;
      while (processorMilliseconds() - start < milliseconds) {
        for (const document of documents) judge(document);
        judged += documents.length;
      }
      return (processorMilliseconds() - start) / judged;
    },
    end() {},
  };
}

export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
