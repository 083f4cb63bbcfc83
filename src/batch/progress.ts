/** Which document of a chunk a worker judges, and since when: in shared memory, to be read when the worker has ended. */
export type Progress = Float64Array<SharedArrayBuffer>;

/** Progress of a chunk that is not begun. */
export function newProgress(): Progress {
  return new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT)).fill(-1);
}

/** Notes that a document, by its index in the chunk, is begun. */
export function noteBegun(progress: Progress | undefined, index: number): void {
  progress?.set([index, Date.now()]);
}

/** The document that was being judged, and for how many milliseconds by now; undefined where none was begun. */
export function begun([index = -1, since = 0]: Progress):
  | { readonly index: number; readonly milliseconds: number }
  | undefined {
  return index < 0 ? undefined : { index, milliseconds: Date.now() - since };
}
