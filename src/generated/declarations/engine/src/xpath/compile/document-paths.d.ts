import type { Expression } from '../syntax/ast.ts';
import { type Call, type Scope } from './scope.ts';
/** The first expression of a path. */
export declare function firstOf(expression: Expression): Expression;
/** Whether the form of a path into another document shows that it gives nodes. */
export declare function endsInNodes(expression: Expression): boolean;
/** Whether a path into another document may give atomic values; the variable of a tree gives its text by itself. */
export declare function mayEndInAtoms(expression: Expression): boolean;
export declare const isDocumentCall: ({ name }: Call) => boolean;
/** The expression with the path that a variable stands for in place of its name. */
export declare function withPath(expression: Expression, scope: Scope): Expression;
/** The names of all variables that an expression mentions. */
export declare function variablesIn(expression: Expression): string[];
/** A path from its start node in the document in which it is computed. */
export declare function fromStart(expression: Expression, start: Expression): Expression;
/** Refuses the nodes of another document where they are not tested or compared. */
export declare function refuseNodes(expression: Expression, written: string): never;
//# sourceMappingURL=document-paths.d.ts.map