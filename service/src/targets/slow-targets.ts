/**
 * Failing targets, which are paused so that waiting for them takes no places from others. They are tried again later;
 * the pause is at most as long as the outage so far.
 */
export interface SlowTargets {
  /**
   * Tries a target. While the target is paused or just recovering, returns the seconds until the next try instead. A
   * single attempt at a time tests whether the target answers again.
   */
  readonly trying: <Result>(
    target: string,
    work: () => Promise<{ readonly result: Result; readonly failed: boolean }>,
  ) => Promise<Tried<Result> | PutOff>;
}

export interface Tried<Result> {
  readonly result: Result;
  /** After a failure, the seconds after which another attempt makes sense. */
  readonly retryIn: number;
  /** After a success, the number of waiting messages that may be sent now; 0 if the target was never down. */
  readonly mayCome: number;
}

/** There was no try. */
export interface PutOff {
  readonly seconds: number;
}

const failuresBefore = 2;
const leastSeconds = 5;
const mostSeconds = 300;
/** While a try tests whether a target answers again, its other work waits for this many seconds. */
const secondsOfProbe = 2;
/** A target that answers again gets one try, then two at once, then four; the others wait for this many seconds. */
const secondsOfStep = 1;
/** A target with this many tries at once has recovered. */
const fullSteps = 64;
const mostTargets = 10_000;

interface State {
  /** Consecutive failures; attempts that began before a pause count together as one. */
  failures: number;
  /** The time at which the first of these failures began. */
  since: number | undefined;
  /** The length of the current pause, in seconds. */
  pausedAt: number;
  until: number;
  isProbed: boolean;
  /** The number of messages that a recovering target gets at once; undefined for any number. */
  steps: number | undefined;
  running: number;
}

/** `seconds` tells the time, which only moves forward. */
export function createSlowTargets(seconds: () => number = () => performance.now() / 1000): SlowTargets {
  const states = new Map<string, State>();
  const remember = (target: string, state: State) => {
    states.delete(target);
    states.set(target, state);
    const [oldest] = states.keys();
    if (states.size > mostTargets && oldest !== undefined) states.delete(oldest);
  };
  return {
    trying: async (target, work) => {
      const state: State = states.get(target) ?? {
        ...{ failures: 0, since: undefined, pausedAt: Number.NEGATIVE_INFINITY, until: 0 },
        ...{ isProbed: false, steps: undefined, running: 0 },
      };
      const start = seconds();
      const wait = secondsToWait(state, start);
      if (wait !== undefined) return { seconds: wait };
      const isProbe = isSetAside(state);
      if (isProbe) state.isProbed = true;
      state.running += 1;
      remember(target, state);
      try {
        const { result, failed } = await work();
        if (failed) {
          noteFailure(state, start, seconds());
          return { result, retryIn: Math.max(leastSeconds, state.until - seconds()), mayCome: 0 };
        }
        noteSuccess(state);
        return { result, retryIn: 0, mayCome: state.steps ?? 0 };
      } finally {
        state.running -= 1;
        if (isProbe) state.isProbed = false;
        if (state.failures === 0 && state.steps === undefined && state.running === 0) states.delete(target);
      }
    },
  };
}

function isSetAside({ failures }: State): boolean {
  return failures >= failuresBefore;
}

function secondsToWait(state: State, now: number): number | undefined {
  if (isSetAside(state)) {
    if (state.isProbed) return secondsOfProbe;
    return now < state.until ? state.until - now : undefined;
  }
  return state.running >= (state.steps ?? Number.POSITIVE_INFINITY) ? secondsOfStep : undefined;
}

/** A try that began before the pause adds nothing. Until the last try began, the target was surely gone. */
function noteFailure(state: State, start: number, now: number): void {
  if (start < state.pausedAt) return;
  state.failures += 1;
  state.since ??= start;
  if (!isSetAside(state)) return;
  state.pausedAt = now;
  state.until = now + Math.min(Math.max(leastSeconds, start - state.since), mostSeconds);
  state.steps = undefined;
}

/** Each success doubles the number of messages at once, while all succeed. */
function noteSuccess(state: State): void {
  const wasGone = isSetAside(state) || state.steps !== undefined;
  state.failures = 0;
  state.since = undefined;
  state.until = 0;
  if (!wasGone) return;
  const steps = (state.steps ?? 1) + 1;
  state.steps = steps < fullSteps ? steps : undefined;
}
