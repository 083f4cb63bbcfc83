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
  quoted,
  requiredFirst,
  told,
} from './language.ts';
import type { Call, CallParameter, Content, ObjectModel, Type } from './model.ts';
import { commentLines, namer, pascalCase, snakeCase, wordsOf } from './names.ts';

const runtime = readFileSync(new URL('runtime/client.py', import.meta.url), 'utf8');

export const keywords =
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  );
const usedTypes =
  'Any Client ClassVar Decimal HTTPError HTTPException HTTPRedirectHandler Literal Mapping Model PROBLEM ProblemError Request Sequence TypeVar URLError Union bool bytes dict field float int list object str tuple type Exception OSError ValueError TypeError'.split(
    ' ',
  );
const usedMembers = ['extra', 'headers', 'from_json', 'from_dict', 'to_dict', 'to_json'];

/** A client in Python 3.10 or later: one module, which needs its standard library only. */
export function python(model: Named): Files {
  const nameOf = namer(pascalCase, [...keywords, ...usedTypes], 'Object');
  const names = new Map(model.objects.map(({ name }) => [name, nameOf(name)]));
  const methodName = namer(snakeCase, keywords, 'call');
  const keyNames = namer(snakeCase, [...keywords, 'self', 'base_url', 'timeout'], 'key');
  const keys = model.keys.map((key) => ({ ...key, argument: keyNames(key.name) }));
  const source = [
    ...docstring(`${heading(model)}\nPython 3.10 or later; nothing but its standard library.`),
    runtime.trimEnd(),
    ...model.objects.flatMap((object) => ['', '', ...classOf(object, names)]),
    '',
    '',
    `PROBLEM: Any = ${model.problem === undefined ? 'None' : names.get(model.problem)}`,
    '',
    '',
    'class Client(_Caller):',
    ...indented(
      [
        ...docstring(
          `The operations of ${model.title}. Each raises ProblemError where the server refuses or fails, and URLError where it is not reached or its answer is cut off. A body of JSON is a model, a mapping, or JSON as text, which is sent as it is.`,
        ),
        '',
        `def __init__(self, base_url: str, *, ${keys.map(({ argument }) => `${argument}: str | None = None, `).join('')}timeout: float = 60) -> None:`,
        ...indented(
          [
            `super().__init__(base_url, {${keys.map(({ header, argument, prefix }) => `${quoted(header)}: ${prefix === '' ? argument : `None if ${argument} is None else ${quoted(prefix)} + ${argument}`}`).join(', ')}}, timeout)`,
          ],
          '    ',
        ),
        ...model.calls.flatMap((call) => ['', ...method(call, methodName(call.name), names, keys)]),
      ],
      '    ',
    ),
  ];
  return { [`${snakeCase(wordsOf(model.name))}.py`]: `${source.join('\n')}\n` };
}

export function docstring(text: string): string[] {
  const lines = commentLines(text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"\\"\\"'));
  const whole = lines.length === 1 ? [`"""${lines[0]}${/"$/.test(lines[0] ?? '') ? ' ' : ''}"""`] : undefined;
  return whole ?? [`"""${lines[0] ?? ''}`, ...lines.slice(1), '"""'];
}

export function comment(text: string): string[] {
  return text === '' ? [] : commentLines(text).map((line) => `#: ${line}`);
}

function classOf({ name, description, fields }: ObjectModel, names: Names): string[] {
  const attribute = namer(snakeCase, [...keywords, ...usedMembers]);
  const named = fields.map((field) => ({ ...field, attribute: attribute(field.name) }));
  return [
    '@dataclass(kw_only=True)',
    `class ${names.get(name)}(Model):`,
    ...indented(
      [
        ...docstring(description === '' ? (names.get(name) ?? name) : description),
        '',
        '#: Other members, by their names in JSON.',
        'extra: dict[str, Any] = field(default_factory=dict)',
        ...requiredFirst(named).flatMap((field) => [
          ...comment(told(field)),
          field.isRequired
            ? `${field.attribute}: ${hint(field.type, names)}`
            : `${field.attribute}: ${hint(field.type, names)} | None = None`,
        ]),
        '',
        `_members: ClassVar[Mapping[str, tuple[str, Any, bool]]] = {`,
        ...named.map(
          (field) =>
            `    ${quoted(field.attribute)}: (${quoted(field.name)}, ${shape(field.type, names)}, ${field.isWritten ? 'True' : 'False'}),`,
        ),
        '}',
      ],
      '    ',
    ),
  ];
}

export function hint(type: Type, names: Names): string {
  switch (type.kind) {
    case 'text':
      return type.values.length === 0 ? 'str' : `Literal[${type.values.map(quoted).join(', ')}]`;
    case 'number':
      return 'Decimal';
    case 'integer':
      return 'int';
    case 'boolean':
      return 'bool';
    case 'any':
      return 'Any';
    case 'object':
      return names.get(type.name) ?? 'Any';
    case 'list':
      return `list[${hint(type.of, names)}]`;
  }
}

/** Type that a value is read as: models and decimals; others are as JSON has them. */
function shape(type: Type, names: Names): string {
  if (type.kind === 'object') return quoted(names.get(type.name) ?? '');
  if (type.kind === 'number') return 'Decimal';
  return type.kind === 'list' ? `[${shape(type.of, names)}]` : 'None';
}

function method(call: Call, name: string, names: Names, keys: readonly NamedKey[]): string[] {
  const argument = namer(snakeCase, [...keywords, 'self', 'body', 'quote', 'uuid'], 'parameter');
  const arguments_ = new Map(call.parameters.map((parameter) => [parameter, argument(parameter.name)]));
  const { required, optional } = parametersOf(call);
  const declared = (parameter: CallParameter) =>
    `${arguments_.get(parameter)}: ${hint(parameter.type, names)}`;
  const signature = [
    'self',
    ...required.map(declared),
    ...(call.body === undefined ? [] : [`body: ${bodyHint(call.body, names)}`]),
    ...(optional.length === 0
      ? []
      : ['*', ...optional.map((parameter) => `${declared(parameter)} | None = None`)]),
  ];
  return [
    ...broken(`def ${name}(`, signature, `) -> ${answerHint(call.answer, names)}:`),
    ...indented(
      [
        ...docstring(
          [
            call.description,
            ...call.parameters.map((parameter) => `${arguments_.get(parameter)}: ${told(parameter)}`),
          ].join('\n'),
        ),
        'return self._call(',
        ...indented(sent(call, arguments_, names, keys), '    '),
        ')',
      ],
      '    ',
    ),
  ];
}

/** A list between brackets: on a line of its own each where one line is too long. */
function broken(before: string, entries: readonly string[], after: string): string[] {
  const line = `${before}${entries.join(', ')}${after}`;
  return line.length <= 100 ? [line] : [before, ...entries.map((entry) => `    ${entry},`), after];
}

function sent(
  call: Call,
  arguments_: ReadonlyMap<CallParameter, string>,
  names: Names,
  keys: readonly NamedKey[],
): string[] {
  const { method: verb, parameters, body, answer } = call;
  const place = pathTerms(
    call,
    quoted,
    (parameter) => `quote(_joined(${arguments_.get(parameter)}), safe="")`,
  );
  const sentValue = (parameter: CallParameter) => {
    const value = arguments_.get(parameter) ?? '';
    if (parameter.isIdempotencyKey) return `${value} or str(uuid.uuid4())`;
    return isOneInQuery(parameter) ? `None if ${value} is None else _joined(${value})` : value;
  };
  const entries = (where: string) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map((parameter) => `${quoted(parameter.name)}: ${sentValue(parameter)}`);
  const type = body === undefined ? [] : [`"Content-Type": ${quoted(body.mediaType)}`];
  const used = keysFor(call, keys);
  return [
    `${quoted(verb)}, ${place.join(' + ') || '"/"'},`,
    `query={${entries('query').join(', ')}},`,
    `headers={${[...type, ...entries('header')].join(', ')}},`,
    ...(used.length === 0 ? [] : [`keys=[${used.map(({ header }) => quoted(header)).join(', ')}],`]),
    ...(body === undefined ? [] : [`body=${bodyValue(body)},`]),
    ...(answer === undefined
      ? ['read="none",']
      : [`accept=${quoted(accepted(call))},`, `read=${quoted(answer.kind)},`]),
    ...(answer !== undefined && 'type' in answer ? [`shape=${shape(answer.type, names)},`] : []),
  ];
}

function bodyHint(body: Content, names: Names): string {
  if (!('type' in body)) return 'str | bytes';
  const one =
    body.type.kind === 'any' ? 'Any' : `${hint(body.type, names)} | Mapping[str, Any] | str | bytes`;
  return body.kind === 'lines' ? `Sequence[${one}]` : one;
}

function bodyValue({ kind }: Content): string {
  if (kind === 'json') return '_document(body)';
  return kind === 'lines'
    ? 'b"".join(_line(one) + b"\\n" for one in body)'
    : 'body.encode() if isinstance(body, str) else body';
}

function answerHint(answer: Content | undefined, names: Names): string {
  if (answer === undefined) return 'None';
  if (!('type' in answer)) return answer.kind === 'text' ? 'str' : 'bytes';
  return answer.kind === 'lines' ? `list[${hint(answer.type, names)}]` : hint(answer.type, names);
}
