import { afterAll, expect, test } from 'vitest';
import { exampleRequests, sendExample } from '../../../test/clients/example-requests.ts';
import { type OpenApi, operationsOf } from '../../../test/clients/openapi.ts';
import { openApiDocument } from '../../src/app/openapi.ts';
import { sellerId } from '../support/requests.ts';
import { openTestService } from '../support/service.ts';

const baseUrl = 'http://127.0.0.1:8080';
const description: OpenApi = JSON.parse(JSON.stringify(openApiDocument('')));
const operations = operationsOf(description);
const requests = exampleRequests(description);

/** Refuses a company that is not new: one that has received something, or whose documents have failed. */
const refused: Readonly<Record<string, number>> = {
  'Delete an invoice that is a Draft': 409,
  'Report an invoice again': 409,
  'Delete a credit note that is a Draft': 409,
  'Report a credit note again': 409,
  'Send an invoice by e-mail again': 409,
  'Send a credit note by e-mail again': 409,
  'Review a purchase invoice': 404,
  'Review a purchase credit note': 404,
  'Read a purchase invoice': 404,
  'Read the history of a purchase invoice': 404,
  'Read a purchase credit note': 404,
  'Read the history of a purchase credit note': 404,
  // The file is the user's own, and so is the envelope of what arrives.
  'Deliver a received document': 400,
  'Create an attachment': 400,
  'Read an attachment': 404,
  'Read the file of an attachment': 404,
  'Delete an attachment': 404,
  'Deliver an event again': 404,
  // The month and the buyer are the user's own too.
  'Read the books of a month or a quarter': 404,
  'Ask whether a buyer is registered and receives PINT-AE': 404,
  // The examples create none of what the operator names.
  'Read a company': 404,
  'Change a company': 404,
  'List the keys of a company': 404,
  'Make a key for a company': 404,
  'Replace a key of a company': 404,
  'Revoke a key of a company': 404,
  'Resend unanswered messages': 404,
  'Suspend a company': 404,
  'Resume a suspended company': 404,
  'Close a company for good': 404,
  'Erase a company': 404,
  'Export a company': 409,
  'Read what erasing a company would remove': 404,
  'Read what the service exchanged over the network in a month': 404,
  'Read the Transaction Statistics Report (TSR) of a month': 404,
  'Read the End User Statistics Report (EUSR) of a month': 404,
  'Resend a dead letter': 404,
  'Discard a dead letter': 404,
  'Answers with the problem for a given status': 500,
};

const opened = await openTestService({ replaced: { sendWebhook: async () => 200 } });
const values = {
  baseUrl,
  inboundToken: 'token-of-the-access-point',
};
const variables = new Map(Object.entries(values));
const companyKey = await opened.key(await opened.company({ participantId: sellerId }));
const operatorKey = await opened.operatorKey();
afterAll(() => opened.close());

test('The examples of all operations run one after another with nothing but keys', async () => {
  expect(requests.map(({ name }) => name).sort()).toEqual(operations.map(({ summary }) => summary).sort());
  const answers: { name: string; status: number; mediaType: string }[] = [];
  for (const request of requests) {
    variables.set('apiKey', request.path.startsWith('/v1/operator/') ? operatorKey : companyKey);
    const answer = await sendExample(request, variables, (asked) => opened.app.fetch(asked));
    answers.push({ name: request.name, ...answer });
  }
  for (const { name, status, mediaType } of answers) {
    const operation = operations.find(({ summary }) => summary === name);
    expect(Object.keys(operation?.responses ?? {}), name).toContain(String(status));
    if (status > 299) expect(mediaType, name).toBe('application/problem+json');
  }
  const others = answers.filter(({ status }) => status > 299);
  expect(Object.fromEntries(others.map(({ name, status }) => [name, status]))).toEqual(refused);
});
