import { convert, wrapUbl } from 'pint-ae';
import { embeddedRuleSet } from 'pint-ae/steps';
import { expect, test } from 'vitest';
import { performed, type WorkInput, type WorkName } from '../../src/document-work/tasks.ts';
import { type Judging, validateRequest } from '../../src/draft/validate-request.ts';
import { resultIn } from '../../src/draft/verdict.ts';
import { validatedSubmission } from '../../src/submit/parcel.ts';
import { invoice, sellerId } from '../support/requests.ts';
import { textIn } from '../text-in.ts';

/** Valid in the default release; 1.0.3 does not know the currency of its lines' amounts in AED. */
const foreign = {
  ...invoice,
  issueDate: '2026-04-01',
  dueDate: '2026-05-01',
  currency: 'USD',
  currencyExchangeRate: 3.6725,
  taxTotal: null,
};
const sender = { participants: [sellerId], trns: [] };
const asked = { documentType: 'Invoice', sender, language: 'en' } as const;
const request = JSON.stringify(foreign);
const bytes = new TextEncoder().encode(request);
const createdAt = '2026-04-01T10:00:00Z';
const maximumBytes = 1_000_000;
const { xml } = convert(foreign);
const ubl = xml ?? '';
const travelling = textIn(wrapUbl(ubl, { id: 'e-1', createdAt, mlsTo: '0242:000001' }));

/** Every piece of work that judges, on a document that only 1.0.3 does not allow. */
const judging: { readonly [Name in WorkName]?: WorkInput<Name> } = {
  keptColumns: {
    bytes,
    kind: 'invoice',
    sender,
    isReplacement: false,
    language: 'en',
    maxBytes: maximumBytes,
  },
  validationText: { ...asked, request },
  refuseUnlessValid: { ...asked, request },
  writtenUbl: { ...asked, request },
  shownDocument: { ...asked, request, submitted: null },
  validatedSubmission: { ...asked, request, id: 's-1', createdAt, provider: '000001' },
  arrivalOf: {
    bytes: new TextEncoder().encode(travelling),
    provider: '000001',
    senderProvider: null,
    statusId: 's',
    arrivedAt: createdAt,
  },
  sandboxAnswer: {
    envelope: travelling,
    receiver: '0235:1007123456',
    isReport: false,
    id: 's',
    envelopeId: 'e-2',
    issuedAt: createdAt,
  },
  libraryAnswer: {
    operation: 'validate',
    body: bytes,
    format: 'json',
    answerFormat: 'json',
    documentType: undefined,
    language: 'en',
    instance: '/v1/validate',
    traceId: '0',
    problemBase: '/errors/',
    maxBytes: maximumBytes,
  },
};

const done = (name: WorkName, rules: Judging) =>
  JSON.stringify(performed({ name, input: judging[name] ?? {}, judging: rules }));

test.each(Object.keys(judging) as WorkName[])(
  '%s judges by the release of the settings, or by the issue date, and by the last one without them',
  (name) => {
    const byDefault = done(name, {});
    expect(done(name, { release: [embeddedRuleSet.version] })).toBe(byDefault);
    const earlier = done(name, { release: ['1.0.3'] });
    expect(earlier).not.toBe(byDefault);
    expect(done(name, { release: ['1.0.3', '1.0.4'] })).toBe(earlier);
  },
);

test('What is kept of a refusal is told in the words of the release that judged', () => {
  const rules = { release: ['1.0.3'] };
  const kept = { ...asked, request };
  const { parcel } = validatedSubmission({ ...kept, id: 's-1', createdAt, provider: '000001' }, rules);
  if (!('reason' in parcel) || !('verdict' in parcel.reason)) throw new Error('It is not refused.');
  const { verdict } = validateRequest(kept, rules);
  for (const language of ['en', 'ar'] as const)
    expect(resultIn(parcel.reason.verdict, language).issues).toEqual(resultIn(verdict, language).issues);
});
