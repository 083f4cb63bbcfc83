import type { MessagePart } from '../schema.ts';
/**
 * The parts of an attribute whose value may hold expressions in braces (XSLT 2.0, 5.6); `{{` stands for a brace.
 * Undefined if it holds none. Throws an `ExpressionError` if a brace is not closed.
 */
export declare function templateParts(value: string): readonly MessagePart[] | undefined;
//# sourceMappingURL=value-template.d.ts.map