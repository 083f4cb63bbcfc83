import fc from 'fast-check';
import { afterAll, test } from 'vitest';
import { acrossCompanies } from '../../src/database/database.ts';
import { scopes } from '../../src/keys/scopes.ts';
import { asker } from '../support/asking.ts';
import { invoice } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';
import { commands } from './commands.ts';
import { attachmentBytes, emptyModel, quota, type Real } from './model.ts';

const sequences = Number(process.env.MODEL_SEQUENCES ?? '50');
const commandsAtMost = 25;
let participants = 1_000_000;

/** Two new companies, so that one database serves all sequences. */
async function newCompanies(): Promise<Real> {
  const company = async () => {
    participants += 1;
    const participantId = `0235:100${participants}`;
    const id = await opened.company({
      participantId,
      trns: [invoice.seller.trn],
      sharesTrns: true,
      monthlyQuota: quota,
    });
    const reading = scopes.filter((scope) => scope.endsWith(':read'));
    return {
      asks: [asker(opened.app, await opened.key(id)), asker(opened.app, await opened.key(id))] as const,
      reader: asker(opened.app, await opened.key(id, reading)),
      participantId,
      contents: () => contentsOf(id),
    };
  };
  return { companies: [await company(), await company()], drain: opened.drain };
}

function contentsOf(companyId: string): Promise<string[]> {
  return acrossCompanies(opened.service.database, async (scoped) => {
    const rows = await scoped
      .selectFrom('attachment_contents')
      .where('company_id', '=', companyId)
      .select('base64')
      .execute();
    return rows.map(({ base64 }) => base64);
  });
}

// Far from the end of a month, which would begin a new quota.
const ahead = Date.parse('2026-11-15T08:00:00Z') - Date.now();
const clock = { now: () => new Date(Date.now() + ahead) };
const opened = await openTestService({
  replaced: { clock, sendWebhook: async () => 200 },
  settings: { attachmentBytes },
});
afterAll(() => opened.close());

test(`Two companies get in ${sequences} sequences of requests what the specification says`, async () => {
  await fc.assert(
    fc.asyncProperty(commands(commandsAtMost), async (steps) => {
      const real = await newCompanies();
      await fc.asyncModelRun(() => ({ model: emptyModel(), real }), steps);
    }),
    { numRuns: sequences, endOnFailure: true },
  );
}, 3_600_000);
