import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareDemo } from '../../src/cli/demo.ts';
import { openTestService, type TestService } from '../support/service.ts';

let opened: TestService;
beforeAll(async () => {
  opened = await openTestService();
});
afterAll(() => opened.close());

test('The commands of the demo work from a folder with a blank in its name: the path of the example is quoted', async () => {
  const said = await prepareDemo(opened.service, 'http://127.0.0.1:8080', 'en');
  expect(said).toMatch(/--data '@[^']+\/examples\/standard-invoice\.json' /);
});
