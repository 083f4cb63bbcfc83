import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, asker } from '../support/asking.ts';
import { openTestService, type TestService } from '../support/service.ts';

interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
}

let opened: TestService;
let ask: Ask;
let page: string;
let described: readonly Described[];

beforeAll(async () => {
  opened = await openTestService();
  ask = asker(opened.app, '');
  page = (await ask('/docs')).text;
  const { paths } = (await ask('/openapi.json')).body;
  described = Object.values<Record<string, Described>>(paths).flatMap((path) => Object.values(path));
});
afterAll(() => opened.close());

test('The page of the interface leads to each operation, by a link from its contents', () => {
  expect(described.length).toBeGreaterThan(50);
  const links = [...page.matchAll(/href="#(\w+)"/g)].map(([, id]) => id);
  const places = [...page.matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
  expect(links.toSorted()).toEqual(described.map(({ operationId }) => operationId).toSorted());
  expect(places.toSorted()).toEqual(links.toSorted());
});

test('The page says what each parameter means, and which values it has', () => {
  for (const { parameters = [] } of described)
    for (const { name, description } of parameters) {
      expect(page).toContain(`<code>${name}</code>`);
      if (description !== undefined) expect(page).toContain(description.split(/[`"&<]/)[0]);
    }
  expect(page).toContain('<code>Draft</code>, <code>Pending</code>');
});

test('The page links to the description beside it, wherever the service is published', () => {
  expect(page).toContain('href="openapi.json"');
});

test('The page loads nothing, runs nothing, and is shown in no frame', async () => {
  const { headers } = await ask('/docs');
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  );
  expect(page).not.toMatch(/<script|src=|url\(/);
});

test('The page is light or dark, as its reader prefers', () => {
  expect(page).toContain('color-scheme: light dark');
  expect(page).not.toMatch(/#[0-9a-f]{3}\b/);
});

test('The page has a or an where either belongs', () => {
  expect(page).toContain('Create an item');
  expect(page.match(/\ba [aeio]\w+/gi) ?? []).toEqual([]);
});
