import { suggestions as ofUae } from '../../rules/ae/suggestions.ts';
import type { SuggestionRows } from '../core/findings/suggestion.ts';
import type { Specification } from '../core/specification/specification.ts';
import { defaultSpecification } from './default.ts';

/** Suggestions for findings of a request; a separate file, because programs for UBL need none. */
export function suggestionRowsOf(specification: Specification): SuggestionRows {
  return specification.suggestions ?? (specification === defaultSpecification ? ofUae : {});
}
