/** The texts of rules in English and Arabic, column by column. */
export const arabicColumns: readonly (readonly [english: string, arabic: string])[];
