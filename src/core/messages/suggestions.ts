import type { Code, Finding, Values } from '../findings/finding.ts';
import { type Suggestion, settingAt } from '../findings/fix.ts';
import { jsonSteps, valueAt } from '../findings/json-path.ts';
import { patchOf, type SuggestedChange, type SuggestionRows } from '../findings/suggestion.ts';
import type { LanguageOption, Localised } from './language.ts';
import { codesMeant, fill, type Messages } from './message.ts';

/** The ways to fix a finding: from its case or rule, or the possible codes. */
export function suggestionsOf(
  finding: Finding,
  suggestions: SuggestionRows,
  messages: Messages,
  language: LanguageOption,
  request: unknown,
): readonly Suggestion[] {
  const { rule, text = '', values, path, remedy } = finding;
  const { codeLists } = messages;
  const codes = codesMeant(finding, messages);
  const known = Object.hasOwn(suggestions, text) ? suggestions[text] : undefined;
  const rows =
    known ?? (codes.length > 0 || !Object.hasOwn(suggestions, rule) ? [] : suggestions[rule]) ?? [];
  const listed = rows.flatMap((row) =>
    'codesOf' in row
      ? Object.keys(codeLists[row.codesOf] ?? {}).map((code) => ({ code, list: row.codesOf }))
      : [],
  );
  const { text: misspelt = '', complete } = finding.misspelt ?? {};
  const ofCodes = [...codes, ...listed, ...codesIn(values)].filter(
    ({ code }) => complete?.includes(code) ?? true,
  );
  const isOfField = typeof jsonSteps(path).at(-1) === 'string';
  const mayBeSet = ofCodes.length > 0 && remedy === undefined && isOfField;
  const setting = mayBeSet ? settingAt(path, request) : undefined;
  const ofRows = rows.flatMap((row) => {
    if ('codesOf' in row || lacksValues(row, values) || isExcluded(row, values)) return [];
    const patch = patchOf(row, finding, request);
    return patch === undefined ? [] : [{ title: fill(row.title, language, values, messages), patch }];
  });
  if (setting === undefined) return ofRows;
  const sent = valueAt(request, jsonSteps(path));
  // A code that is only part of its field, like the scheme of an address, leaves the rest as sent.
  const isPart =
    typeof sent === 'string' && misspelt !== '' && sent.trim() !== misspelt && sent.includes(misspelt);
  const withCode = (code: string) => (isPart ? sent.replace(misspelt, () => code) : code);
  const titled = ofCodes.map((code) => ({
    title: fill(titleOfCode, language, { code }, messages),
    patch: setting(withCode(code.code)),
  }));
  return [...titled, ...ofRows];
}

/** Tells whether the finding lacks a value that a change needs: it then offers no suggestion. */
function lacksValues(row: SuggestedChange, values: Values = {}): boolean {
  const named = JSON.stringify(row).matchAll(/\{(\w+)\}/g);
  return [...named].some(([, name = '']) => !Object.hasOwn(values, name));
}

const isExcluded = ({ unless }: SuggestedChange, values: Values = {}): boolean =>
  unless !== undefined && Object.hasOwn(values, unless);

const titleOfCode: Localised = { en: '{code}', ar: '{code}' };

function codesIn(values: Values = {}): readonly Code[] {
  const { meant } = values;
  if (typeof meant !== 'object' || !('anyOf' in meant)) return [];
  return meant.anyOf.filter((each) => typeof each === 'object');
}
