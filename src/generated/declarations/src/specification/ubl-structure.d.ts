/**
 * The structure of documents by the UBL schema, whatever their specification; programs that only judge
 * requests do not load it.
 */
export { structure as ublStructure } from '../../rules/pint/structure/index.ts';
//# sourceMappingURL=ubl-structure.d.ts.map