import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { english } from '../../docs/.vitepress/navigation.ts';
import { projectFolder } from '../sources.ts';

const docsFolder = join(projectFolder, 'docs');

/** Writes each page of the site as Markdown beside it, and llms.txt, by which an agent finds them. */
export function writeMarkdownTwins(site: string): void {
  for (const path of pagesOfSite()) {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, twinOf(path, markdownOf(path)));
  }
  writeFileSync(join(site, 'llms.txt'), llmsText(markdownOf));
}

const markdownOf = (path: string) => readFileSync(join(docsFolder, path), 'utf8');

function pagesOfSite(): string[] {
  return readdirSync(docsFolder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && !/(^|\/)(node_modules|\.vitepress|public)\//.test(path));
}

/** A page as plain Markdown: what it includes in its place, and nothing that only the site understands. */
export function twinOf(path: string, markdown: string): string {
  const withIncluded = markdown
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .replaceAll(/^<<< ([^\s{]+)(?:\{(\w+)\})?(?: \[.*\])?$/gm, (_, file, language) =>
      included(path, file, language),
    );
  const up = '../'.repeat(path.split('/').length - 1) || './';
  return withIncluded
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 0 ? plainMarkdown(part, up) : part))
    .join('');
}

function included(path: string, file: string, language?: string): string {
  const text = readFileSync(join(docsFolder, posix.dirname(path), file), 'utf8').trimEnd();
  return `\`\`\`${language ?? extname(file).slice(1)}\n${text}\n\`\`\``;
}

/** Prose and tables without anchors, and with HTML only where Markdown has nothing for it. */
function plainMarkdown(text: string, up: string): string {
  return text
    .replaceAll(/^<[A-Z][^<]* \/>\n+|^:::.*\n/gm, '')
    .replaceAll(/<a id="[^"]*"><\/a>|<wbr>| ?\{#[\w-]+\}|\{target="\w+"\}/g, '')
    .replaceAll(/<code[^>]*>(.*?)<\/code>/g, (_, inside) => `\`${decoded(inside)}\``)
    .replaceAll('](/', `](${up}`);
}

function decoded(html: string): string {
  return html
    .replaceAll(/&#(\d+);/g, (_, number) => String.fromCharCode(Number(number)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The pages of the site in English, each with the first sentence that it says, as llmstxt.org has them. */
export function llmsText(markdownOf: (path: string) => string): string {
  const sections = sidebar.map(({ text, items }) => {
    const lines = items
      .filter(({ link }) => !link.startsWith('/api/'))
      .map(({ link }) => {
        const path = `${link.endsWith('/') ? `${link}index` : link}.md`.slice(1);
        const twin = twinOf(path, markdownOf(path));
        return `- [${/^# (.*)/m.exec(twin)?.[1] ?? ''}](./${path}): ${firstSentence(twin)}`;
      });
    return `## ${text}\n\n${lines.join('\n')}`;
  });
  return `${[
    '# pint-ae',
    `> ${firstProse(markdownOf('index.md'))}`,
    'Every page is Markdown at the address of its HTML with the ending `.md`; in Arabic below `ar/`. A rule has its page at `reference/rules/ID.md`, a business term at `reference/terms/ID.md`. Agents that speak the Model Context Protocol start `pint-ae mcp`. The request is described by the JSON Schema that `pint-ae schema` prints, HTTP by [OpenAPI](./openapi.json).',
    ...sections,
  ].join('\n\n')}\n`;
}

interface Section {
  readonly text: string;
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

const sidebar = (english.themeConfig?.sidebar ?? []) as readonly Section[];

/** The first paragraph that says something of its own: not a list, a table or code, nor what programs of the page take. */
function firstProse(markdown: string): string {
  const paragraphs = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').split(/\n{2,}/);
  return paragraphs.find((text) => /^[\p{L}`]/u.test(text) && !text.includes('#request)')) ?? '';
}

function firstSentence(markdown: string): string {
  const prose = firstProse(markdown).replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return /^[^\n]*?\.(?=\s|$)/.exec(prose)?.[0] ?? prose;
}
