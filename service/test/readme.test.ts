import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scopes } from '../src/keys/scopes.ts';
import { eventTypes } from '../src/webhooks/event-types.ts';

const service = new URL('../', import.meta.url);
const readme = readFileSync(new URL('README.md', service), 'utf8');

const prose = readme.replaceAll(/^```[\s\S]*?^```$/gm, '');
const named = new Set(Array.from(prose.matchAll(/`([^`]+)`/g), ([, code]) => code));

test('the README names every event of webhooks', () => {
  expect(eventTypes.filter((type) => !named.has(type))).toEqual([]);
});

test('the README names every resource of scopes', () => {
  const resources = new Set(scopes.map((scope) => scope.split(':')[0] ?? ''));
  expect([...resources].filter((resource) => !named.has(resource))).toEqual([]);
});

test('the README has a row for every setting, and no other', () => {
  const source = readFileSync(new URL('src/settings.ts', service), 'utf8');
  const settings = Array.from(source.matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm), ([, name = '']) => name);
  const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const rows = Array.from(table.matchAll(/^\| ([^|]+) \|/gm), ([, names = '']) => names);
  const told = rows.flatMap((names) =>
    Array.from(names.matchAll(/`([A-Z0-9_]+)`/g), ([, name = '']) => name),
  );
  expect(told.sort()).toEqual(settings.sort());
  expect(settings.length).toBeGreaterThan(20);
});
