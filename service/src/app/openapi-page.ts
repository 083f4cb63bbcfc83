import type { Language } from 'pint-ae';
import { comma, inWords, type ServiceText } from '../texts/service-text.ts';

interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: { readonly enum?: readonly unknown[] };
}

interface DescribedOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [ServiceText['text']];
  readonly parameters?: readonly DescribedParameter[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface DescribedInterface {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

interface Endpoint extends DescribedOperation {
  readonly endpoint: string;
}

const otherLanguage = {
  en: { language: 'ar', name: 'العربية' },
  ar: { language: 'en', name: 'English' },
} as const;

/** Returns the description of the interface as a page in a language, without scripts. */
export function apiPage(description: Record<string, unknown>, language: Language): string {
  const { info, paths } = description as unknown as DescribedInterface;
  const topics = byTopic(paths);
  const other = otherLanguage[language];
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(info.title)}</title>
<style>${style}</style></head><body>
<main>
<p class="language"><a href="?lang=${other.language}" lang="${other.language}" hreflang="${other.language}">${other.name}</a></p>
<h1>${escaped(info.title)}</h1><p>${withCode(info.description)}</p>
<p>${words({ text: 'wholeDescription', values: { link: '{}' } }, language).replace('{}', '<a href="openapi.json" dir="ltr">openapi.json</a>')}</p>
<p>${words({ text: 'tryDescription', values: { link: '{}' } }, language).replace('{}', `<a href="docs/try/?lang=${language}">${words({ text: 'tryInterface' }, language)}</a>`)}</p>
<nav aria-label="${words({ text: 'contents' }, language)}">
${topics.map((topic) => contents(topic, language)).join('\n')}
</nav>
${topics.map((topic) => topicSection(topic, language)).join('\n')}
</main>
</body></html>
`;
}

type Topic = readonly [name: ServiceText['text'], endpoints: readonly Endpoint[]];

function byTopic(paths: DescribedInterface['paths']): Topic[] {
  const topics = new Map<ServiceText['text'], Endpoint[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [name] = operation.tags;
      const endpoint = { ...operation, endpoint: `${method.toUpperCase()} ${path}` };
      topics.set(name, [...(topics.get(name) ?? []), endpoint]);
    }
  return [...topics];
}

function contents([name, endpoints]: Topic, language: Language): string {
  const links = endpoints.map(
    ({ operationId, summary }) => `<li><a href="#${operationId}">${escaped(summary)}</a></li>`,
  );
  return `<div><h2>${words({ text: name }, language)}</h2><ul>${links.join('')}</ul></div>`;
}

function topicSection([name, endpoints]: Topic, language: Language): string {
  const sections = endpoints.map((endpoint) => operationSection(endpoint, language));
  return `<h2>${words({ text: name }, language)}</h2>\n${sections.join('\n')}`;
}

function operationSection(
  { operationId, endpoint, summary, description, parameters = [], responses }: Endpoint,
  language: Language,
): string {
  const answers = Object.entries(responses).map(
    ([status, answer]) => `<tr><th scope="row">${status}</th><td>${escaped(answer.description)}</td></tr>`,
  );
  const rows = parameters.map((parameter) => parameterRow(parameter, language));
  return `<section id="${operationId}"><h3><code>${escaped(endpoint)}</code> ${escaped(summary)}</h3>
<p>${withCode(description)}</p>
${table(words({ text: 'parameters' }, language), rows)}
${table(words({ text: 'answers' }, language), answers)}</section>`;
}

const places: Readonly<Record<string, ServiceText>> = {
  path: { text: 'inPath' },
  query: { text: 'inQuery' },
  header: { text: 'inHeader' },
};

function parameterRow(
  { name, in: at, required, description = '', schema }: DescribedParameter,
  language: Language,
): string {
  const place = places[at] ?? { text: 'inQuery' };
  const values = schema?.enum?.map((value) => `\`${value}\``).join(comma[language]);
  const meaning = [
    escaped(description),
    ...(values === undefined ? [] : [words({ text: 'oneOfValues', values: { values } }, language)]),
  ];
  return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${words(
    required === true ? { text: 'required', values: { place } } : place,
    language,
  )}</td>
<td>${codeIn(meaning.join(' ').trim())}</td></tr>`;
}

function table(name: string, rows: readonly string[]): string {
  if (rows.length === 0) return '';
  return `<table><caption>${name}</caption><tbody>${rows.join('')}</tbody></table>`;
}

function withCode(text: string): string {
  return codeIn(escaped(text));
}

function codeIn(markup: string): string {
  return markup.replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

function words(text: ServiceText, language: Language): string {
  return escaped(inWords(text, language));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The style of the page of the interface: light or dark, as its reader prefers. */
export const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentColor 25%, transparent);
  --back: color-mix(in srgb, currentColor 9%, transparent); }
html { background: Canvas; color: CanvasText; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
nav { display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: 0 1.5rem; }
nav h2 { font-size: 1rem; margin: .75rem 0 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
main > h2 { margin: 2.5rem 0 0; }
section { border-top: 1px solid var(--line); padding: .5rem 0; }
h3 { font-size: 1rem; margin: .5rem 0; }
h3 code { background: var(--back); padding: .1rem .4rem; }
code { overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate; }
.language { text-align: end; margin: 0; }
th code { white-space: nowrap; }
table { border-collapse: collapse; margin: .5rem 0; }
caption { text-align: start; font-weight: 600; }
th { font-weight: 400; text-align: start; }
th, td { padding-block: .1rem; padding-inline: 0 1rem; vertical-align: top; }
th + td:not(:last-child) { white-space: nowrap; }
section:target { outline: 2px solid LinkText; outline-offset: .25rem; }
@media (max-width: 40rem) { tr { display: block; padding-bottom: .35rem; } th, td { display: inline; } td + td { display: block; } }
`;
