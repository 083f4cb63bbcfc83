import { describe, expect, test } from 'vitest';
import { tools } from '../../src/cli/mcp/tools.ts';
import { languages } from '../../src/core/messages/language.ts';
import { createHandler, openApiDocument } from '../../src/http/index.ts';
import texts from '../../src/http/messages/operations.json' with { type: 'json' };
import schemaTexts from '../../src/http/messages/schemas.json' with { type: 'json' };
import { operations } from '../../src/http/operations/index.ts';

const options = { loadDocument: () => undefined };

/** The texts of a tree in a language. */
function textsIn(tree: object, language: string): string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'object' ? textsIn(value, language) : name === language ? [value] : [],
  );
}

test.each(languages)('every text of the operations is in the description in %s', (language) => {
  const { tools: ofTools, info, ...others } = texts;
  const described = JSON.stringify(openApiDocument(options, language));
  const untold = textsIn(others, language).filter((text) => !described.includes(JSON.stringify(text)));
  expect(untold).toEqual([]);
  expect(textsIn(others, language).length).toBeGreaterThan(70);
});

test('every text of a schema is in the description', () => {
  const schemas = JSON.stringify(openApiDocument(options, 'ar').components);
  const untold = Object.entries(schemaTexts).filter(
    ([, arabic]) => !arabic.includes('{') && !schemas.includes(JSON.stringify(arabic)),
  );
  expect(untold).toEqual([]);
});

describe('The Arabic description', () => {
  const arabic = openApiDocument(options, 'ar');

  test('tells operations, parameters, answers, schemas and examples in Arabic', () => {
    const { tags, paths, components } = arabic;
    const told = JSON.stringify({ tags, paths, components }, (name, value) =>
      name === 'value' ? undefined : value,
    );
    const words = Array.from(
      told.matchAll(/"(?:summary|description)":"((?:[^"\\]|\\.)*)"/g),
      ([, text = '']) => text,
    );
    expect(words.filter((text) => !/\p{Script=Arabic}/u.test(text))).toEqual([]);
    expect(words.length).toBeGreaterThan(600);
  });

  test('has the operations, schemas and kinds of answers of the English one', () => {
    const english = openApiDocument(options);
    const shape = (value: unknown) =>
      JSON.stringify(value, (name, member) =>
        ['summary', 'description', 'value', 'examples', 'info', 'tags'].includes(name) ? undefined : member,
      );
    expect(shape(arabic.paths)).toBe(shape(english.paths));
    expect(Object.keys(arabic.components.schemas)).toEqual(Object.keys(english.components.schemas));
  });

  test('shows the answers that a client gets in Arabic', async () => {
    const { post } = JSON.parse(JSON.stringify(arabic.paths['/v1/validate']));
    const { value } = post.requestBody.content['application/json'].examples['exempt-without-reason'];
    const asked = new Request('http://localhost/v1/validate', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'ar' },
      body: JSON.stringify(value),
    });
    const answered = await (await createHandler(options)(asked)).json();
    const { examples } = post.responses[200].content['application/json'];
    expect(answered).toEqual(examples['exempt-without-reason'].value);
    expect(answered.issues[0].message).toMatch(/\p{Script=Arabic}/u);
  });
});

test('every operation that is a tool of agents is among them, and asks for what it requires', () => {
  const named = operations.flatMap(({ tool }) => (tool === null ? [] : [tool.name]));
  expect([...tools.keys()]).toEqual(expect.arrayContaining(named));
  expect(tools.get('write_tax_data')?.input.required).toEqual([
    'document',
    'role',
    'authority',
    'representative',
  ]);
});
