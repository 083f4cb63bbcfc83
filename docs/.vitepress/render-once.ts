/** Renders each page once for the build for browsers, the build for the server, and the search index of each. */

interface Environment {
  readonly relativePath: string;
}

/** The part of markdown-it that we use. It adds facts about a text, such as its title, to the environment. */
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
