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
