import { expect, test } from 'vitest';
import { detailText } from '../../src/read/document-texts.ts';

const facts = { id: 'x' };

test.each([
  [
    '{"documentType":"Invoice","lines":[{"quantity":12.0}]}',
    '{"documentType":"Invoice","lines":[{"quantity":12.0}]}',
  ],
  [
    '{ "unitPrice": 0.12345678901234567890 }\n',
    '{ "unitPrice": 0.12345678901234567890 ,"documentType":"Invoice"}',
  ],
  ['{}', '{"documentType":"Invoice"}'],
  ['{"documentType":"CreditNote","a":1}', '{"documentType":"Invoice","a":1}'],
])('a document is told with the digits that were sent, and with its type: %s', (request, document) => {
  const text = detailText({ facts, request, documentType: 'Invoice' });
  expect(text).toBe(`{"id":"x","document":${document}}`);
});
