import { existsSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import unreachable from '../../schematron/unreachable.json' with { type: 'json' };
import noExample from '../../scripts/docs/messages/no-example.json' with { type: 'json' };
import notes from '../../scripts/docs/messages/rule-notes.json' with { type: 'json' };
import { ruleSnippets } from '../../scripts/docs/rule-snippets.ts';
import { validate } from '../../src/api/validate.ts';
import { languages } from '../../src/core/messages/language.ts';
import { rulePage } from '../../src/core/messages/rule-page.ts';
import { optionalParts } from '../../src/node/optional-package.ts';
import { defaultSpecification } from '../../src/specification/default.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { messageStatusRuleSet, taxDataRuleSet } from '../../src/specification/network-rules.ts';
import { example } from '../requests.ts';
import { commandsOf, runCommand, runSnippet, snippetsOf } from '../snippets.ts';
import { madePages, writtenPages } from './site-pages.ts';

const project = resolve(import.meta.dirname, '../..');
const allPages = [...writtenPages, ...madePages];
const snippets = writtenPages.flatMap(({ path, markdown }) =>
  snippetsOf(markdown).map((snippet) => ({ path, markdown, ...snippet })),
);

/** Returns what `request` means in a snippet of a page: the first request that the page shows, otherwise an example. */
function requestOf(path: string, markdown: string): unknown {
  if (!path.endsWith('index.md')) return example('standard-invoice');
  return JSON.parse(snippetsOf(markdown).find(({ language }) => language === 'json')?.code ?? '');
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('every TypeScript snippet of the pages runs', () => {
  test.each(
    snippets
      .filter(({ language, code }, index) => {
        const first = snippets.findIndex((other) => other.code === code);
        return language === 'ts' && first === index;
      })
      .map((snippet) => ({
        ...snippet,
        line: snippet.code.split('\n').find((line) => !line.startsWith('import') && line !== ''),
      })),
  )('$path: $line', async ({ path, markdown, code, printed }) => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((...values) => void lines.push(values.join(' ')));
    await runSnippet(code, requestOf(path, markdown));
    if (printed !== undefined) expect(`${lines.join('\n')}\n`).toBe(printed);
    const told = /console\.log\([^\n]*; \/\/ (.+)$/m.exec(code)?.[1];
    if (told !== undefined) expect(lines.join('\n')).toContain(told);
  });
});

describe('every command of the pages runs', () => {
  const commands = new Set(writtenPages.flatMap(({ markdown }) => commandsOf(markdown)));

  test.each([...commands].filter((command) => command.includes('pint-ae ')))('%s', async (command) => {
    const { code, output } = await runCommand(command);
    // A command on the broken examples finds them invalid, which its exit code shows.
    expect(code).toBe(command.includes('broken') ? 1 : 0);
    expect(output).not.toBe('');
  });
});

test('the pages in both languages have the same snippets, but for the language of what is said', () => {
  const inArabic = new Map(writtenPages.map(({ path, markdown }) => [path, markdown]));
  for (const { path, markdown } of writtenPages.filter((page) => !/^(?:ar|service)\//.test(page.path))) {
    const other = inArabic.get(`ar/${path}`);
    expect(other, `${path} in Arabic`).toBeDefined();
    const codes = (page = '') =>
      snippetsOf(page)
        .filter(({ language }) => language !== 'text')
        .map(({ code }) => code.replace(", { language: 'ar' }", ''));
    expect(codes(other), path).toEqual(codes(markdown));
  }
});

test('a page whose programs take a request says what that is', () => {
  const takesRequest = /(?<!\w\.|['\w])request\b(?!:)/;
  const pages = writtenPages.filter(({ markdown }) =>
    snippetsOf(markdown).some(({ language, code }) => language === 'ts' && takesRequest.test(code)),
  );
  expect(pages.length).toBeGreaterThan(10);
  const silent = pages.filter(({ markdown }) => !/\{#request\}|\(\.\.?\/index\.md#request\)/.test(markdown));
  expect(silent.map(({ path }) => path)).toEqual([]);
});

test('a guide that has packages installed names all that a part needs', () => {
  const parts = Object.values(optionalParts).map(({ packages }) => packages.join(' '));
  const named = writtenPages.flatMap(({ path, markdown }) =>
    Array.from(markdown.matchAll(/npm install (?!--global|pint-ae)([\w -]+)/g), ([, list]) => ({
      path,
      list,
    })),
  );
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter(({ list }) => !parts.some((packages) => packages === list))).toEqual([]);
});

test('a paragraph of a guide that uses what only a checkout has says so', () => {
  const paragraphs = writtenPages
    .filter(({ path }) => path.includes('guides/'))
    .flatMap(({ path, markdown }) =>
      markdown
        .replaceAll('\n```\n\n', '\n```\n')
        .split(/\n\n(?!```)/)
        .filter((text) => /npm run |docker build/.test(text))
        .map((text) => ({ path, text })),
    );
  expect(paragraphs.length).toBeGreaterThan(8);
  expect(paragraphs.filter(({ text }) => !/checkout|نسخة من المستودع/.test(text))).toEqual([]);
});

test('no page names a value of a text as the text itself does', () => {
  const naming = allPages.filter(({ markdown }) => /&#123;\w+(?::[\w-]+)?&#125;/.test(markdown));
  expect(naming.map(({ path }) => path)).toEqual([]);
});

describe('links', () => {
  const places = new Map(
    allPages.map(({ path, markdown }) => [
      path,
      new Set(
        Array.from(
          markdown.matchAll(/\{#([\w-]+)\}|<a id="([^"]+)">/g),
          ([, named, placed]) => named ?? placed,
        ),
      ),
    ]),
  );
  const links = allPages.flatMap(({ path, markdown }) =>
    Array.from(withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => ({ path, link })),
  );

  test('within the site lead to a page, and to a place that it has', () => {
    const lost = links.filter(({ path, link }) => {
      if (/^(https?:|\/api\/|\/openapi\.json)/.test(link)) return false;
      const [file = '', place] = link.split('#');
      if (file.endsWith('.png')) return !existsSync(resolve('docs', posix.dirname(path), file));
      // Clients are made with the site: `npm run docs:check` looks for them.
      if (/\/clients\/[\w-]+\.zip$/.test(file)) return false;
      const page = places.get(file === '' ? path : posix.join(posix.dirname(path), file));
      return page === undefined || (place !== undefined && !page.has(place));
    });
    expect(lost).toEqual([]);
    expect(links.length).toBeGreaterThan(5000);
  });

  test('to other sites are secure, and none of them is a resource that a page loads', () => {
    for (const { link } of links) expect(link).not.toMatch(/^http:/);
    for (const { path, markdown } of allPages)
      expect(withoutCode(markdown), path).not.toMatch(
        /<(img|script|link|iframe)\b|!\[[^\]]*\]\((?!\.{1,2}\/pictures\/)/,
      );
  });

  test('to files of the project name files that it has', () => {
    const imported = writtenPages.flatMap(({ path, markdown }) =>
      Array.from(markdown.matchAll(/^<<< ([^\s{]+)/gm), ([, file = '']) =>
        resolve(project, 'docs', posix.dirname(path), file),
      ),
    );
    expect(imported.filter((file) => !existsSync(file))).toEqual([]);
    expect(imported.length).toBeGreaterThan(5);
  });
});

function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '`code`');
}

describe('the pages of rules', () => {
  const snippetsByRule = ruleSnippets();
  const { entries } = defaultSpecification.messages;
  const ofNetwork = [taxDataRuleSet, messageStatusRuleSet].flatMap(({ messages }) => [
    ...messages.entries.keys(),
  ]);

  test('exist for every rule that a result can name, in both languages', () => {
    const paths = new Set(madePages.map(({ path }) => path));
    for (const id of [...entries.keys(), ...ofNetwork]) {
      expect(paths).toContain(`reference/rules/${id}.md`);
      expect(paths).toContain(`ar/reference/rules/${id}.md`);
    }
  });

  test('show what breaks the rule and what keeps it, or say why no document does', () => {
    const shown = '(?:```[\\s\\S]+?\\n```|\\S+ `\\S+`)';
    const isExample = new RegExp(
      `\\{#breaks-\\w+\\}\n\n\\S.{15,}\n\n${shown}[\\s\\S]*?\\{#corrected-\\w+\\}\n\n${shown}`,
    );
    const isReason = /\{#no-example\}\n\n\S.{30,}/;
    const silent = madePages
      .filter(({ path }) => /reference\/rules\/(?!index)/.test(path))
      .filter(({ markdown }) => !isExample.test(markdown) && !isReason.test(markdown));
    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  test('have no example of the rules that nothing can break', () => {
    const without = [...entries.keys()].filter((id) => !snippetsByRule.has(id));
    expect(without).toEqual(expect.arrayContaining(Object.keys(unreachable)));
    for (const [rule, list] of snippetsByRule)
      for (const { failing, corrected } of list) expect(failing, rule).not.toEqual(corrected);
  });

  test('have a reason or a note only where there is such a rule, or a topic of rules', () => {
    const without = [...entries.keys()].filter((id) => !snippetsByRule.has(id));
    expect(Object.keys(noExample).toSorted()).toEqual(without.toSorted());
    const topics = [...entries.values()].map(({ topic }) => topic);
    const known = new Set([...entries.keys(), ...topics]);
    expect(Object.keys(notes).filter((key) => !known.has(key))).toEqual([]);
  });

  test('say how serious a rule of the library is as its findings do', () => {
    const severities = [
      'pint-ae-malformed',
      'ubl-date-range',
      'pint-ae-alias',
      'pint-ae-not-judged',
      'ubl-derived',
    ];
    const told = severities.map((id) => {
      const page = madePages.find(({ path }) => path === `reference/rules/${id}.md`);
      return /\*\*Severity:\*\* (.*)/.exec(page?.markdown ?? '')?.[1];
    });
    expect(told).toEqual([
      'error: a document that breaks it is not valid',
      'warning: the document stays valid',
      'information: the document stays valid, even with the option strict',
      'error: the outcome is not-judged, which does not count as valid',
      'reported when UBL is turned back into a request; it does not say whether the document is valid',
    ]);
  });

  test('list all other rules that a document breaks, however many', () => {
    const page = madePages.find(({ path }) => path === 'reference/rules/pint-ae-rule-context.md');
    const { alsoFails = [] } = snippetsByRule.get('pint-ae-rule-context')?.[0] ?? {};
    expect(alsoFails.length).toBeGreaterThan(5);
    for (const rule of alsoFails) expect(page?.markdown).toContain(`(./${rule}.md)`);
  });

  test('leave no name of a value unfilled', () => {
    for (const { path, markdown } of madePages) {
      const prose = withoutCode(markdown).replaceAll(
        // What JavaScript prints in the place of an object is a slip that a message quotes.
        /\{#[\w-]+\}|\{target="_\w+"\}|[“«](?:\[|&#91;)object Object\][”»]/g,
        '',
      );
      expect(prose, path).not.toMatch(/[{}]|undefined|\[object/);
    }
  });
});

/** The text of a page without the places where a line may break. */
const shown = (markdown: string) => markdown.replaceAll('<wbr>', '').replaceAll('&#91;', '[');

test('the reference names every field, every code list and every command', () => {
  const page = (path: string) => madePages.find((each) => each.path === path)?.markdown ?? '';
  for (const name of Object.keys(describedSpecification.fields.Line?.fields ?? {}))
    expect(shown(page('reference/fields.md'))).toContain(`lines[].${name}`);
  expect(page('reference/code-lists/Emirate.md')).toContain('| Dubai |');
  expect(page('ar/reference/code-lists/Emirate.md')).toContain('| دبي |');
  expect(page('reference/command-line.md')).toContain('`pint-ae validate`');
});

describe.each(['', 'ar/'])('the guides in docs/%s', (folder) => {
  const page = (name: string) =>
    writtenPages.find(({ path }) => path === `${folder}guides/${name}.md`)?.markdown ?? '';

  test('explain every field of a validation result', () => {
    for (const name of Object.keys(validate(example('standard-invoice'))))
      expect(page('in-a-program')).toContain(`| \`${name}\` |`);
  });

  test('list the rules that can never fire, with their reason', () => {
    const listed = Array.from(page('conformance').matchAll(/^\| `(ibr-[^`]+)` \|/gm), ([, id]) => id);
    expect(listed).toEqual(Object.keys(unreachable));
  });
});

test('a rule has its page at the address that findings name', () => {
  const pages = new Set(
    madePages.map(({ path }) => `https://docs.example.com/${path.replace('.md', '.html')}`),
  );
  for (const language of languages)
    for (const rule of ['ibr-167-ae', 'pint-ae-malformed', 'ubl-order'])
      expect(pages).toContain(rulePage('https://docs.example.com', rule, language));
});
