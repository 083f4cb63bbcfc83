import { readFileSync } from 'node:fs';
import { problemKinds } from 'pint-ae/http';
import { describe, expect, test } from 'vitest';
import { receivedKinds } from '../src/access-points/delivery.ts';
import { scopes } from '../src/keys/scopes.ts';
import {
  inboundDescription,
  inboundProblems,
  inboundToken,
  senderProviderHeader,
} from '../src/receive/inbound-route.ts';
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

describe('The page on access points', () => {
  const contract = readFileSync(new URL('src/access-points/delivery.ts', service), 'utf8');
  const page = pageOf('access-points');
  const members = (type: string) => {
    const [, body = ''] = new RegExp(`^export interface ${type} {\n([\\s\\S]*?)^}`, 'm').exec(contract) ?? [];
    return Array.from(body.matchAll(/^ {2}readonly (\w+)/gm), ([, name = '']) => name);
  };
  /** The first cells of a table, by that of its head. */
  const rows = (head: string) => {
    const [, body = ''] = new RegExp(`^\\| ${head} \\|.*\n\\|[-|]+\n((?:\\|.*\n)*)`, 'm').exec(page) ?? [];
    return Array.from(body.matchAll(/^\| (`[^|]+`) \|/gm), ([, cell = '']) => cell.replaceAll('`', ''));
  };

  test('has a row for every function of an adapter, and no other', () => {
    const named = rows('function').map((cell) => cell.replace(/\(.*/, ''));
    expect(named.sort()).toEqual(members('Adapter').sort());
    expect(named).toContain('deliver');
  });

  test('has a row for everything that an adapter is given, and no other', () => {
    expect(rows('member').sort()).toEqual(members('Consignment').sort());
    expect(rows('part').sort()).toEqual(members('AdapterParts').sort());
    expect(rows('member')).toContain('instanceId');
  });

  test('has a row for every outcome, with its members', () => {
    const [attempt = ''] =
      /^export type Attempt =[\s\S]*?;$/m.exec(contract.replaceAll(/; readonly/g, ', readonly')) ?? [];
    const outcomes = Array.from(
      attempt.matchAll(/{ readonly outcome: ('\w+')(.*) }/g),
      ([, outcome, others = '']) =>
        [`outcome: ${outcome}`, ...Array.from(others.matchAll(/readonly (\w+)/g), ([, name]) => name)].join(
          ', ',
        ),
    );
    expect(
      rows('outcome')
        .map((cell) => cell.slice(2, -2))
        .sort(),
    ).toEqual(outcomes.sort());
    expect(outcomes).toContain("outcome: 'refused', reason");
  });

  test('says what a look-up of a participant answers', () => {
    const registration = readFileSync(new URL('src/access-points/delivery.ts', service), 'utf8');
    const [, body = ''] = /^export interface Registration {\n([\s\S]*?)^}/m.exec(registration) ?? [];
    const facts = Array.from(body.matchAll(/^ {2}readonly (\w+)/gm), ([, name = '']) => name);
    expect(page).toContain(`{ ${facts.join(', ')} }`);
    for (const kind of receivedKinds) expect(page).toContain(`\`${kind}\``);
  });

  test('has a row for every answer to what arrives, and no other', () => {
    const problems = inboundProblems.map((kind) => problemKinds[kind].status);
    const taken = Object.keys(inboundDescription('en').responses);
    const statuses = new Set([...taken, ...problems.map(String)]);
    expect(
      rows('answer')
        .flatMap((cell) => cell.split(', '))
        .sort(),
    ).toEqual([...statuses].sort());
    for (const header of [senderProviderHeader, inboundToken.header]) expect(page).toContain(`\`${header}\``);
  });
});
