import { byId, dataOf } from '../ui/dom.ts';
import type { PageFacts } from '../ui/texts.ts';
import { offerExamples, offerRules } from './labels.ts';
import type { Settings, Theme } from './settings.ts';

interface Chosen {
  readonly open: (example: string) => void;
  /** Checks the document again, after a choice of language or rules. */
  readonly judgeAgain: () => void;
  readonly applySettings: () => void;
}

/** Offers examples, languages, rules and themes; returns a function to call when the document changes. */
export function listenToChoices(
  settings: Settings,
  { rules }: PageFacts,
  { open, judgeAgain, applySettings }: Chosen,
): (opened?: unknown) => void {
  const choiceOf = (name: string) => byId(name) as HTMLSelectElement;
  const example = choiceOf('example');
  const examples = dataOf<Readonly<Record<string, string>>>('examples');
  offerExamples(Object.keys(examples));
  example.addEventListener('change', () => {
    const chosen = examples[example.value];
    if (chosen !== undefined) open(chosen);
  });
  const language = choiceOf('language');
  language.addEventListener('change', () => {
    settings.language = language.value === 'ar' ? 'ar' : 'en';
    judgeAgain();
  });
  const release = choiceOf('release');
  settings.release = offerRules(rules, settings.release);
  release.addEventListener('change', () => {
    settings.release = release.value;
    judgeAgain();
  });
  const theme = choiceOf('theme');
  theme.addEventListener('change', () => {
    settings.theme = theme.value as Theme;
    applySettings();
  });
  return (opened) => {
    if (opened === undefined || opened !== examples[example.value]) example.value = '';
  };
}
