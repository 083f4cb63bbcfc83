import type { Issue } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import type { Language } from '../core/messages/language.ts';
import type { SpecificationChoice } from '../specification/default.ts';
import { type EnvelopeIdentity } from '../ubl/envelope/write-envelope.ts';
export interface EnvelopeOptions extends EnvelopeIdentity, SpecificationChoice {
    /** Language of messages and hints. */
    readonly language?: Language;
}
export declare const envelopeOptionsKind: import("../core/options/option-kinds.ts").OptionsKind<EnvelopeOptions | undefined>;
/**
 * Puts a document of a known kind (invoice, credit note, tax data document, message level status) into the
 * Standard Business Document in which it travels over the network. Parties (by their electronic addresses),
 * document type, process and country (COUNTRY_C1) come from the document, the identity from the options. The document is
 * embedded byte for byte, without its XML declaration. It is not validated. There is no envelope of a document that
 * lacks something that the envelope must name; the issues say what.
 *
 * @example
 * ```ts
 * const wrapped = envelope(xml, {
 *   id: '2f8a6f3e-7b1e-4f0a-9a55-2c0c5c3d9e10',
 *   createdAt: '2026-01-31T08:00:00Z',
 * });
 * if (wrapped.ok) console.log(validateUbl(wrapped.value).valid); // true
 * ```
 */
export declare function envelope(xml: string, options: EnvelopeOptions): Result<string, readonly Issue[]>;
//# sourceMappingURL=envelope.d.ts.map