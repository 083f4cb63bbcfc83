import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Answer, expectApproved } from '../../../test/approved-page/approved-file.ts';
import { answersOfForms } from './functions/forms.ts';
import { answersOfSettings } from './functions/settings.ts';
import { answersOverTime } from './functions/time.ts';
import { answersAboutUbl } from './functions/ubl.ts';

test('What the service says of every form of its settings, headers and identifiers, of time and of UBL is as approved', async () => {
  const answers: Answer[] = [
    ...answersOfSettings(),
    ...answersOfForms(),
    ...(await answersOverTime()),
    ...answersAboutUbl(),
  ];
  expect(new Set(answers.map(({ step }) => step)).size).toBe(answers.length);
  expectApproved(join(import.meta.dirname, 'functions.br'), answers);
}, 600_000);
