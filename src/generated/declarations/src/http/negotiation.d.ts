import type { Language } from '../core/messages/language.ts';
import type { DocumentFormat } from './media-type.ts';
/** The form in which a client wants the UBL: XML, unless it prefers JSON. */
export declare function preferredFormat(accept: string | null): DocumentFormat;
/**
 * The offered media type that a client prefers by its Accept header; the first one if it names none of them.
 *
 * @example
 * ```ts
 * console.log(preferredType('text/html, application/xml;q=0.9', ['application/json', 'application/xml'])); // application/xml
 * ```
 */
export declare function preferredType(accept: string | null, offered: readonly string[]): string;
/**
 * The language of messages: by the query, otherwise by the client's preference, otherwise English.
 *
 * @example
 * ```ts
 * console.log(preferredLanguage(null, 'fr, ar-AE;q=0.8, en;q=0.3'), preferredLanguage('en', 'ar')); // ar en
 * ```
 */
export declare function preferredLanguage(lang: string | null, acceptLanguage: string | null): Language;
//# sourceMappingURL=negotiation.d.ts.map