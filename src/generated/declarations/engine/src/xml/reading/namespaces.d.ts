import { type ElementName } from '../element.ts';
import type { NamespaceScope, StartTag } from './scope.ts';
/** Once a scope knows this many names or tags, new ones are read each time. */
export declare const mostKnown = 1000;
/** The namespaces in scope of the root element of every document. */
export declare const outermostScope: NamespaceScope;
/** Whether a scope may keep this many more names, tags, places or steps of runs; if so, they are counted. */
export declare function takesRoom({ room }: NamespaceScope, count?: number): boolean;
/** The scope inside an element that declares namespaces; `declarations` are pairs of prefix and namespace. */
export declare function declare(outer: NamespaceScope, declarations: Declarations, at: number): NamespaceScope;
type Declarations = readonly (readonly [prefix: string, namespace: string])[];
/**
 * The tag of a root element that occurred before with the same characters, under no higher limit of
 * attributes.
 */
export declare function knownRootTag(written: string, mostAttributes: number): StartTag | undefined;
/** Keeps a tag of a root element; a long one takes the room of several names. */
export declare function keepRootTag(tag: StartTag, mostAttributes: number): void;
export declare function elementName(scope: NamespaceScope, name: string, at: number): ElementName;
export declare function attributeName(scope: NamespaceScope, name: string, at: number): ElementName;
/** A copy of a name that does not hold its document in memory. */
export declare function detachedName({ namespace, prefix, localName, field }: ElementName): ElementName;
/** A copy of a text: engines keep a part of a document as a view that holds the whole document in memory. */
export declare function detached(text: string): string;
export {};
//# sourceMappingURL=namespaces.d.ts.map