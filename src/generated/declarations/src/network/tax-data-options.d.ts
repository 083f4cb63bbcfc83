import type { ValidateDocumentOptions } from '../api/options.ts';
import { type TaxDataRole, type TaxDataScope, type TaxDataType } from './tax-data-codes.ts';
/** How a document is reported; the other options are those by which it is judged. */
export interface TaxDataOptions extends ValidateDocumentOptions {
    readonly role: TaxDataRole;
    /** Default: S; F if the receiver's provider reports a document that is not valid. */
    readonly type?: TaxDataType | undefined;
    /** The identifier of the tax authority, a provider like others: `000773`. */
    readonly authority: string;
    /** The provider that reports: `001147`. */
    readonly representative: string;
    /** Default: derived from the countries and addresses of the parties, which is told. */
    readonly scope?: TaxDataScope | undefined;
    /** InstanceIdentifier of the envelope under which the document travelled; default: that of its envelope. */
    readonly transportHeaderId?: string | undefined;
    /** When the report is made, with its time zone: `2026-01-31T08:00:05Z`. */
    readonly issuedAt: string;
    /**
     * Whether the values of the document are reported beside it; only type F may be without them. Default: with
     * them, unless a failed document does not have what they need.
     */
    readonly reportedDocument?: boolean | undefined;
    /**
     * Whether the report holds only the root of the document, as the official examples do, so that nothing in it can break
     * the schema of UBL. Default: the whole document without its attachments.
     */
    readonly identificationOnly?: boolean | undefined;
}
/** The options of a report itself. */
export declare const taxDataShape: {
    role: import("../core/options/option-kinds.ts").OptionKind<"01" | "02">;
    type: import("../core/options/option-kinds.ts").OptionKind<"F" | "R" | "S" | "W" | undefined>;
    authority: import("../core/options/option-kinds.ts").OptionKind<string>;
    representative: import("../core/options/option-kinds.ts").OptionKind<string>;
    scope: import("../core/options/option-kinds.ts").OptionKind<"D" | "INP" | "IP" | undefined>;
    transportHeaderId: import("../core/options/option-kinds.ts").OptionKind<string | undefined>;
    issuedAt: import("../core/options/option-kinds.ts").OptionKind<string>;
    reportedDocument: import("../core/options/option-kinds.ts").OptionKind<boolean | undefined>;
    identificationOnly: import("../core/options/option-kinds.ts").OptionKind<boolean | undefined>;
};
export declare const taxDataOptionsKind: import("../core/options/option-kinds.ts").OptionsKind<TaxDataOptions | undefined>;
//# sourceMappingURL=tax-data-options.d.ts.map