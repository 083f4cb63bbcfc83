interface DescribedOperation {
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface DescribedInterface {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
}

/** The description of the interface as a page without scripts. */
export function apiPage(description: Record<string, unknown>): string {
  const { info, paths } = description as unknown as DescribedInterface;
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationSection(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { border-top: 1px solid #ccc; padding: .5rem 0; }
h2 { font-size: 1rem; margin: .5rem 0; } h2 code { background: #eee; padding: .1rem .4rem; }
code { overflow-wrap: anywhere; }
table { border-collapse: collapse; } td { padding: 0 1rem 0 0; vertical-align: top; }
</style></head><body>
<h1>${escaped(info.title)}</h1><p>${escaped(info.description)}</p>
<p>The description with every field is <a href="/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
${sections.join('\n')}
</body></html>
`;
}

function operationSection(method: string, path: string, operation: DescribedOperation): string {
  const parameters = (operation.parameters ?? []).map(
    ({ name, in: place, required }) =>
      `<code>${escaped(name)}</code> (${place}${required === true ? ', required' : ''})`,
  );
  const responses = Object.entries(operation.responses).map(
    ([status, { description }]) => `<tr><td>${status}</td><td>${escaped(description)}</td></tr>`,
  );
  return `<section><h2><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(operation.summary)}</h2>
<p>${withCode(operation.description)}</p>
${parameters.length === 0 ? '' : `<p>${parameters.join(', ')}</p>`}
<table>${responses.join('')}</table></section>`;
}

/** A description with names in backticks, as markup. */
function withCode(text: string): string {
  return escaped(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
