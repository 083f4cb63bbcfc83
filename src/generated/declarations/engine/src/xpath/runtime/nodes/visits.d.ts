import type { DocumentIndex } from './document.ts';
/** Judges each of several elements, and reports those that fail or cannot be judged. */
export declare function judgeEach<Each>(items: readonly Each[], fails: (item: Each) => boolean, failed: (item: Each) => void, unjudged: (item: Each, error: unknown) => void): void;
/**
 * The position of each element among its parent's child elements, from 1, or after the attributes of the
 * parent.
 */
export declare function visitPositions(d: DocumentIndex, afterAttributes: boolean): Int32Array;
//# sourceMappingURL=visits.d.ts.map