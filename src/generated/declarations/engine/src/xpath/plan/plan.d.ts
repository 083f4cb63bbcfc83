import type * as runtimeFunctions from '../runtime/index.ts';
/** A function of `runtime/` that compiled expressions call. */
export type RuntimeName = keyof typeof runtimeFunctions;
/** A variable of a plan; its identity counts, not the name with which it is printed. */
export interface Local {
    readonly hint: string;
}
/**
 * The computation: the typed data between the syntax of XPath and the JavaScript that the printer
 * writes. Passes read and rewrite plans; nothing reads the JavaScript again.
 */
export type Plan = {
    readonly kind: 'literal';
    readonly value: string | number | bigint | boolean | undefined;
} | {
    readonly kind: 'local';
    readonly local: Local;
}
/** The number of an element name. */
 | {
    readonly kind: 'name';
    readonly namespace: string;
    readonly localName: string;
    readonly prefix: string;
}
/** A function of the runtime as a value. */
 | {
    readonly kind: 'runtime';
    readonly name: RuntimeName;
} | {
    readonly kind: 'call';
    readonly name: RuntimeName;
    readonly args: readonly Plan[];
}
/** A function that the module declares, such as an `xsl:function`, as a value. */
 | {
    readonly kind: 'declared';
    readonly declaration: Declaration;
} | {
    readonly kind: 'apply';
    readonly callee: Plan;
    readonly args: readonly Plan[];
} | {
    readonly kind: 'member';
    readonly of: Plan;
    readonly name: string;
} | {
    readonly kind: 'index';
    readonly of: Plan;
    readonly at: Plan;
} | {
    readonly kind: 'method';
    readonly of: Plan;
    readonly name: ArrayMethod;
    readonly args: readonly Plan[];
} | {
    readonly kind: 'infix';
    readonly operator: Infix;
    readonly left: Plan;
    readonly right: Plan;
} | {
    readonly kind: 'not';
    readonly operand: Plan;
} | {
    readonly kind: 'minus';
    readonly operand: Plan;
} | {
    readonly kind: 'choice';
    readonly test: Plan;
    readonly whenTrue: Plan;
    readonly whenFalse: Plan;
} | {
    readonly kind: 'lambda';
    readonly parameters: readonly Local[];
    readonly body: Plan;
} | {
    readonly kind: 'list';
    readonly items: readonly Plan[];
}
/** The items of one list inside another list. */
 | {
    readonly kind: 'spread';
    readonly of: Plan;
}
/** A value with a name. */
 | {
    readonly kind: 'bind';
    readonly local: Local;
    readonly value: Plan;
    readonly body: Plan;
}
/** A value that never changes, made with the module. */
 | {
    readonly kind: 'constant';
    readonly hint: string;
    readonly value: Plan;
}
/** A value computed on first use: once for a document, or once for all. */
 | {
    readonly kind: 'shared';
    readonly reach: 'document' | 'always';
    readonly hint: string;
    readonly value: Plan;
};
export type ArrayMethod = 'map' | 'some' | 'filter' | 'join' | 'includes' | 'has' | 'at';
export type Infix = '===' | '!==' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%' | '&&' | '||' | '??';
export type Statement = {
    readonly kind: 'const';
    readonly local: Local;
    readonly value: Plan;
} | {
    readonly kind: 'return';
    readonly value: Plan;
} | {
    readonly kind: 'do';
    readonly value: Plan;
} | {
    readonly kind: 'if';
    readonly test: Plan;
    readonly body: readonly [Statement];
} | {
    readonly kind: 'try';
    readonly body: readonly Statement[];
    readonly error: Local;
    readonly handler: readonly Statement[];
} | {
    readonly kind: 'comment';
    readonly text: string;
};
/**
 * A function of the module. Its body may be set after its callers are compiled, because it may be recursive.
 */
export interface Declaration {
    readonly hint: string;
    readonly parameters: readonly Local[];
    /**
     * The parameter that is another node at each call, so that all calls together visit what is below it once.
     */
    readonly ofEachNode?: Local;
    body: readonly Statement[];
}
export declare const local: (hint: string) => Local;
export declare const read: (of: Local) => Plan;
/** The document that is judged: a parameter of everything that is compiled. */
export declare const documentLocal: Local;
export declare const theDocument: Plan;
export declare const literal: (value: string | number | bigint | boolean | undefined) => Plan;
export declare const nothing: Plan;
export declare const call: (name: RuntimeName, ...args: readonly Plan[]) => Plan;
/** A call of a runtime function that receives the document as its first argument. */
export declare const ask: (name: RuntimeName, ...args: readonly Plan[]) => Plan;
export declare const runtime: (name: RuntimeName) => Plan;
export declare const apply: (callee: Plan, ...args: readonly Plan[]) => Plan;
export declare const member: (of: Plan, name: string) => Plan;
export declare const index: (of: Plan, at: Plan) => Plan;
export declare const method: (of: Plan, name: ArrayMethod, ...args: readonly Plan[]) => Plan;
export declare const infix: (operator: Infix, left: Plan, right: Plan) => Plan;
export declare const choice: (test: Plan, whenTrue: Plan, whenFalse: Plan) => Plan;
export declare const list: (items: readonly Plan[]) => Plan;
export declare const spread: (of: Plan) => Plan;
export declare const minus: (operand: Plan) => Plan;
export declare const constant: (hint: string, value: Plan) => Plan;
/** The column of the document index for a node. */
export declare const column: (name: 'parent' | 'name', node: Plan) => Plan;
/** A function of one parameter; `body` receives it. */
export declare function lambda(hint: string, body: (parameter: Plan) => Plan): Plan;
/** A function of two parameters; `body` receives them. */
export declare function lambda2(hints: readonly [string, string], body: (left: Plan, right: Plan) => Plan): Plan;
export declare const isTrue: (plan: Plan) => boolean;
export declare const isFalse: (plan: Plan) => boolean;
/** The opposite of a condition. */
export declare function not(plan: Plan): Plan;
/** A condition that all of several conditions hold. */
export declare function all(conditions: readonly Plan[]): Plan;
/** A condition that one of several conditions holds. */
export declare function any(conditions: readonly Plan[]): Plan;
/** Whether a plan may be written more than once: a name, a literal, the parent of a name. */
export declare function isSimple(plan: Plan): boolean;
export declare function isAtom({ kind }: Plan): boolean;
/** Whether a plan looks a value up instead of computing it. */
export declare function isLookUp(plan: Plan): boolean;
//# sourceMappingURL=plan.d.ts.map