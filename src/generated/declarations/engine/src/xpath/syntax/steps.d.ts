import { type Expression } from './ast.ts';
import { type Cursor } from './cursor.ts';
export declare function path(c: Cursor): Expression;
export declare function functionCall(c: Cursor): Extract<Expression, {
    kind: 'call';
}>;
//# sourceMappingURL=steps.d.ts.map