import { suggestions as ofUae } from '../../rules/ae/suggestions.ts';
import type { SuggestionRows } from '../core/findings/suggestion.ts';
import type { Specification } from '../core/specification/specification.ts';
import { defaultSpecification } from './default.ts';

/**
 * Suggestions of a specification where a finding of a request has more than one remedy. It is a separate file because
 * programs that only check UBL change no request.
 */
export function suggestionRowsOf(specification: Specification): SuggestionRows {
  return specification.suggestions ?? (specification === defaultSpecification ? ofUae : {});
}
