import type { XmlElement } from '../../xml/element.ts';
import type { SchematronLet, SchematronSchema } from '../schema.ts';
import type { CompiledRules } from './compiled-rules.ts';
type Documents = readonly (readonly [name: string, xml: string])[];
/** The documents that schemas were given; throws if one is not XML, or two of one name differ. */
export declare function documentsOf(schemas: readonly SchematronSchema[]): Documents;
/** The name of the document for the tree of a variable; registered documents cannot have such a name. */
export declare const treeName: ({ name, source: { file, line } }: SchematronLet) => string;
/** The documents as source text, for a member of a module's rules. */
export declare function documentsText(documents: Documents): string;
/** The documents of compiled rules as trees. */
export declare function registeredDocuments({ documents, }: CompiledRules): ReadonlyMap<string, XmlElement>;
export {};
//# sourceMappingURL=registered-documents.d.ts.map