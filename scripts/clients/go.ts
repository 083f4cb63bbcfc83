import { readFileSync } from 'node:fs';
import {
  accepted,
  type Files,
  heading,
  indented,
  keysFor,
  type Named,
  type Names,
  parametersOf,
  pathTerms,
  quoted,
  told,
} from './language.ts';
import type { Call, CallParameter, Content, Key, ObjectModel, Type } from './model.ts';
import { camelCase, commentLines, namer, pascalCase, wordsOf } from './names.ts';

const runtime = readFileSync(new URL('runtime/client.go', import.meta.url), 'utf8');

const keywords =
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var any bool byte error float64 int int64 len nil rune string true false append make new copy delete panic'.split(
    ' ',
  );
const packages = 'bytes context rand json fmt io http url regexp sort strconv strings time'.split(' ');
const usedNames =
  'Client Decimal JSON Of ProblemError askJSON askLines begin document exchange joined member noRedirects number problemError read text texts write'.split(
    ' ',
  );

/** Words that Go writes in capitals. */
const initialisms = new Set(
  'api ascii csv html http https id ip json pdf sql tls ttl uri url utf8 uuid xml'.split(' '),
);

function goCase(words: readonly string[]): string {
  return words
    .map((word) => (initialisms.has(word.toLowerCase()) ? word.toUpperCase() : pascalCase([word])))
    .join('');
}

/** A name that begins in lower case; no initialism within it but `ID` is usual enough to miss. */
function variableCase(words: readonly string[]): string {
  return `${camelCase(words.slice(0, 1))}${goCase(words.slice(1))}`;
}

/** A client in Go 1.18 or later: a package, which needs the standard library only. */
export function go(model: Named): Files {
  const nameOf = namer(goCase, usedNames, 'Object');
  const names = new Map(model.objects.map(({ name }) => [name, nameOf(name)]));
  const bodies = bodyTypes(model, nameOf);
  const options = optionTypes(model, nameOf);
  const methodName = namer(
    goCase,
    ['ask', 'BaseURL', 'HTTPClient', ...model.keys.map(({ name }) => goCase(wordsOf(name)))],
    'Call',
  );
  const keyName = namer(goCase, ['BaseURL', 'HTTPClient'], 'Key');
  const name = wordsOf(model.name).join('').toLowerCase();
  const problem = model.problem === undefined ? undefined : names.get(model.problem);
  const keys = model.keys.map((key) => ({ ...key, field: keyName(key.name) }));
  const source = [
    ...comment(
      `Package ${name} is a client. ${heading(model)}\nGo 1.18 or later; nothing but its standard library.`,
    ),
    `package ${name}`,
    '',
    runtime
      .trimEnd()
      .replace('/*PROBLEM*/', () =>
        problem === undefined
          ? ''
          : `\t// Problem says why, or is nil where the answer does not.\n\tProblem *${problem}`,
      ),
    '',
    'func problemError(status int, header http.Header, body []byte) *ProblemError {',
    '\terr := &ProblemError{Status: status, Header: header, Body: body}',
    ...(problem === undefined
      ? []
      : [
          `\tvar problem ${problem}`,
          '\tif strings.Contains(header.Get("Content-Type"), "json") && json.Unmarshal(body, &problem) == nil {',
          '\t\terr.Problem = &problem',
          '\t}',
        ]),
    '\treturn err',
    '}',
    '',
    ...comment(`Client asks ${model.title}. An operation that the server refuses is a *ProblemError.`),
    'type Client struct {',
    '\t// BaseURL is the address of the server.',
    '\tBaseURL string',
    '\t// HTTPClient sends the requests; nil for one that waits a minute and follows no redirect.',
    '\tHTTPClient *http.Client',
    ...keys.flatMap(({ field, header }) => [
      ...indented(comment(`${field} is the key that is sent as ${header}.`), '\t'),
      `\t${field} string`,
    ]),
    '}',
    ...model.objects.flatMap((object) => ['', ...structOf(object, names, bodies.get(object.name))]),
    ...[...options.values()].flatMap(({ type, call }) => ['', ...optionsOf(type, call, names)]),
    ...model.calls.flatMap((call) => [
      '',
      ...method(call, methodName(call.name), {
        names,
        bodies,
        options: options.get(call.operation)?.type,
        keys,
      }),
    ]),
  ];
  return { [`${name}/client.go`]: `${source.join('\n')}\n` };
}

/** The objects that are bodies, and the interface of each. */
function bodyTypes(model: Named, nameOf: (name: string) => string): Map<string, string> {
  const types = new Map<string, string>();
  for (const { body } of model.calls)
    if (body !== undefined && 'type' in body && body.type.kind === 'object' && !types.has(body.type.name))
      types.set(body.type.name, nameOf(`${body.type.name}-body`));
  return types;
}

function optionTypes(
  model: Named,
  nameOf: (name: string) => string,
): Map<string, { readonly type: string; readonly call: Call }> {
  const types = new Map<string, { readonly type: string; readonly call: Call }>();
  for (const call of model.calls)
    if (!types.has(call.operation) && parametersOf(call).optional.length > 0)
      types.set(call.operation, { type: nameOf(`${call.operation}-options`), call });
  return types;
}

function comment(text: string): string[] {
  return text === '' ? [] : commentLines(text).map((line) => `// ${line}`.trimEnd());
}

function structOf(
  { name, description, fields }: ObjectModel,
  names: Names,
  body: string | undefined,
): string[] {
  const own = names.get(name) ?? name;
  const fieldName = namer(
    goCase,
    ['Extra', 'Header', 'MarshalJSON', 'UnmarshalJSON', 'members', 'setHeader', 'isBody'],
    'Value',
  );
  const named = fields.map((field) => ({ ...field, field: fieldName(field.name) }));
  const members = named.map((field) => {
    const isMissing = field.isRequired || field.isWritten ? 'false' : `m.${field.field} == nil`;
    return `\t\t{${quoted(field.name)}, &m.${field.field}, ${isMissing}},`;
  });
  return [
    ...comment(description === '' ? `${own} is an object of the interface.` : `${own}: ${description}`),
    `type ${own} struct {`,
    ...named.flatMap((field) => [
      ...indented(comment(told(field) || `The member ${commentLines(field.name).join(' ')}.`), '\t'),
      `\t${field.field} ${hint(field.type, names, field.isRequired)}`,
    ]),
    '\t// Extra holds the other members of its JSON.',
    '\tExtra map[string]json.RawMessage',
    '\t// Header is that of the answer, where this is one.',
    '\tHeader http.Header',
    '}',
    '',
    `func (m *${own}) members() []member {`,
    ...(members.length === 0 ? ['\treturn nil'] : ['\treturn []member{', ...members, '\t}']),
    '}',
    '',
    `func (m *${own}) setHeader(header http.Header) { m.Header = header }`,
    '',
    '// UnmarshalJSON reads it; numbers keep their digits.',
    `func (m *${own}) UnmarshalJSON(data []byte) error {`,
    '\treturn read(data, m.members(), &m.Extra)',
    '}',
    '',
    '// MarshalJSON writes it; what is nil is left out, or null where it must be there.',
    `func (m ${own}) MarshalJSON() ([]byte, error) {`,
    '\treturn write(m.members(), m.Extra)',
    '}',
    ...(body === undefined
      ? []
      : [
          '',
          `// ${body} is a ${own}, or JSON as text.`,
          `type ${body} interface{ is${own}() }`,
          '',
          `func (${own}) is${own}() {}`,
          '',
          `func (JSON) is${own}() {}`,
        ]),
  ];
}

/** The type of a value; one that may be missing can be nil. */
function hint(type: Type, names: Names, isFull: boolean): string {
  const pointer = isFull ? '' : '*';
  switch (type.kind) {
    case 'text':
      return `${pointer}string`;
    case 'number':
      return `${pointer}Decimal`;
    case 'integer':
      return `${pointer}int64`;
    case 'boolean':
      return `${pointer}bool`;
    case 'any':
      return 'json.RawMessage';
    case 'object':
      // Objects may hold each other.
      return `*${names.get(type.name)}`;
    case 'list':
      return `[]${type.of.kind === 'object' ? names.get(type.of.name) : hint(type.of, names, true)}`;
  }
}

/** Options are missing where they are empty, or nil where empty means something. */
function optionHint(type: Type, names: Names): string {
  return type.kind === 'text' ? 'string' : hint(type, names, false);
}

function optionsOf(type: string, call: Call, names: Names): string[] {
  const fieldName = namer(goCase, [], 'Option');
  return [
    ...comment(`${type}: what ${call.operation} takes besides what it must.`),
    `type ${type} struct {`,
    ...parametersOf(call).optional.flatMap((parameter) => [
      ...indented(
        comment(told(parameter) || `The parameter ${commentLines(parameter.name).join(' ')}.`),
        '\t',
      ),
      `\t${fieldName(parameter.name)} ${optionHint(parameter.type, names)}`,
    ]),
    '}',
  ];
}

interface Scope {
  readonly names: Names;
  readonly bodies: Names;
  readonly options: string | undefined;
  readonly keys: readonly (Key & { readonly field: string })[];
}

function method(call: Call, name: string, scope: Scope): string[] {
  const argument = namer(
    variableCase,
    [...keywords, ...packages, ...usedNames, 'ctx', 'body', 'options', 'c', 'e', 'err', 'one'],
    'parameter',
  );
  const { required } = parametersOf(call);
  const arguments_ = new Map(required.map((parameter) => [parameter, argument(parameter.name)]));
  const parameters = [
    'ctx context.Context',
    ...required.map((parameter) => `${arguments_.get(parameter)} ${hint(parameter.type, scope.names, true)}`),
    ...(call.body === undefined ? [] : [`body ${bodyHint(call.body, scope)}`]),
    ...(scope.options === undefined ? [] : [`options *${scope.options}`]),
  ];
  const answer = answerHint(call.answer, scope.names);
  return [
    ...comment(
      [
        `${name}: ${call.description}`,
        ...required
          .filter((parameter) => told(parameter) !== '')
          .map((parameter) => `${arguments_.get(parameter)}: ${told(parameter)}`),
      ].join('\n'),
    ),
    `func (c *Client) ${name}(${parameters.join(', ')}) ${answer === undefined ? 'error' : `(${answer}, error)`} {`,
    ...indented(sent(call, arguments_, scope), '\t'),
    '}',
  ];
}

function sent(
  call: Call,
  arguments_: ReadonlyMap<CallParameter, string>,
  { names, options, keys }: Scope,
): string[] {
  const { method: verb, body, answer } = call;
  const place = pathTerms(
    call,
    quoted,
    (parameter) =>
      `url.PathEscape(${parameter.type.kind === 'list' ? 'joined' : 'text'}(${arguments_.get(parameter)}))`,
  );
  const fieldName = namer(goCase, [], 'Option');
  const fields = new Map(
    parametersOf(call).optional.map((parameter) => [parameter, fieldName(parameter.name)]),
  );
  const chosen = [...fields]
    .filter(([{ isIdempotencyKey }]) => !isIdempotencyKey)
    .flatMap(([parameter, field]) => setting(parameter, `options.${field}`, true));
  const fresh = [...fields].filter(([{ isIdempotencyKey }]) => isIdempotencyKey);
  const accept = quoted(accepted(call));
  return [
    `e := begin(${quoted(verb)}, ${place.join('+') || '"/"'})`,
    ...[...arguments_].flatMap(([parameter, variable]) =>
      parameter.in === 'path' ? [] : setting(parameter, variable, false),
    ),
    ...(options === undefined ? [] : ['if options == nil {', `\toptions = &${options}{}`, '}']),
    ...chosen,
    ...fresh.map(([{ name }, field]) => `e.fresh(${quoted(name)}, options.${field})`),
    ...keysFor(call, keys).flatMap(({ header, field, prefix }) =>
      prefix === ''
        ? [`e.set(${quoted(header)}, c.${field})`]
        : [`if c.${field} != "" {`, `\te.set(${quoted(header)}, ${quoted(prefix)}+c.${field})`, '}'],
    ),
    ...(body === undefined ? [] : bodyLines(body)),
    ...ending(answer, accept, names),
  ];
}

function setting(
  { name, in: place, type, isJoined }: CallParameter,
  variable: string,
  isOptional: boolean,
): string[] {
  const isList = type.kind === 'list';
  const value = isList
    ? `joined(${variable})`
    : `text(${isOptional && type.kind !== 'text' ? '*' : ''}${variable})`;
  const set =
    place === 'header'
      ? [`e.set(${quoted(name)}, ${value})`]
      : [
          isList && !isJoined
            ? `e.query[${quoted(name)}] = texts(${variable})`
            : `e.query.Set(${quoted(name)}, ${value})`,
        ];
  if (!isOptional) return set;
  return [`if ${variable} != ${type.kind === 'text' ? '""' : 'nil'} {`, ...indented(set, '\t'), '}'];
}

function bodyHint(body: Content, { names, bodies }: Scope): string {
  if (!('type' in body)) return '[]byte';
  const one =
    body.type.kind === 'object'
      ? (bodies.get(body.type.name) ?? 'any')
      : body.type.kind === 'any'
        ? 'any'
        : hint(body.type, names, true);
  return body.kind === 'lines' ? `[]${one}` : one;
}

function bodyLines({ kind, mediaType }: Content): string[] {
  if (kind === 'json') return [`e.json(${quoted(mediaType)}, body)`];
  if (kind === 'lines') return ['for _, one := range body {', `\te.line(${quoted(mediaType)}, one)`, '}'];
  return [`e.bytes(${quoted(mediaType)}, body)`];
}

function ending(answer: Content | undefined, accept: string, names: Names): string[] {
  if (answer === undefined) return [`_, _, err := c.ask(ctx, e, ${accept})`, 'return err'];
  if (!('type' in answer))
    return [
      `content, _, err := c.ask(ctx, e, ${accept})`,
      `return ${answer.kind === 'text' ? 'string(content)' : 'content'}, err`,
    ];
  const type = hint(answer.type, names, true);
  return [`return ${answer.kind === 'lines' ? 'askLines' : 'askJSON'}[${type}](ctx, c, e, ${accept})`];
}

function answerHint(answer: Content | undefined, names: Names): string | undefined {
  if (answer === undefined) return undefined;
  if (!('type' in answer)) return answer.kind === 'text' ? 'string' : '[]byte';
  return answer.kind === 'lines' ? `[]${hint(answer.type, names, true)}` : hint(answer.type, names, true);
}
