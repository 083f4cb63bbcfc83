import { afterAll, describe, expect, test } from 'vitest';
import { behaviour } from './behaviour.ts';
import { requestFields } from './request-fields.ts';
import { openWorld } from './world.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** Line that `npm run interface` prints of a statement. */
    statement?: { section: string; says: string; tried: string; came: string };
  }
}

const statements = [...requestFields(), ...behaviour];

const world = await openWorld();
afterAll(() => world.opened.close());

test('The specification of the interface says at least 130 things about a document request', () => {
  expect(statements.length).toBeGreaterThanOrEqual(130);
});

const sections = [...new Set(statements.map(({ section }) => section))];

describe.each(sections)('%s', (section) => {
  const own = statements.filter((statement) => statement.section === section);
  test.for(own.map((statement) => [statement.says, statement.tried, statement] as const))(
    '%s (%s)',
    async ([says, tried, { expected, come }], { task }) => {
      const came = await come(world);
      task.meta.statement = { section, says, tried, came };
      expect(came).toBe(expected);
    },
  );
});
