import { type JsonReason } from './tokens.ts';
/** Why and where a text is not JSON. */
export interface JsonSyntaxError {
    readonly reason: JsonReason;
    readonly offset: number;
}
/**
 * The first place at which a text is not JSON; undefined if it is. Not recursive, so depth costs no stack.
 */
export declare function jsonSyntaxError(text: string): JsonSyntaxError | undefined;
//# sourceMappingURL=syntax-error.d.ts.map