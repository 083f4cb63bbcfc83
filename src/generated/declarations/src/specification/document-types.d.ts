/** The documents of the interface; apart from the rest, for programs that need no more of it. */
export { documentTypes } from '../../rules/ae/defaults/profiles.ts';
//# sourceMappingURL=document-types.d.ts.map