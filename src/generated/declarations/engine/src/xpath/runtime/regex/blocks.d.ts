/** Unicode blocks by the names that XML Schema gives them; JavaScript does not know them. */
export declare const blocks: ReadonlyMap<string, string>;
//# sourceMappingURL=blocks.d.ts.map