import type { SuggestionRows } from '../../src/core/findings/suggestion.ts';
/**
 * Decisions of a person where a finding has more than one remedy, by rule, or by the case of its texts, which
 * comes first. The rows say what the hints say.
 */
export declare const suggestions: SuggestionRows;
//# sourceMappingURL=suggestions.d.ts.map