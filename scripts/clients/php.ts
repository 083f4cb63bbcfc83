import { readFileSync } from 'node:fs';
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
  requiredFirst,
  told,
} from './language.ts';
import type { Call, CallParameter, Content, Field, ObjectModel, Type } from './model.ts';
import { camelCase, commentLines, lower, namer, pascalCase, wordsOf } from './names.ts';

const runtime = readFileSync(new URL('runtime/client.php', import.meta.url), 'utf8');

/** Words that no class can be called by, and the classes that every client has. */
const reservedClasses =
  'abstract and array as bool break callable case catch class clone const continue declare default die do echo else elseif empty enddeclare endfor endforeach endif endswitch endwhile enum eval exit extends false final finally float fn for foreach function global goto if implements include instanceof insteadof int interface isset iterable list match mixed namespace never new null object or parent print private protected public readonly require resource return self static string switch throw trait true try unset use var void while xor yield Caller Client Decimal Json Model NotReached ProblemError'.split(
    ' ',
  );
const reservedMethods = [
  '__construct',
  'call',
  'joined',
  'uuid',
  'answer',
  'problem',
  'head',
  'text',
  'class',
];

/** A client in PHP 8.1 or later: one file, which needs no extension. */
export function php(model: Named): Files {
  const nameOf = namer(pascalCase, reservedClasses, 'Object', lower);
  const names = new Map(model.objects.map(({ name }) => [name, nameOf(name)]));
  const methodName = namer(camelCase, reservedMethods, 'call', lower);
  const keyName = namer(camelCase, ['this', 'baseUrl', 'timeout'], 'key');
  const keys = model.keys.map((key) => ({ ...key, argument: keyName(key.name) }));
  const namespace = pascalCase(wordsOf(model.name));
  const problem = model.problem === undefined ? 'null' : `${names.get(model.problem)}::class`;
  const source = [
    '<?php',
    ...docBlock(`${heading(model)}\nPHP 8.1 or later; no extension is needed.`),
    'declare(strict_types=1);',
    '',
    `namespace ${namespace};`,
    '',
    runtime.trimEnd(),
    ...model.objects.flatMap((object) => ['', ...classOf(object, names)]),
    '',
    ...docBlock(
      `The operations of ${model.title}. Each throws ProblemError where the server refuses or fails, and NotReached where it is not reached or its answer is cut off. A body of JSON is a model, an array, or JSON as text, which is sent as it is.`,
    ),
    'final class Client extends Caller',
    '{',
    ...indented(
      [
        `protected const PROBLEM = ${problem};`,
        '',
        `public function __construct(string $baseUrl, ${keys.map(({ argument }) => `?string $${argument} = null, `).join('')}float $timeout = 60)`,
        '{',
        `    parent::__construct($baseUrl, [${keys.map(({ header, argument, prefix }) => `${literal(header)} => ${prefix === '' ? `$${argument}` : `$${argument} === null ? null : ${literal(prefix)} . $${argument}`}`).join(', ')}], $timeout);`,
        '}',
        ...model.calls.flatMap((call) => ['', ...method(call, methodName(call.name), names, keys)]),
      ],
      '    ',
    ),
    '}',
  ];
  return { [`${namespace}.php`]: `${source.join('\n')}\n` };
}

function literal(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}

function docBlock(text: string, tags: readonly string[] = []): string[] {
  const lines = [...(text === '' ? [] : commentLines(text)), ...tags];
  if (lines.length === 0) return [];
  return lines.length === 1
    ? [`/** ${lines[0]} */`]
    : ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'];
}

function classOf({ name, description, fields }: ObjectModel, names: Names): string[] {
  const property = namer(camelCase, ['this', 'extra', 'headers'], 'value');
  const named = fields.map((field) => ({ ...field, property: property(field.name) }));
  const sorted = requiredFirst(named);
  return [
    ...docBlock(description),
    `final class ${names.get(name)} extends Model`,
    '{',
    ...indented(
      [
        'protected const MEMBERS = [',
        ...named.map(
          (field) =>
            `    ${literal(field.property)} => [${literal(field.name)}, ${shape(field.type, names)}, ${field.isWritten}],`,
        ),
        '];',
        '',
        ...(sorted.length === 0 ? [] : constructorOf(sorted, names)),
      ],
      '    ',
    ),
    '}',
  ];
}

function constructorOf(fields: readonly (Field & { readonly property: string })[], names: Names): string[] {
  return [
    'public function __construct(',
    ...indented(
      fields.flatMap((field) => [
        ...docBlock(
          told(field),
          field.type.kind === 'list'
            ? [`@var ${field.isRequired ? '' : 'null|'}${listed(field.type, names)}`]
            : [],
        ),
        `public ${declared(field.type, names, field.isRequired)} $${field.property}${field.isRequired ? '' : ' = null'},`,
      ]),
      '    ',
    ),
    ') {',
    '}',
  ];
}

function hint(type: Type, names: Names): string {
  switch (type.kind) {
    case 'text':
      return 'string';
    case 'number':
      return 'Decimal|int';
    case 'integer':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'any':
      return 'mixed';
    case 'object':
      return names.get(type.name) ?? 'mixed';
    case 'list':
      return 'array';
  }
}

function declared(type: Type, names: Names, isRequired: boolean): string {
  const one = hint(type, names);
  if (isRequired || one === 'mixed') return one;
  return one.includes('|') ? `${one}|null` : `?${one}`;
}

function listed(type: Type, names: Names): string {
  return type.kind === 'list' ? `list<${listed(type.of, names)}>` : hint(type, names);
}

function shape(type: Type, names: Names): string {
  if (type.kind === 'object') return `${names.get(type.name)}::class`;
  return type.kind === 'list' && shape(type.of, names) !== 'null' ? `[${shape(type.of, names)}]` : 'null';
}

function method(call: Call, name: string, names: Names, keys: readonly NamedKey[]): string[] {
  const argument = namer(camelCase, ['this', 'body', 'one'], 'parameter');
  const arguments_ = new Map(call.parameters.map((parameter) => [parameter, argument(parameter.name)]));
  const { required, optional } = parametersOf(call);
  const variable = (parameter: CallParameter) => `$${arguments_.get(parameter)}`;
  const signature = [
    ...required.map((parameter) => `${hint(parameter.type, names)} ${variable(parameter)}`),
    ...(call.body === undefined ? [] : [`${bodyHint(call.body, names)} $body`]),
    ...optional.map((parameter) => `${declared(parameter.type, names, false)} ${variable(parameter)} = null`),
  ];
  const line = `public function ${name}(${signature.join(', ')}): ${answerHint(call.answer, names)}`;
  const isLong = line.length > 110;
  const tags = [
    ...call.parameters.flatMap((parameter) =>
      commentLines(
        `@param ${parameter.isRequired ? '' : 'null|'}${listed(parameter.type, names)} ${variable(parameter)} ${told(parameter)}`,
      ),
    ),
    ...(call.body?.kind === 'lines'
      ? ['@param iterable $body a document or JSON as text for each line']
      : []),
    ...(call.answer !== undefined && 'type' in call.answer && answerHint(call.answer, names) === 'array'
      ? [
          `@return ${listed(call.answer.kind === 'lines' ? { kind: 'list', of: call.answer.type } : call.answer.type, names)}`,
        ]
      : []),
  ];
  return [
    ...docBlock(call.description, tags),
    ...(isLong
      ? [
          `public function ${name}(`,
          ...signature.map((one) => `    ${one},`),
          `): ${answerHint(call.answer, names)} {`,
        ]
      : [line, '{']),
    ...indented(sent(call, variable, names, keys), '    '),
    '}',
  ];
}

function sent(
  call: Call,
  variable: (parameter: CallParameter) => string,
  names: Names,
  keys: readonly NamedKey[],
): string[] {
  const { method: verb, parameters, body, answer } = call;
  const place = pathTerms(call, literal, (parameter) => `rawurlencode(self::joined(${variable(parameter)}))`);
  const sentValue = (parameter: CallParameter) => {
    if (parameter.isIdempotencyKey) return `${variable(parameter)} ?? self::uuid()`;
    return isOneInQuery(parameter)
      ? `${variable(parameter)} === null ? null : self::joined(${variable(parameter)})`
      : variable(parameter);
  };
  const entries = (where: string) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map((parameter) => `${literal(parameter.name)} => ${sentValue(parameter)}`);
  const type = body === undefined ? [] : [`'Content-Type' => ${literal(body.mediaType)}`];
  const used = keysFor(call, keys).map(({ header }) => literal(header));
  const given = [
    `${literal(verb)},`,
    `${place.join(' . ') || "'/'"},`,
    `[${entries('query').join(', ')}],`,
    `[${[...type, ...entries('header')].join(', ')}],`,
    `[${used.join(', ')}],`,
    `${body === undefined ? 'null' : bodyValue(body)},`,
    `${literal(accepted(call))},`,
    `${literal(answer?.kind ?? 'none')},`,
    ...(answer !== undefined && 'type' in answer ? [`${shape(answer.type, names)},`] : []),
  ];
  return [`${answer === undefined ? '' : 'return '}$this->call(`, ...indented(given, '    '), ');'];
}

function bodyHint(body: Content, names: Names): string {
  if (!('type' in body)) return 'string';
  if (body.kind === 'lines') return 'iterable';
  return body.type.kind === 'object' ? `${hint(body.type, names)}|array|string` : 'mixed';
}

function bodyValue({ kind }: Content): string {
  if (kind === 'json') return 'Json::body($body)';
  return kind === 'lines' ? "implode('', array_map(Json::line(...), [...$body]))" : '$body';
}

function answerHint(answer: Content | undefined, names: Names): string {
  if (answer === undefined) return 'void';
  if (!('type' in answer)) return 'string';
  return answer.kind === 'lines' ? 'array' : hint(answer.type, names);
}
