import type { ShownFinding } from '../answering/questions.ts';
import { button, el, own } from '../dom.ts';
import type { Texts } from '../texts.ts';
import { fieldsOf, type ShownField, type ShownForm } from './shown-parts.ts';

/** Required fields of a form that have no value yet. */
export interface Missing {
  readonly fields: readonly { readonly path: string; readonly place: string }[];
  /** Tells whether a finding only reports that a required field has no value. */
  readonly covers: (finding: ShownFinding) => boolean;
}

export const nothingMissing: Missing = { fields: [], covers: () => false };

/** The fields of a form that a person still has to fill in: the required ones, and those that an error asks for. */
export function missingIn(form: ShownForm, findings: readonly ShownFinding[], texts: Texts): Missing {
  const asked = new Set(findings.filter(({ severity }) => severity === 'error').map(({ path }) => path));
  const titles: Readonly<Record<string, string>> = texts.form.sections;
  const named = (part: string) => (field: ShownField) => ({
    field,
    place: part === '' ? field.help.title : `${part}${texts.form.comma} ${field.help.title}`,
  });
  const shown = [
    ...form.sections.flatMap((section) =>
      fieldsOf({ sections: [section], lines: [] }).map(
        named(section.path === '' ? '' : (titles[section.name] ?? '')),
      ),
    ),
    ...form.lines.flatMap((line, index) =>
      fieldsOf({ sections: [], lines: [line] }).map(named(`${texts.form.line} ${index + 1}`)),
    ),
  ].filter(({ field: { path, value, isRequired } }) => value === '' && (isRequired || asked.has(path)));
  const fields = shown.map(({ field, place }) => ({ path: field.path, place }));
  const paths = new Set(fields.map(({ path }) => path));
  const others = findings
    .filter(({ isBlank, path }) => isBlank && !isAround(path, paths))
    .map(({ path, inWords }) => ({ path, place: inWords.place }));
  return {
    fields: [...fields, ...others],
    covers: ({ path, severity, isBlank }) =>
      isBlank || paths.has(path) || (severity === 'error' && isAround(path, paths)),
  };
}

function isAround(path: string, paths: ReadonlySet<string>): boolean {
  if (path === '') return false;
  for (const each of paths) if (each === path || each.startsWith(`${path}.`)) return true;
  return false;
}

/** The required fields without a value; pressing one goes there. */
export function missingList({ fields }: Missing, texts: Texts, goTo: (path: string) => void): HTMLElement {
  return el(
    'div',
    { class: 'missing', hidden: fields.length === 0 },
    el('h3', {}, texts.form.needed),
    el(
      'ul',
      {},
      ...fields.map(({ path, place }) =>
        el(
          'li',
          {},
          button(own(place), () => goTo(path), { class: 'link' }),
        ),
      ),
    ),
  );
}
