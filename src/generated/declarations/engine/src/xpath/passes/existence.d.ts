import { type Rewrite } from './rewrite.ts';
/** Questions whether something exists that make no list of it. */
export declare const existence: readonly Rewrite[];
//# sourceMappingURL=existence.d.ts.map