import * as z from 'zod';
import type { Language } from '../../core/messages/language.ts';
import type { DescribedSpecification } from '../../core/specification/specification.ts';
/** The schemas of the objects of a document request, by the interface's names for them. */
export interface RequestSchemas extends Readonly<Record<string, z.ZodObject>> {
    readonly DocumentRequest: z.ZodObject;
}
/** The schemas for the requests of a specification, with English descriptions; made once. */
export declare const requestSchemasOf: (subject: DescribedSpecification) => RequestSchemas;
/** The schemas for the requests of a specification, made of the rows of its fields, with texts in a language. */
export declare function requestSchemas(specification: DescribedSpecification, language: Language): RequestSchemas;
//# sourceMappingURL=schemas.d.ts.map