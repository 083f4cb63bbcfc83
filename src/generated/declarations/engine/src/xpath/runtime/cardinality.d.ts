export declare function atMostOne<Item>(items: readonly Item[]): Item | undefined;
export declare function exactlyOne<Item>(items: readonly Item[]): Item;
export declare function present<Item>(item: Item | undefined): Item;
export declare function tooMany(items: readonly unknown[]): never;
/** Throws for the document node where only elements are allowed. */
export declare function elementOnly(n: number): number;
/** Refuses a list that is too long, before it is made or as soon as it is. */
export declare function refuseTooMany(count: number): void;
/** The length at which making a list may stop, because it will be refused. */
export declare const oneTooMany: number;
/** Refuses a text that is too long, before it is made or as soon as it is. */
export declare function refuseTooLong(length: number): void;
//# sourceMappingURL=cardinality.d.ts.map