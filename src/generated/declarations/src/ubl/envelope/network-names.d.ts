/** The version of the header that Peppol prescribes. */
export declare const headerVersion = "1.0";
/** The schemes of the identifiers in an envelope: of participants, document types and processes. */
export declare const participantScheme = "iso6523-actorid-upis";
export declare const processScheme = "cenbii-procid-ubl";
/** A document type of PINT stands for its later versions too; that of any other document is exact. */
export declare const wildcardScheme = "peppol-doctype-wildcard";
export declare const exactScheme = "busdox-docid-qns";
/** Which message level statuses the sender asks for (MLS_TYPE). */
export declare const statusTypes: readonly ['ALWAYS_SEND', 'FAILURE_ONLY'];
export type StatusType = (typeof statusTypes)[number];
/** Whether a text is the electronic address of a participant: the code of its scheme, and a value. */
export declare function isParticipant(text: string): boolean;
/** Whether a text is the electronic address of a service provider, such as `0242:001147`. */
export declare function isProviderId(text: string): boolean;
//# sourceMappingURL=network-names.d.ts.map