/**
 * Code within text, where its lines may end: an option and the name of the command stay whole, and in a table, whose
 * columns are narrow on a phone, a path ends a line at its points and a name where its next word begins.
 */

interface Token {
  readonly type: string;
  meta: unknown;
  readonly children: readonly Token[] | null;
}

type Render = (tokens: Token[], index: number, ...rest: never[]) => string;

/** What is used of markdown-it. */
interface Markdown {
  readonly core: {
    readonly ruler: { push(name: string, rule: (state: { tokens: Token[] }) => void): void };
  };
  readonly renderer: { readonly rules: { code_inline?: Render | undefined } };
}

/** A plugin of markdown-it. */
export function codeInText(markdown: Markdown): void {
  const render = markdown.renderer.rules.code_inline;
  if (render === undefined) return;
  markdown.core.ruler.push('code-in-tables', ({ tokens }) => {
    for (const [index, { children }] of tokens.entries())
      if (tokens[index - 1]?.type === 'td_open')
        for (const child of children ?? []) if (child.type === 'code_inline') child.meta = 'in a table';
  });
  markdown.renderer.rules.code_inline = (tokens, index, ...rest) =>
    withBreaks(render(tokens, index, ...rest), tokens[index]?.meta === 'in a table');
}

/** Code as HTML with the places where its lines may end. */
export function withBreaks(html: string, isInTable: boolean): string {
  return html.replace(/(?<=>)[^<]+(?=<)/, (text) => {
    const breaking = isInTable
      ? text.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[./_|])(?=[\w[@])/g, '<wbr>')
      : text;
    return breaking.replaceAll(/(?<![\w-])(?:--?[a-z]+|pint-ae(?!-))/g, '<span class="whole">$&</span>');
  });
}
