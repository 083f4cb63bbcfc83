import { join } from 'node:path';
import { afterAll, beforeAll, test } from 'vitest';
import { expectApproved } from '../../../test/approved-page/approved-file.ts';
import { arrivalFormSteps } from './steps/arrivals.ts';
import { bookSteps } from './steps/books.ts';
import { consoleSteps } from './steps/console.ts';
import { consoleDeedSteps } from './steps/console-deeds.ts';
import { bulkSteps, draftSteps } from './steps/documents.ts';
import { arrivalSteps, exchangeSteps, mailSteps } from './steps/exchange.ts';
import { listSteps, pathSteps } from './steps/lists.ts';
import { namingSteps } from './steps/naming.ts';
import { leavingSteps, operatorSteps, quotaSteps } from './steps/operating.ts';
import { companySteps, keySteps } from './steps/people.ts';
import { attachmentSteps, recordSteps, requestSteps } from './steps/records.ts';
import { subscribeSteps, webhookSteps } from './steps/webhooks.ts';
import { wordingSteps } from './steps/wordings.ts';
import { openWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('Every answer of the service, and every change of what it stores, is the approved one', async () => {
  const people = await companySteps(world);
  await keySteps(world, people);
  await subscribeSteps(world, people);
  for (const steps of [
    recordSteps,
    attachmentSteps,
    draftSteps,
    namingSteps,
    bulkSteps,
    exchangeSteps,
    mailSteps,
    arrivalSteps,
    arrivalFormSteps,
    bookSteps,
    operatorSteps,
    listSteps,
    pathSteps,
    webhookSteps,
    consoleSteps,
    consoleDeedSteps,
    requestSteps,
    quotaSteps,
    leavingSteps,
    wordingSteps,
  ])
    await steps(world, people);
  expectApproved(join(import.meta.dirname, 'answers.br'), world.answers);
}, 1_200_000);
