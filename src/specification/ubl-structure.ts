/** What the schema of UBL says of documents, whatever their specification; whoever judges requests alone does not load it. */
export { structure as ublStructure } from '../../rules/pint/structure/index.ts';
