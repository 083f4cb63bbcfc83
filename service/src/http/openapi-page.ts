import { style } from './openapi-page-style.ts';

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
  readonly tags: readonly string[];
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

/** The description of the interface as a page without scripts. */
export function apiPage(description: Record<string, unknown>): string {
  const { info, paths } = description as unknown as DescribedInterface;
  const topics = byTopic(paths);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(info.title)}</title>
<style>${style}</style></head><body>
<main>
<h1>${escaped(info.title)}</h1><p>${escaped(info.description)}</p>
<p>The description with every field is <a href="openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
<nav aria-label="Operations">
${topics.map(contents).join('\n')}
</nav>
${topics.map(topicSection).join('\n')}
</main>
</body></html>
`;
}

type Topic = readonly [name: string, endpoints: readonly Endpoint[]];

function byTopic(paths: DescribedInterface['paths']): Topic[] {
  const topics = new Map<string, Endpoint[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const [name = ''] = operation.tags;
      const endpoint = { ...operation, endpoint: `${method.toUpperCase()} ${path}` };
      topics.set(name, [...(topics.get(name) ?? []), endpoint]);
    }
  return [...topics];
}

/** PurchaseInvoices as Purchase invoices; names of operations, such as WhoAmI, stay. */
function title(name: string): string {
  if (!name.endsWith('s')) return name;
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function contents([name, endpoints]: Topic): string {
  const links = endpoints.map(
    ({ operationId, summary }) => `<li><a href="#${operationId}">${escaped(summary)}</a></li>`,
  );
  return `<div><h2>${title(name)}</h2><ul>${links.join('')}</ul></div>`;
}

function topicSection([name, endpoints]: Topic): string {
  return `<h2>${title(name)}</h2>\n${endpoints.map(operationSection).join('\n')}`;
}

function operationSection({
  operationId,
  endpoint,
  summary,
  description,
  parameters = [],
  responses,
}: Endpoint): string {
  const answers = Object.entries(responses).map(
    ([status, answer]) => `<tr><th scope="row">${status}</th><td>${escaped(answer.description)}</td></tr>`,
  );
  return `<section id="${operationId}"><h3><code>${escaped(endpoint)}</code> ${escaped(summary)}</h3>
<p>${withCode(description)}</p>
${table('Parameters', parameters.map(parameterRow))}
${table('Answers', answers)}</section>`;
}

function parameterRow({ name, in: place, required, description = '', schema }: DescribedParameter): string {
  const values =
    schema?.enum === undefined ? '' : `${schema.enum.map((value) => `\`${value}\``).join(', ')}.`;
  return `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${place}${required === true ? ', required' : ''}</td>
<td>${withCode(`${description} ${values}`.trim())}</td></tr>`;
}

function table(name: string, rows: readonly string[]): string {
  if (rows.length === 0) return '';
  return `<table><caption>${name}</caption><tbody>${rows.join('')}</tbody></table>`;
}

/** A description with names in backticks, as markup. */
function withCode(text: string): string {
  return escaped(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
