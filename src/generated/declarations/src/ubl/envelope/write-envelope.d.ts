import type { EnvelopePlaces } from '../../core/specification/kind.ts';
import { type UblElement } from '../../core/xml/element.ts';
import type { NetworkFacts } from './network-facts.ts';
import { type StatusType } from './network-names.ts';
/** Identifiers that distinguish one envelope from another. */
export interface EnvelopeIdentity {
    /** Identifies the envelope on the network; preferably a UUID. */
    readonly id: string;
    /** When it was made, with time zone: `2026-01-31T08:00:00Z`. */
    readonly createdAt: string;
    /**
     * The country of who sends it (COUNTRY_C1), as its ISO 3166 code; for documents of a kind that does not say
     * it, such as a status.
     */
    readonly country?: string | undefined;
    /** The service provider who receives statuses of the document (MLS_TO), such as `0242:001147`. */
    readonly mlsTo?: string | undefined;
    /** Which statuses the sender asks for (MLS_TYPE); without it, receivers tell failures only. */
    readonly mlsType?: StatusType | undefined;
}
/** Wraps the text of a document, byte for byte except for its XML declaration. */
export declare function writeEnvelope(xml: string, root: UblElement, facts: NetworkFacts, { typeVersion, documentTypeScheme }: EnvelopePlaces, { id, createdAt, mlsTo, mlsType }: EnvelopeIdentity): string;
//# sourceMappingURL=write-envelope.d.ts.map