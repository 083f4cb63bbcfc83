/**
 * Types that results, options and specifications use, by file, for programs whose declarations infer them. Programs
 * use the names that the package exports.
 */
export type * as addFinding from '../core/findings/add-finding.ts';
export type * as finding from '../core/findings/finding.ts';
export type * as findingLimits from '../core/findings/finding-limits.ts';
export type * as fix from '../core/findings/fix.ts';
export type * as suggestion from '../core/findings/suggestion.ts';
export type * as computedInvoice from '../core/invoice/computed-invoice.ts';
export type * as invoice from '../core/invoice/invoice.ts';
export type * as line from '../core/invoice/line.ts';
export type * as located from '../core/invoice/located.ts';
export type * as party from '../core/invoice/party.ts';
export type * as language from '../core/messages/language.ts';
export type * as message from '../core/messages/message.ts';
export type * as messageEntry from '../core/messages/message-entry.ts';
export type * as vocabulary from '../core/messages/vocabulary.ts';
export type * as binding from '../core/specification/binding.ts';
export type * as cause from '../core/specification/cause.ts';
export type * as check from '../core/specification/check.ts';
export type * as defaults from '../core/specification/defaults.ts';
export type * as fields from '../core/specification/fields.ts';
export type * as plainFields from '../core/specification/plain-fields.ts';
export type * as presentParts from '../core/specification/present-parts.ts';
export type * as recordWords from '../core/specification/record-words.ts';
export type * as rendering from '../core/specification/rendering.ts';
export type * as specification from '../core/specification/specification.ts';
export type * as tableNames from '../core/specification/table-names.ts';
export type * as toldOfDocument from '../core/specification/told-of-document.ts';
export type * as vatCategory from '../core/specification/vat-category.ts';
export type * as vatReturn from '../core/specification/vat-return.ts';
export type * as openEnvelope from '../intake/open-envelope.ts';
export type * as readXml from '../intake/read-xml.ts';
export type * as ruleSets from '../judge/rule-sets.ts';
export type * as creditNote from '../request/credit-note.ts';
export type * as normalise from '../request/normalise/normalise.ts';
export type * as normaliseOptions from '../request/normalise/options.ts';
export type * as requests from '../request/schema/request.ts';
export type * as kinds from '../specification/kinds.ts';
export type * as networkNames from '../ubl/envelope/network-names.ts';
export type * as writeEnvelope from '../ubl/envelope/write-envelope.ts';
export type * as serialise from '../ubl/serialise.ts';
export type * as options from './options.ts';
export type * as result from './result.ts';
