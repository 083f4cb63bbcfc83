import type { Language } from '../../core/messages/language.ts';
import type { DocumentWork } from '../document-work.ts';
import type { DocumentFormat } from '../media-type.ts';
import { type DocumentOperation, type Example } from '../operation.ts';
/** The trace id of all examples: a request with it gets exactly the answer of the example. */
export declare const exampleTraceId = "4bf92f3577b34da6a3ce929d0e0e4736";
/** A document that shows an operation. */
type ExampleDocument = Example & {
    readonly format: DocumentFormat;
    readonly body: string;
};
export declare const brokenXml: ExampleDocument;
/** The documents that show operations on the body. */
export declare function exampleDocuments(): ExampleDocument[];
/** The documents that show an operation with long answers. */
export declare function fewExampleDocuments(): ExampleDocument[];
/** The UBL documents. */
export declare function ublExampleDocuments(): ExampleDocument[];
/** The stored documents that show operations; their names are their ids. */
export declare const storedExamples: Readonly<Record<'invoice' | 'credit-note', readonly Example[]>>;
export declare const standardUbl: () => string;
export declare const wrongCountry: () => string;
/** UBL, or a message about it, with the parameters of the query. */
export declare function networkExample(named: Pick<Example, 'name' | 'summary'>, body: string, query?: Example['query']): ExampleDocument;
/** The text that an operation writes for a document, to be read. */
export declare function writtenFor(operation: DocumentOperation, body: string, query?: Example['query']): string;
/** The work that an example asks for. */
export declare function exampleWork({ format, body, query }: Pick<Example, 'format' | 'body' | 'query'>, asked: Pick<DocumentWork, 'answerFormat' | 'instance'> & {
    readonly language: Language;
    readonly documentType?: DocumentWork['documentType'];
}): DocumentWork;
export {};
//# sourceMappingURL=examples.d.ts.map