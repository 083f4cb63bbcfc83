/** Electronic address scheme of the UAE: the value is a TIN, the first ten digits of a TRN. */
export const uaeEndpointScheme = '0235';

/** Tax registration number: fifteen digits, the first 1, the last two 03 (ibr-132-ae). */
export const trnPattern = /^1[0-9]{12}03$/;

export const trnLength = 15;

/** Corporate tax number: it is like the VAT number, but with other last digits. */
export const corporateTaxPattern = /^1[0-9]{12}01$/;

/** Tax identification number: ten digits, the first 1 (ibr-148-ae). */
export const tinPattern = /^1[0-9]{9}$/;

/** The number of TRN digits that form the TIN. */
export const tinLength = 10;

/** Tells whether a tax number is a TRN of the UAE. */
export function isHomeTaxNumber(trn: string): boolean {
  return trnPattern.test(trn);
}
