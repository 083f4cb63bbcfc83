import { because } from '../xpath/reason.ts';
import { SchematronError, type SchematronSchema } from './source.ts';

/** Refuses a schema without any assertion, because it would call every document valid. */
export function refuseNothingToJudge({ patterns, phase }: SchematronSchema, file: string): void {
  if (patterns.some(({ rules }) => rules.some(({ asserts }) => asserts.length > 0))) return;
  throw new SchematronError(
    phase === undefined
      ? because('the schema has no assertion and would check nothing; write rules with assert or report')
      : because('phase {phase} has no assertion and would check nothing; name its patterns with active', {
          phase,
        }),
    { file, line: 1 },
  );
}
