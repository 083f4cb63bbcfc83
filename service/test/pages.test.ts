import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scopes } from '../src/keys/scopes.ts';
import { eventTypes } from '../src/webhooks/event-types.ts';

const service = new URL('../', import.meta.url);
const pageOf = (name: string) => readFileSync(new URL(`../docs/service/${name}.md`, service), 'utf8');

function namedIn(name: string): ReadonlySet<string | undefined> {
  const prose = pageOf(name).replaceAll(/^```[\s\S]*?^```$/gm, '');
  return new Set(Array.from(prose.matchAll(/`([^`]+)`/g), ([, code]) => code));
}

test('the page on webhooks names every event', () => {
  const named = namedIn('webhooks');
  expect(eventTypes.filter((type) => !named.has(type))).toEqual([]);
});

test('the page on keys names every resource of scopes', () => {
  const named = namedIn('companies-and-keys');
  const resources = new Set(scopes.map((scope) => scope.split(':')[0] ?? ''));
  expect([...resources].filter((resource) => !named.has(resource))).toEqual([]);
});

test('the page on settings has a row for every setting, and no other', () => {
  const source = readFileSync(new URL('src/settings.ts', service), 'utf8');
  const settings = Array.from(source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm), ([, name = '']) => name);
  const rows = Array.from(pageOf('settings').matchAll(/^\| ([^|]+) \|/gm), ([, names = '']) => names);
  const told = rows.flatMap((names) =>
    Array.from(names.matchAll(/`([A-Z0-9_]+)`/g), ([, name = '']) => name),
  );
  expect(told.sort()).toEqual(settings.sort());
  expect(settings.length).toBeGreaterThan(20);
});

test.each(['en', 'ar'] as const)(
  'the page on the console names every page that a company sees: %s',
  (language) => {
    const places = readFileSync(new URL('src/console/places.ts', service), 'utf8');
    const texts: Readonly<Record<string, { en: string; ar: string }>> = JSON.parse(
      readFileSync(new URL('src/console/messages/console.json', service), 'utf8'),
    );
    const shown = Array.from(
      places.matchAll(/name: '(\w+)',\s+isOffered: (?!ofOperator)/g),
      ([, name = '']) => texts[name]?.[language],
    );
    const page = language === 'en' ? '../docs/guides/console.md' : '../docs/ar/guides/console.md';
    const rows = Array.from(
      readFileSync(new URL(page, service), 'utf8').matchAll(/^\| ([^|]+) \|/gm),
      ([, cell]) => cell,
    );
    expect(shown.length).toBeGreaterThan(5);
    expect(rows).toEqual(expect.arrayContaining(shown));
  },
);
