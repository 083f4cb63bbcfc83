import type { Code, Finding, Values } from '../findings/finding.ts';
import type { Suggestion } from '../findings/fix.ts';
import { jsonSteps } from '../findings/json-path.ts';
import { patchOf, type SuggestionRows } from '../findings/suggestion.ts';
import type { Language, Localised } from './language.ts';
import { codesMeant, fill, type Messages } from './message.ts';

/** The ways to put right what a finding tells: those of its case or rule, or the codes that may be meant. */
export function suggestionsOf(
  finding: Finding,
  suggestions: SuggestionRows,
  messages: Messages,
  language: Language,
  request: unknown,
): readonly Suggestion[] {
  const { rule, text = '', values, path, remedy } = finding;
  const { codeLists } = messages;
  const codes = codesMeant(finding, messages);
  const known = Object.hasOwn(suggestions, text) ? suggestions[text] : undefined;
  const rows =
    known ?? (codes.length > 0 || !Object.hasOwn(suggestions, rule) ? [] : suggestions[rule]) ?? [];
  const field = lastNameOf(path);
  const listed = rows.flatMap((row) =>
    'codesOf' in row
      ? Object.keys(codeLists[row.codesOf] ?? {}).map((code) => ({ code, list: row.codesOf }))
      : [],
  );
  const ofCodes = (remedy === undefined && field !== '' ? [...codes, ...listed, ...codesIn(values)] : []).map(
    (code) => ({
      title: titleOfCode,
      set: { [field]: code.code },
      values: { ...values, code },
    }),
  );
  const ofRows = rows.flatMap((row) => ('codesOf' in row ? [] : [{ ...row, values }]));
  return [...ofCodes, ...ofRows].flatMap(({ title, values: own, ...change }) => {
    const patch = patchOf(change, finding, request);
    return patch === undefined ? [] : [{ title: fill(title, language, own, messages), patch }];
  });
}

const titleOfCode: Localised = { en: '{code}', ar: '{code}' };

function lastNameOf(path: string): string {
  const last = jsonSteps(path).at(-1);
  return typeof last === 'string' ? last : '';
}

/** The codes that a finding says may be meant. */
function codesIn(values: Values = {}): readonly Code[] {
  const { meant } = values;
  if (typeof meant !== 'object' || !('anyOf' in meant)) return [];
  return meant.anyOf.filter((each) => typeof each === 'object');
}
