/** Each page is rendered by the build for browsers, by that for the server, and by the search index of both: once here. */

interface Environment {
  readonly relativePath: string;
}

/** What is used of markdown-it; what it finds in a text, such as its title, it leaves in the environment. */
interface Markdown {
  render(text: string, environment: Environment): string;
}

const rendered = new Map<string, { readonly html: string; readonly found: object }>();

/** A plugin of markdown-it, the last one. */
export function renderOnce(markdown: Markdown): void {
  const render = markdown.render.bind(markdown);
  markdown.render = (text, environment) => {
    const key = `${environment.relativePath}\n${text}`;
    const known = rendered.get(key);
    if (known !== undefined) {
      Object.assign(environment, known.found);
      return known.html;
    }
    const before = new Set(Object.keys(environment));
    const html = render(text, environment);
    const found = Object.fromEntries(Object.entries(environment).filter(([name]) => !before.has(name)));
    rendered.set(key, { html, found });
    return html;
  };
}
