import { byId, el } from '../ui/dom.ts';
import { type PageFacts, texts } from '../ui/texts.ts';
import type { Settings, Theme } from './settings.ts';
import { tabNames } from './tabs.ts';

/** Lists the examples under their names, with valid and broken ones separate. */
export function offerExamples(names: readonly string[]): void {
  for (const group of ['valid', 'broken']) {
    const ofGroup = names.filter((name) => name.startsWith('broken/') === (group === 'broken'));
    const options = ofGroup.map((name) => el('option', { value: name, 'data-example': name }));
    byId('example').append(el('optgroup', { 'data-group': group }, ...options));
  }
}

/** Lists the rules to choose from, and selects the previous choice, or the last release if that is no longer available. */
export function offerRules({ releases, byIssueDate }: PageFacts['rules'], chosen: string): string {
  const choice = byId('release') as HTMLSelectElement;
  const [last = '', ...others] = releases;
  const option = (value: string, name: string) => el('option', { value }, name);
  choice.append(option('', last), ...others.map((version) => option(version, version)));
  choice.append(el('option', { value: byIssueDate, 'data-text': 'rulesByIssueDate' }));
  choice.value = chosen;
  if (choice.selectedIndex === -1) choice.value = '';
  return choice.value;
}

/** Shows everything that does not depend on the document in the chosen language, and applies the theme. */
export function showTexts({ language, theme }: Settings): void {
  const spoken = texts[language];
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  document.documentElement.dataset.theme = theme;
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = textNamed(element.dataset.text ?? '', spoken);
  for (const name of tabNames) byId(`tab-${name}`).textContent = spoken.tabs[name];
  for (const view of ['form', 'text'] as const) byId(`view-${view}`).textContent = spoken.views[view];
  byId('view').setAttribute('aria-label', spoken.view);
  for (const option of document.querySelectorAll<HTMLElement>('[data-example]'))
    option.textContent = textNamed(option.dataset.example ?? '', spoken.examples);
  for (const group of document.querySelectorAll('optgroup'))
    group.label = group.dataset.group === 'valid' ? spoken.examplesValid : spoken.examplesWithMistakes;
  const themeChoice = byId('theme') as HTMLSelectElement;
  for (const option of themeChoice.options) option.textContent = spoken.themes[option.value as Theme];
  themeChoice.value = theme;
  (byId('language') as HTMLSelectElement).value = language;
}

function textNamed(name: string, from: object): string {
  const value: unknown = Reflect.get(from, name);
  return typeof value === 'string' ? value : name;
}
