import { type Profiler, Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';

export interface StepCounter {
  stepsOf(run: () => unknown): number;
  /** Lets code run at its normal speed again. */
  end(): void;
}

/**
 * Counts the blocks of JavaScript that a run executes: the same number each time, however busy the machine
 * is, so that a few repetitions show a product. Native work, such as searching a long text, is not counted.
 */
export function createStepCounter(): StepCounter {
  // A call that is compiled into its caller would not be counted, from a moment that differs each time.
  setFlagsFromString('--no-opt');
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const taken = (): number => {
    let steps = 0;
    session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error !== null) throw error;
      steps = stepsIn(answer);
    });
    return steps;
  };
  return {
    stepsOf(run) {
      taken();
      run();
      return taken();
    },
    end() {
      session.disconnect();
      setFlagsFromString('--opt');
    },
  };
}

function stepsIn({ result }: Profiler.TakePreciseCoverageReturnType): number {
  let steps = 0;
  for (const { functions } of result)
    for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  return steps;
}
