import { expect, test } from 'vitest';
import { childElements, markupOf, namespaces } from '../../../src/core/xml/element.ts';
import { openEnvelope } from '../../../src/intake/open-envelope.ts';
import { parseUbl } from '../../../src/intake/parse-ubl.ts';

const invoice = '<Invoice><!--one--><ID>1</ID><?two three?><!--four--></Invoice>';

test('comments and processing instructions are known by their element, with the number of children before', () => {
  const root = rootOf(`<!--outside-->${invoice}`);
  expect(markupOf(root)).toMatchObject([
    { kind: 'comment', text: 'one', before: 0 },
    { kind: 'processing-instruction', target: 'two', text: 'three', before: 1 },
    { kind: 'comment', text: 'four', before: 1 },
  ]);
  expect(childElements(root).map(markupOf)).toEqual([[]]);
});

test('those of a document in an envelope are known after it has been taken out', () => {
  const header = '<StandardBusinessDocumentHeader/>';
  const top = rootOf(
    `<StandardBusinessDocument xmlns="${namespaces.envelope}">${header}${invoice}</StandardBusinessDocument>`,
  );
  const root = openEnvelope(top)?.root;
  expect(root && markupOf(root).map(({ text }) => text)).toEqual(['one', 'three', 'four']);
});

function rootOf(text: string) {
  const parsed = parseUbl(text);
  if (!parsed.ok) throw new Error(parsed.failure.message);
  return parsed.value;
}
