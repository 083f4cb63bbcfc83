/** How close the rows of a page are. */
export declare const densities: readonly ['normal', 'compact'];
/** Additions of a company to its documents; none changes or hides a figure. */
export interface Look {
    /** A picture as a data URI: PNG, JPEG, WebP or SVG, of at most a megabyte. It is shown as a picture and loads nothing. */
    readonly logo?: string;
    /** A colour such as `#0f4c5c` for titles and rules, dark enough to be read on white (a contrast of 4.5 to 1). */
    readonly accent?: string;
    /** A text below the document; its lines are kept. */
    readonly footer?: string;
    /** A text about accounts, for payments, beside what the document says; its lines are kept. */
    readonly bankDetails?: string;
    /** Whether the amount due is also said in words, as on a cheque. */
    readonly amountInWords?: boolean;
    /** Whether there is a place for a signature. */
    readonly signature?: boolean;
    /** Whether there is a place for a stamp. */
    readonly stamp?: boolean;
    /** Default: normal. */
    readonly density?: (typeof densities)[number];
}
export declare const lookShape: {
    logo: import("../core/options/option-kinds.ts").OptionKind<string | undefined>;
    accent: import("../core/options/option-kinds.ts").OptionKind<string | undefined>;
    footer: import("../core/options/option-kinds.ts").OptionKind<string | undefined>;
    bankDetails: import("../core/options/option-kinds.ts").OptionKind<string | undefined>;
    amountInWords: import("../core/options/option-kinds.ts").OptionKind<boolean | undefined>;
    signature: import("../core/options/option-kinds.ts").OptionKind<boolean | undefined>;
    stamp: import("../core/options/option-kinds.ts").OptionKind<boolean | undefined>;
    density: import("../core/options/option-kinds.ts").OptionKind<"compact" | "normal" | undefined>;
};
export declare const lookKind: import("../core/options/option-kinds.ts").OptionsKind<Look | undefined>;
//# sourceMappingURL=look.d.ts.map