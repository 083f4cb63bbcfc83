/** What the assertions of the official rules say, in the order in which the compiled rules have them. */
export const assertionTexts: readonly string[];
