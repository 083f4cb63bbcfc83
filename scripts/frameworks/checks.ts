/** Checks of what a framework answers besides the invoices: undefined, or how it differs. */

/** The description of the API shows the document request, and each of its references leads somewhere. */
export async function differenceOfSwagger(port: number): Promise<string | undefined> {
  const description = await (await fetch(`http://127.0.0.1:${port}/docs-json`)).text();
  const dangling = danglingReferences(JSON.parse(description));
  if (dangling.length > 0) return `references that lead nowhere: ${dangling.join(', ')}`;
  return description.includes('"unitPrice"') ? undefined : `no schema of the request: ${description}`;
}

/** The references of a description that lead nowhere in it. */
export function danglingReferences(description: unknown): string[] {
  const references: string[] = [];
  JSON.stringify(description, (name, value) => {
    if (name === '$ref' && typeof value === 'string') references.push(value);
    return value;
  });
  return references.filter((reference) => !reference.startsWith('#/') || !leadsTo(description, reference));
}

function leadsTo(description: unknown, reference: string): boolean {
  const steps = reference.slice(2).split('/');
  const found = steps.reduce<unknown>((part, step) => Reflect.get(Object(part), step), description);
  return found !== undefined;
}

/** The form, sent as a browser without JavaScript sends it, shows the field of the error. */
export async function differenceOfForm(
  port: number,
  invoice: string,
  field: string,
): Promise<string | undefined> {
  const address = `http://127.0.0.1:${port}/`;
  const page = await (await fetch(address)).text();
  const form = new FormData();
  for (const [input] of page.matchAll(/<input type="hidden"[^>]*>/g))
    form.append(attribute(input, 'name'), attribute(input, 'value'));
  form.append('invoice', invoice);
  const answer = await (await fetch(address, { method: 'POST', body: form })).text();
  return answer.includes(`<code>${field}</code>`) ? undefined : answer;
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(` ${name}="([^"]*)"`).exec(tag) ?? [];
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}
