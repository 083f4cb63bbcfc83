import { type Rewrite } from './rewrite.ts';
/** Searches of attributes anywhere that start at the elements which have them. */
export declare const attributeOwners: readonly Rewrite[];
//# sourceMappingURL=attribute-owners.d.ts.map