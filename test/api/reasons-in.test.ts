import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withReasonsIn } from '../../src/api/reasons-in.ts';
import { validateDocument } from '../../src/api/validate-document.ts';
import { verdictOn } from '../../src/batch/verdict.ts';
import type { RuleSet } from '../../src/core/specification/rule-set.ts';
import { ubl } from '../batch/documents.ts';
import { pintAe } from '../cli/command-line.ts';
import { post } from '../http/asking.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';

/** An amount that is none, so that the rules about it cannot be evaluated. */
const document = ubl.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1abc');
const told = 'FORG0001: "abc" ليس قيمة صالحة للنوع xs:decimal';
const english = '"abc" is not a valid xs:decimal';

const bytes = new TextEncoder().encode(document);
const messagesOf = (issues: readonly { readonly message: string }[]) =>
  issues.map(({ message }) => message).join('\n');

test('the reason why a rule cannot be evaluated is in Arabic where the verdict is: on the command line', async () => {
  const path = join(temporaryFolder(), 'invoice.xml');
  writeFileSync(path, document);
  for (const format of ['text', 'json', 'sarif', 'html']) {
    const { stdout } = await pintAe(['validate', '--lang', 'ar', '--format', format, path]);
    const said = withoutDirection(stdout)
      .replaceAll(/<\/?bdi[^>]*>/g, '')
      .replaceAll(/\\"|&quot;|&#34;/g, '"');
    expect([format, said.includes(told), said.includes(english)]).toEqual([format, true, false]);
  }
  const { stdout } = await pintAe(['validate', path]);
  expect(stdout).toContain(english);
});

test('in a batch and on the server', async () => {
  const content = { kind: 'bytes', bytes } as const;
  const { verdict } = verdictOn({ input: 0, name: 'invoice.xml', content }, { language: 'ar' });
  const answered = await post('/v1/validate?lang=ar', document, { 'content-type': 'application/xml' });
  for (const issues of [verdict.issues, JSON.parse(answered.text).issues]) {
    expect(messagesOf(issues)).toContain(told);
    expect(messagesOf(issues)).not.toContain(english);
  }
});

test('where a rule set cannot decide whether a rule applies', () => {
  const ruleSet: RuleSet = {
    id: 'own',
    version: '1',
    validFrom: null,
    validTo: null,
    hash: '',
    engine: {
      name: 'own',
      judge: () => ({
        failed: [],
        unjudged: [{ id: 'own-1', location: '/Invoice', reason: 'Own words' }],
        undecided: [{ ids: ['own-2'], location: '/Invoice', reason: 'FOAR0001: division by zero' }],
      }),
    },
  };
  const validated = validateDocument(document, { language: 'ar', ruleSets: [ruleSet] });
  const messages = messagesOf(withReasonsIn('ar', validated).result.issues);
  expect(messages).toContain('تعذّر تحديد ما إذا كانت own-2 تسري على /Invoice: FOAR0001: قسمة على صفر');
  expect(messages).toContain('/Invoice: Own words');
});

test('and nothing else of the verdict differs', () => {
  const validated = validateDocument(document, { language: 'ar' });
  const { result, ...others } = withReasonsIn('ar', validated);
  const { result: _, ...before } = validated;
  expect(others).toEqual(before);
  const withoutMessages = (issues: readonly object[]) => issues.map((issue) => ({ ...issue, message: '' }));
  expect({ ...result, issues: withoutMessages(result.issues) }).toEqual({
    ...validated.result,
    issues: withoutMessages(validated.result.issues),
  });
  expect(withReasonsIn('en', validated)).toBe(validated);
});
