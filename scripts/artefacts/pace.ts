/** Judges the same documents over and over. */
export interface Pace {
  /** Judges for so many milliseconds of processor time, and says how many of them one document took. */
  round(milliseconds: number): Promise<number>;
  end(): void;
}

/** The milliseconds of processor time that one document takes on either side. */
export interface Paces {
  readonly ours: number;
  readonly theirs: number;
}

const measuredRounds = 5;

/**
 * Each side has so many seconds of processor time, of which half warm it up. The rest goes in turns, so that whatever else
 * the machine does meets both, and the middle one of the turns counts.
 */
export async function comparePaces(ours: Pace, theirs: Pace, seconds: number): Promise<Paces> {
  const half = seconds * 500;
  const measured: Paces[] = [];
  try {
    await ours.round(half);
    await theirs.round(half);
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

/** What judges in this process. */
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
