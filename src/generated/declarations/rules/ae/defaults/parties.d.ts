/** Electronic address scheme of the UAE: the value is a TIN, the first ten digits of a TRN. */
export declare const uaeEndpointScheme = "0235";
/** Tax registration number: fifteen digits, the first 1, the last two 03 (ibr-132-ae). */
export declare const trnPattern: RegExp;
export declare const trnLength = 15;
/** Tax identification number: ten digits, the first 1 (ibr-148-ae). */
export declare const tinPattern: RegExp;
/** The number of TRN digits that form the TIN. */
export declare const tinLength = 10;
export declare const homeCountry = "AE";
/** The legal registration type (BTAE-15, BTAE-16) whose authority must be named (ibr-172-ae, ibr-101-ae). */
export declare const tradeLicenceType = "TL";
/** The type of the identity card of residents. */
export declare const emiratesIdType = "EID";
/** The type whose authority is the country that issued it (ibr-012-ae, ibr-010-ae). */
export declare const passportType = "PAS";
/** Whether a tax number is a TRN of the UAE. */
export declare function isHomeTaxNumber(trn: string): boolean;
/** Whether the authority of a legal registration is its country. */
export declare function isIssuedByCountry(legalRegistrationType: string | undefined): boolean;
//# sourceMappingURL=parties.d.ts.map