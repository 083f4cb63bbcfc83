/**
 * The document of a chunk that a worker is checking, and its start time, in shared memory so that it can be read
 * after the worker has ended.
 */
export type Progress = Float64Array<SharedArrayBuffer>;

/** The progress of a chunk that has not begun. */
export function newProgress(): Progress {
  return new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)).fill(-1);
}

/** Records that a document, by its index in the chunk, has begun. */
export function noteBegun(progress: Progress | undefined, index: number): void {
  progress?.set([index, Date.now()]);
}

/** Returns the document that was being checked, and for how many milliseconds; undefined if none had begun. */
export function begun([index = -1, since = 0]: Progress):
  | { readonly index: number; readonly milliseconds: number }
  | undefined {
  return index < 0 ? undefined : { index, milliseconds: Date.now() - since };
}
