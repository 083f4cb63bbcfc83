/** The texts of the official rules' assertions, in the order of the compiled rules. */
export const assertionTexts: readonly string[];
