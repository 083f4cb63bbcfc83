import type { RulesWithoutDocuments } from 'schematron-compiler/run';

/** By version, what each release besides the default one has otherwise. */
export const otherReleaseRules: Readonly<
  Record<
    string,
    {
      /** SHA-256 of the rules of the release. */
      readonly hash: string;
      /** The ids of the default release's rules that the release does not have, or has otherwise. */
      readonly without: readonly string[];
      /** The rules that it has instead. */
      readonly rules: () => RulesWithoutDocuments;
    }
  >
>;
