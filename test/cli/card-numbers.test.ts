import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '../../src/core/messages/language.ts';
import { reportFormatNames } from '../../src/report/rendered.ts';
import { edited, lineOf } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const card = '4111 1111 1111 1111';
const path = join(temporaryFolder(), 'invoice.json');

/** A request with the number of a card in texts, and where a code belongs, so that findings are about it and beside it. */
const request = edited('standard-invoice', (each) => {
  Object.assign(each, {
    notes: `Card ${card}`,
    paymentTerms: card,
    paymentBankAccount: card,
  });
  Object.assign(lineOf(each), { unitCode: card, note: card });
});

describe.each(languages)('no report in %s repeats the number of a payment card', (language) => {
  test.each(reportFormatNames)('%s', async (format) => {
    writeFileSync(path, JSON.stringify(request, null, 2));
    const { code, stdout, stderr } = await pintAe(['validate', '--lang', language, '--format', format, path]);
    expect(code).toBe(1);
    // The report is about the number: it is masked, and not only absent.
    expect(stdout).toContain('•••• •••• •••• ••••');
    expect(stdout + stderr).not.toContain(card);
  });
});
