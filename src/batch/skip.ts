import { type BlankLines, isBlank } from './chunk.ts';

/** The point at which an earlier run stopped: the number of verdicts it wrote, and the document of the last one. */
export interface ResumePoint {
  readonly documents: number;
  readonly lastDocument: string;
}

export type Skip = ReturnType<typeof createSkip>;

/**
 * The error for inputs that differ from those of the run to resume.
 *
 * @since 0.1.0
 */
export class ResumeError extends Error {}

/** Skips as many documents as an earlier run checked, and checks that the last of them has the same name. */
export function createSkip(resume: ResumePoint | undefined, blankLines: BlankLines) {
  let left = resume?.documents ?? 0;

  const leaveOut = (name: string) => {
    left -= 1;
    if (left === 0 && name !== resume?.lastDocument) {
      throw new ResumeError(
        `document ${resume?.documents} is ${name}, and the output to resume has the verdict on ${resume?.lastDocument} there`,
      );
    }
    return true;
  };

  return {
    isOn: () => left > 0,
    document: (name: string) => left > 0 && leaveOut(name),
    /** Tells whether a line is to be skipped; a blank line is not a document. */
    line: (name: string, parts: readonly Uint8Array[]) => {
      if (left === 0) return false;
      // Blank lines before the first document to check do not matter.
      return (blankLines === 'skip' && parts.every(isBlank)) || leaveOut(name);
    },
    end: () => {
      if (left > 0)
        throw new ResumeError(`the output to resume has ${left} verdicts more than there are documents`);
    },
  };
}
