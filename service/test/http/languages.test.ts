import { expect, test } from 'vitest';
import ofCommandLine from '../../src/texts/messages/command-line.json' with { type: 'json' };
import ofInterface from '../../src/texts/messages/interface.json' with { type: 'json' };
import problems from '../../src/texts/messages/problems.json' with { type: 'json' };
import reasons from '../../src/texts/messages/reasons.json' with { type: 'json' };

const arabic = /\p{Script=Arabic}/u;

test('Every text of the service exists in both languages, with the same values', () => {
  const valuesOf = (text: string) => (text.match(/\{\w+/g) ?? []).sort();
  const files = [problems, reasons, ofInterface, ofCommandLine];
  const texts = files.flatMap((file) => Object.values<{ readonly en: string; readonly ar: string }>(file));
  expect(new Set(files.flatMap(Object.keys)).size).toBe(texts.length);
  for (const { en, ar } of texts) {
    expect(valuesOf(ar)).toEqual(valuesOf(en));
    expect(ar).toMatch(arabic);
    expect(en).not.toMatch(arabic);
  }
});
