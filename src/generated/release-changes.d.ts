/** By version, what a release has otherwise than the rules and code lists from which the checks of requests are written. */
export const releaseChanges: Readonly<
  Record<
    string,
    {
      /** The ids of the rules that it does not have. */
      readonly withoutRules: readonly string[];
      /** By code list, the codes that it has besides. */
      readonly codesBesides: Readonly<Record<string, readonly string[]>>;
    }
  >
>;
