/** fn:encode-for-uri: everything but letters, digits and `-_.~` is escaped. */
export declare function encodeForUri(text?: string): string;
/** fn:iri-to-uri: what may not stand in a URI is escaped; what is escaped already stays. */
export declare function iriToUri(text?: string): string;
/** fn:escape-html-uri: only what is not printable ASCII is escaped. */
export declare function escapeHtmlUri(text?: string): string;
//# sourceMappingURL=uris.d.ts.map