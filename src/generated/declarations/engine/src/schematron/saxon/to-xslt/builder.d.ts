import type { create as Create } from 'xmlbuilder2';
import type { NamespaceBinding } from '../../schema.ts';
/** An element of the stylesheet that is being written. */
export type Builder = ReturnType<ReturnType<typeof Create>['ele']>;
export declare const xslt = "http://www.w3.org/1999/XSL/Transform";
/** An empty stylesheet with the namespaces of a schema; generated names have the prefix `judgement`. */
export declare function createStylesheet(namespaces: readonly NamespaceBinding[]): Builder;
/** The xsl:catch of a try; inside it, `$err:description` says what went wrong. */
export declare function catchError(attempt: Builder): Builder;
/** A declared type as an attribute, if there is one. */
export declare function asAttribute(as: string | undefined): {
    readonly as?: string;
};
/** A text as an XPath string literal. */
export declare function stringLiteral(value: string): string;
//# sourceMappingURL=builder.d.ts.map