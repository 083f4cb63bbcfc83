import { type BlankLines, isBlank } from './chunk.ts';

/** Where an earlier run got to: how many verdicts it wrote, and of what document the last one is. */
export interface ResumePoint {
  readonly documents: number;
  readonly lastDocument: string;
}

/** Leaves out the documents that an earlier run has judged. */
export interface Skip {
  /** Whether there is still something to leave out. */
  readonly isOn: () => boolean;
  readonly document: (name: string) => boolean;
  /** As `document`, for a line, which is none where it is blank. */
  readonly line: (name: string, parts: readonly Uint8Array[]) => boolean;
  /** Throws where the inputs have ended and documents are left to leave out. */
  readonly end: () => void;
}

/** The inputs are not those of the run that is to be resumed. */
export class ResumeError extends Error {}

/** Leaves out as many documents as an earlier run has judged, and holds the last of them to the name that it had. */
export function createSkip(resume: ResumePoint | undefined, blankLines: BlankLines): Skip {
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
    document: (name) => left > 0 && leaveOut(name),
    line: (name, parts) => {
      if (left === 0) return false;
      // Blanks before the first document that is left to judge are no loss.
      return (blankLines === 'skip' && parts.every(isBlank)) || leaveOut(name);
    },
    end: () => {
      if (left > 0)
        throw new ResumeError(`the output to resume has ${left} verdicts more than there are documents`);
    },
  };
}
