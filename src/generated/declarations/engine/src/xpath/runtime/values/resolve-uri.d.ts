/** fn:resolve-uri; a schema has no address of its own. */
export declare function resolvedUri(relative: string | undefined, base?: string): string | undefined;
/** A reference from a base (RFC 3986, 5.2). */
export declare function resolveUri(reference: string, base: string): string;
//# sourceMappingURL=resolve-uri.d.ts.map