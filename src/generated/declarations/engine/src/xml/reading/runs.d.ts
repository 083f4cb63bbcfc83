import { type GrowingTree, type OpenElement } from './growing-tree.ts';
import type { Reader } from './reader.ts';
import type { TagPlace } from './scope.ts';
/**
 * Reads the rest of an element that holds only a text, as most do, and continues from text to text while the
 * markup between them is known. Returns the element that is open then.
 */
export declare function takeTexts(reader: Reader, tree: GrowingTree, begun: OpenElement): OpenElement | null;
/** Adds white space and a start tag to the recorded markup; any other text ends the recording. */
export declare function continueByStart(tree: GrowingTree, text: string, place: TagPlace | undefined): void;
/** Adds white space and the end tag of the innermost element. */
export declare function continueByEnd(tree: GrowingTree, text: string, { tag }: OpenElement): void;
/** Adds white space and a comment. */
export declare function continueByComment(tree: GrowingTree, text: string, comment: string): void;
//# sourceMappingURL=runs.d.ts.map