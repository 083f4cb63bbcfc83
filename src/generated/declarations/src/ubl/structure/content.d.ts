/**
 * Whether a text is of an XML Schema type, as libxml2 decides, which many receivers use: white space around a
 * value is ignored, except around dates and after times. Base64 alone is as XML Schema has it: libxml2 skips
 * characters of no meaning, which other receivers refuse.
 */
export type ContentTest = (text: string) => boolean;
/**
 * The content types of UBL; types to which any text belongs are not listed. Dates and times with white space around them, as
 * XML Schema has it, are for kinds of documents that others write so, and whose receivers do not use libxml2.
 */
export declare const contentTests: Readonly<Record<string, ContentTest>>;
//# sourceMappingURL=content.d.ts.map