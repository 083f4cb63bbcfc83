import type { Scope } from '../../xpath/compile/scope.ts';
import type { XsltInstruction } from '../schema.ts';
/** A content that only makes text; if it only has atomic values, the text of them. Otherwise undefined. */
export declare function textual(body: readonly XsltInstruction[], scope: Scope): readonly XsltInstruction[] | undefined;
//# sourceMappingURL=text-content.d.ts.map