import { readdirSync, readFileSync } from 'node:fs';
import {
  accepted,
  type Files,
  heading,
  indented,
  isOneInQuery,
  keysFor,
  type Named,
  type NamedKey,
  type Names,
  parametersOf,
  pathTerms,
  quoted,
  told,
} from './language.ts';
import type { Call, CallParameter, Content, Field, ObjectModel, Type } from './model.ts';
import { camelCase, commentLines, namer, pascalCase, wordsOf } from './names.ts';

const runtime = new URL('runtime/java/', import.meta.url);
const runtimeFiles = readdirSync(runtime);

const keywords =
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends false final finally float for goto if implements import instanceof int interface long native new null package private protected public return short static strictfp super switch synchronized this throw throws transient true try var void volatile while record sealed permits yield'.split(
    ' ',
  );
/** Classes that a made one would hide. */
const usedClasses = [
  ...runtimeFiles.map((file) => file.replace('.java', '')),
  ...'BigDecimal Boolean Character Client Class Exception Exchange Function IOException Integer InterruptedException List Long Map Number Object Override Record RuntimeException String StringBuilder System Thread Void'.split(
    ' ',
  ),
];
const usedMethods = [
  ...keywords,
  'json',
  'jsonLines',
  'segment',
  'joined',
  'timeout',
  'getClass',
  'wait',
  'notify',
  'notifyAll',
  'hashCode',
  'equals',
  'toString',
  'finalize',
  'clone',
];

/** A client in Java 11 or later: a package, which needs its standard library only. */
export function java(model: Named): Files {
  const nameOf = namer(pascalCase, [...keywords, ...usedClasses], 'Object');
  const names = new Map(model.objects.map(({ name }) => [name, nameOf(name)]));
  const folder = wordsOf(model.name).join('').toLowerCase();
  const problem = model.problem === undefined ? undefined : names.get(model.problem);
  const file = (lines: readonly string[]) => `package ${folder};\n\n${lines.join('\n')}\n`;
  const ofRuntime = runtimeFiles.map((name) => [
    name,
    file([
      readFileSync(new URL(name, runtime), 'utf8')
        .trimEnd()
        .replace('/*PROBLEM*/', () => problemOf(problem)),
    ]),
  ]);
  const ofModels = model.objects.map((object) => [
    `${names.get(object.name)}.java`,
    file(classOf(object, names)),
  ]);
  const files = [...ofRuntime, ...ofModels, ['Client.java', file(client(model, names))]];
  return Object.fromEntries(files.map(([name = '', text = '']) => [`${folder}/${name}`, text]));
}

function problemOf(problem: string | undefined): string {
  return [
    '/** Why, or null where the answer does not say. */',
    `    public ${problem ?? 'Map<String, Object>'} problem() {`,
    `        return ${problem === undefined ? 'problem' : `Json.object(problem, ${problem}::new)`};`,
    '    }',
  ].join('\n');
}

/** In a source of Java a backslash before a u begins a character, in a comment too. */
function docBlock(text: string, tags: readonly string[] = []): string[] {
  const words = (line: string) =>
    line
      .replaceAll('&', '&amp;')
      .replaceAll('\\', '&#92;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll(/(^|\{)@/g, '$1&#64;');
  const lines = [
    ...(text === '' ? [] : commentLines(text).map(words)),
    ...tags.flatMap((tag) =>
      commentLines(tag).map((line, index) => (index === 0 ? line.replace(/ .*/, words) : words(line))),
    ),
  ];
  if (lines.length === 0) return [];
  return lines.length === 1
    ? [`/** ${lines[0]} */`]
    : ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];
}

function classOf({ name, description, fields }: ObjectModel, names: Names): string[] {
  const own = names.get(name) ?? name;
  const property = namer(pascalCase, ['Class'], 'Value');
  const written = fields.filter(({ isWritten }) => isWritten);
  return [
    'import java.util.LinkedHashMap;',
    'import java.util.Map;',
    '',
    ...docBlock(description),
    `public final class ${own} extends Model {`,
    ...indented(
      [
        `public ${own}() {`,
        '    super(new LinkedHashMap<>());',
        ...written.map((field) => `    put(${quoted(field.name)}, null, true);`),
        '}',
        '',
        `${own}(Map<String, Object> members) {`,
        '    super(members);',
        '}',
        '',
        '/** Reads JSON; its numbers stay exact. */',
        `public static ${own} fromJson(String json) {`,
        `    return new ${own}(Json.members(Json.parse(json)));`,
        '}',
        ...fields.flatMap((field) => ['', ...accessors(field, property(field.name), own, names)]),
      ],
      '    ',
    ),
    '}',
  ];
}

function accessors(field: Field, property: string, own: string, names: Names): string[] {
  const given = field.type.kind === 'integer' ? 'long' : hint(field.type, names);
  return [
    ...docBlock(told(field)),
    `public ${hint(field.type, names)} get${property}() {`,
    `    return ${read(field.type, `get(${quoted(field.name)})`, names)};`,
    '}',
    '',
    ...docBlock(told(field)),
    `public ${own} set${property}(${given} value) {`,
    `    put(${quoted(field.name)}, value, ${field.isWritten});`,
    '    return this;',
    '}',
  ];
}

function hint(type: Type, names: Names): string {
  switch (type.kind) {
    case 'text':
      return 'String';
    case 'number':
      return 'java.math.BigDecimal';
    case 'integer':
      return 'Long';
    case 'boolean':
      return 'Boolean';
    case 'any':
      return 'Object';
    case 'object':
      return names.get(type.name) ?? 'Object';
    case 'list':
      return `java.util.List<${hint(type.of, names)}>`;
  }
}

function read(type: Type, value: string, names: Names, depth = 0): string {
  switch (type.kind) {
    case 'text':
      return `Json.text(${value})`;
    case 'number':
      return `Json.decimal(${value})`;
    case 'integer':
      return `Json.integer(${value})`;
    case 'boolean':
      return `Json.bool(${value})`;
    case 'any':
      return value;
    case 'object':
      return `Json.object(${value}, ${names.get(type.name)}::new)`;
    case 'list':
      return `Json.list(${value}, ${reader(type.of, names, depth)})`;
  }
}

function reader(type: Type, names: Names, depth = 0): string {
  const value = `value${depth === 0 ? '' : depth + 1}`;
  return `${value} -> ${read(type, value, names, depth + 1)}`;
}

function client(model: Named, names: Names): string[] {
  const methodName = namer(
    camelCase,
    [...usedMethods, ...model.keys.map(({ name }) => camelCase(wordsOf(name)))],
    'call',
  );
  const operations = new Map(model.calls.map((call) => [call.operation, call]));
  const optionsName = namer(pascalCase, [], 'Options');
  const options = new Map<string, { readonly name: string; readonly call: Call }>();
  for (const [operation, call] of operations)
    if (parametersOf(call).optional.length > 0)
      options.set(operation, { name: optionsName(`${operation}-options`), call });
  const keyName = namer(camelCase, ['timeout'], 'key');
  return [
    'import java.io.IOException;',
    'import java.time.Duration;',
    '',
    ...docBlock(
      `${heading(model)}\nJava 11 or later; nothing but its standard library. Each operation throws ProblemException where the server refuses or fails, and another IOException where it is not reached or its answer is cut off.`,
    ),
    'public final class Client extends Caller {',
    ...indented(
      [
        '/** A client of the server at this address. */',
        'public Client(String baseUrl) {',
        '    super(baseUrl);',
        '}',
        '',
        '/** How long an answer may take: a minute unless this says otherwise. */',
        'public Client withTimeout(Duration timeout) {',
        '    timeout(timeout);',
        '    return this;',
        '}',
        ...model.keys.flatMap(({ name, header, prefix }) => [
          '',
          `/** The key that is sent as ${commentLines(header).join(' ')}. */`,
          `public Client ${keyName(name)}(String key) {`,
          `    keys.put(${quoted(header)}, ${prefix === '' ? 'key' : `${quoted(prefix)} + key`});`,
          '    return this;',
          '}',
        ]),
        ...[...options.values()].flatMap((one) => ['', ...optionsClass(one.name, one.call, names)]),
        ...model.calls.flatMap((call) => [
          '',
          ...method(call, methodName(call.name), options.get(call.operation)?.name, names, model.keys),
        ]),
      ],
      '    ',
    ),
    '}',
  ];
}

function optionsClass(name: string, call: Call, names: Names): string[] {
  const setter = namer(camelCase, usedMethods, 'option');
  return [
    ...docBlock(`What ${call.operation} takes besides what it must.`),
    `public static final class ${name} extends Options {`,
    ...indented(
      parametersOf(call).optional.flatMap((parameter, index) => {
        const value = isOneInQuery(parameter) ? 'joined(value)' : 'value';
        return [
          ...(index === 0 ? [] : ['']),
          ...docBlock(told(parameter)),
          `public ${name} ${setter(parameter.name)}(${parameter.type.kind === 'integer' ? 'long' : hint(parameter.type, names)} value) {`,
          `    ${parameter.in === 'query' ? 'query' : 'headers'}.put(${quoted(parameter.name)}, ${value});`,
          '    return this;',
          '}',
        ];
      }),
      '    ',
    ),
    '}',
  ];
}

function method(
  call: Call,
  name: string,
  options: string | undefined,
  names: Names,
  keys: readonly NamedKey[],
): string[] {
  const argument = namer(camelCase, [...keywords, 'body', 'options', 'value'], 'parameter');
  const arguments_ = new Map(
    call.parameters
      .filter(({ isRequired }) => isRequired)
      .map((parameter) => [parameter, argument(parameter.name)]),
  );
  const required = [
    ...[...arguments_].map(([parameter, variable]) => ({ type: hint(parameter.type, names), variable })),
    ...(call.body === undefined ? [] : [{ type: bodyHint(call.body, names), variable: 'body' }]),
  ];
  const all = options === undefined ? required : [...required, { type: options, variable: 'options' }];
  const tags = [...arguments_]
    .filter(([parameter]) => told(parameter) !== '')
    .map(([parameter, variable]) => `@param ${variable} ${told(parameter)}`);
  const answer = answerHint(call.answer, names);
  const signature = (parameters: typeof all) =>
    `public ${answer} ${name}(${parameters.map(({ type, variable }) => `${type} ${variable}`).join(', ')}) throws IOException, InterruptedException {`;
  const short =
    options === undefined
      ? []
      : [
          ...docBlock(call.description, tags),
          signature(required),
          `    ${answer === 'void' ? '' : 'return '}${name}(${[...required.map(({ variable }) => variable), `(${options}) null`].join(', ')});`,
          '}',
          '',
        ];
  return [
    ...short,
    ...docBlock(call.description, tags),
    signature(all),
    ...indented(sent(call, arguments_, options, names, keys), '    '),
    '}',
  ];
}

function sent(
  call: Call,
  arguments_: ReadonlyMap<CallParameter, string>,
  options: string | undefined,
  names: Names,
  keys: readonly NamedKey[],
): string[] {
  const { method: verb, parameters, body, answer } = call;
  const place = pathTerms(call, quoted, (parameter) => `segment(${arguments_.get(parameter)})`);
  const given = [...arguments_].flatMap(([parameter, variable]) => {
    if (parameter.in === 'path') return [];
    const value = parameter.isJoined && parameter.type.kind === 'list' ? `joined(${variable})` : variable;
    return [`.${parameter.in}(${quoted(parameter.name)}, ${value})`];
  });
  const accept = quoted(accepted(call));
  const ending =
    answer !== undefined && 'type' in answer
      ? `.${answer.kind}(${accept}, ${reader(answer.type, names)})`
      : `.${answer?.kind ?? 'bytes'}(${accept})`;
  return [
    `${answer === undefined ? '' : 'return '}new Exchange(${quoted(verb)}, ${place.join(' + ') || '"/"'}, ${options === undefined ? 'null' : 'options'})`,
    ...indented(
      [
        ...given,
        ...parameters
          .filter(({ isIdempotencyKey }) => isIdempotencyKey)
          .map(({ name }) => `.fresh(${quoted(name)})`),
        ...keysFor(call, keys).map(({ header }) => `.key(${quoted(header)})`),
        ...(body === undefined ? [] : [`.body(${quoted(body.mediaType)}, ${bodyValue(body)})`]),
        `${ending};`,
      ],
      '    ',
    ),
  ];
}

function bodyHint(body: Content, names: Names): string {
  if (!('type' in body)) return 'byte[]';
  return hint(body.kind === 'lines' ? { kind: 'list', of: body.type } : body.type, names);
}

function bodyValue({ kind }: Content): string {
  if (kind === 'json') return 'json(body)';
  return kind === 'lines' ? 'jsonLines(body)' : 'body';
}

function answerHint(answer: Content | undefined, names: Names): string {
  if (answer === undefined) return 'void';
  if (!('type' in answer)) return answer.kind === 'text' ? 'String' : 'byte[]';
  return hint(answer.kind === 'lines' ? { kind: 'list', of: answer.type } : answer.type, names);
}
