import { because } from '../xpath/reason.ts';
import { SchematronError, type SchematronSchema } from './source.ts';

/** Refuses a schema that would call every document valid because it asks for nothing. */
export function refuseNothingToJudge({ patterns, phase }: SchematronSchema, file: string): void {
  if (patterns.some(({ rules }) => rules.some(({ asserts }) => asserts.length > 0))) return;
  throw new SchematronError(
    phase === undefined
      ? because(
          'there is no assertion in the schema, so it would check nothing; write rules with assert or report',
        )
      : because(
          'there is no assertion in phase {phase}, so it would check nothing; name its patterns with active',
          { phase },
        ),
    { file, line: 1 },
  );
}
