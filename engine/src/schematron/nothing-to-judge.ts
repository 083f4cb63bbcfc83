import { because } from '../xpath/reason.ts';
import type { SourcePlace } from './schema.ts';
import { SchematronError, type SchematronSchema } from './source.ts';

/** A name for something without one: its file, without the folder, and line. */
export function nameOfPlace({ file, line }: SourcePlace): string {
  return `${file.replace(/^.*[\\/]/, '')}:${line}`;
}

/** Tells whether a name was made from a place. Such a name is not an XML id, so reports that need ids leave it out. */
export const isNameOfPlace = (name: string): boolean => /:\d+$/.test(name);

/** Refuses a schema that would call every document valid because it asks for nothing. */
export function refuseNothingToJudge({ patterns, phase }: SchematronSchema, file: string): void {
  if (patterns.some(({ rules }) => rules.some(({ asserts }) => asserts.length > 0))) return;
  throw new SchematronError(
    phase === undefined
      ? because(
          'there is no assertion in the schema, so it would judge nothing; write rules with assert or report',
        )
      : because(
          'there is no assertion in phase {phase}, so it would judge nothing; name its patterns by active',
          { phase },
        ),
    { file, line: 1 },
  );
}
