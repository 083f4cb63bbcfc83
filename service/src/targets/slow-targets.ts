/** Targets that did not answer in time: they are set aside, so that waiting for them takes no place from others. */
export interface SlowTargets {
  /**
   * Tries a target, unless it is set aside: then the seconds after which to ask again. One try at a time finds out
   * whether it answers again.
   */
  readonly trying: <Result>(
    target: string,
    work: () => Promise<{ readonly result: Result; readonly timedOut: boolean }>,
  ) => Promise<{ readonly result: Result } | { readonly seconds: number }>;
}

/** After so many time-outs one after another a target is set aside. */
const timeOutsBefore = 2;
/** The seconds for which it is set aside at first; they double with every further time-out. */
const firstSeconds = 15;
const mostSeconds = 300;
/** While a try finds out whether a target answers again, its other work looks again after so many seconds. */
const secondsOfProbe = 5;
const mostTargets = 10_000;

interface State {
  timeOuts: number;
  /** The moment, in seconds, from which it may be tried again. */
  until: number;
  isProbed: boolean;
}

/** `seconds` tells the time, which only moves forward. */
export function createSlowTargets(seconds: () => number = () => performance.now() / 1000): SlowTargets {
  const states = new Map<string, State>();
  const noteTimeOut = (target: string, state: State) => {
    state.timeOuts += 1;
    const beyond = state.timeOuts - timeOutsBefore;
    if (beyond >= 0) state.until = seconds() + Math.min(firstSeconds * 2 ** beyond, mostSeconds);
    states.delete(target);
    states.set(target, state);
    const [oldest] = states.keys();
    if (states.size > mostTargets && oldest !== undefined) states.delete(oldest);
  };
  return {
    trying: async (target, work) => {
      const state = states.get(target) ?? { timeOuts: 0, until: 0, isProbed: false };
      const isSuspect = state.timeOuts >= timeOutsBefore;
      if (isSuspect && (state.isProbed || seconds() < state.until))
        return { seconds: state.isProbed ? secondsOfProbe : Math.ceil(state.until - seconds()) };
      if (isSuspect) state.isProbed = true;
      try {
        const { result, timedOut } = await work();
        if (timedOut) noteTimeOut(target, states.get(target) ?? state);
        else states.delete(target);
        return { result };
      } finally {
        state.isProbed = false;
      }
    },
  };
}
