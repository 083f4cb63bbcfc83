import { ofNormalisation } from '../core/findings/add-finding.ts';
import type { Code, Finding } from '../core/findings/finding.ts';
import { jsonPath } from '../core/findings/json-path.ts';
import type { Vocabulary } from '../core/messages/vocabulary.ts';
import { oncePer } from '../core/once-per.ts';

import type { RequestSpecification } from '../core/specification/request-specification.ts';

type CodeOf = Vocabulary['codeOf'];

/** The vocabularies of a part of the request: of its fields, nested parts, and texts in a list. */
export interface FieldVocabularies {
  codeOf: CodeOf | undefined;
  readonly fields: ({ readonly name: string } & Pick<Vocabulary, 'codeOf' | 'list'>)[];
  readonly inside: Record<string, FieldVocabularies>;
}

/** The vocabularies of the request fields; entries of a list are under the list's name. */
export const vocabulariesOf = oncePer(({ vocabularies }: RequestSpecification): FieldVocabularies => {
  const top = noVocabularies();
  for (const { fields, codeOf, list } of vocabularies)
    for (const field of fields) {
      const steps = field.match(/[^.[\]]+/g) ?? [];
      const [name = ''] = steps.slice(-1);
      if (field.endsWith(']')) partAt(top, steps).codeOf = codeOf;
      else partAt(top, steps.slice(0, -1)).fields.push({ name, codeOf, list });
    }
  return top;
});

function noVocabularies(): FieldVocabularies {
  return { codeOf: undefined, fields: [], inside: {} };
}

function partAt(top: FieldVocabularies, steps: readonly string[]): FieldVocabularies {
  return steps.reduce((part, step) => {
    part.inside[step] ??= noVocabularies();
    return part.inside[step];
  }, top);
}

/** The names that a request has in place of codes, while it is read. */
export interface ReplacedNames extends Pick<RequestSpecification, 'messages'> {
  /** One finding for each name that was replaced by a code. */
  readonly replaced: Finding[];
}

/** Replaces names by codes before the shape is checked, and reports each. The given object never changes. */
export function withCodes(
  sent: Readonly<Record<string, unknown>>,
  { fields }: FieldVocabularies,
  steps: readonly PropertyKey[],
  reading: ReplacedNames,
): Readonly<Record<string, unknown>> {
  let coded = sent;
  for (const { name, codeOf, list } of fields) {
    const text = sent[name];
    const code = typeof text === 'string' ? codeOf(text) : undefined;
    if (code === undefined || code === text) continue;
    reading.replaced.push(
      aliasFinding(reading.messages, jsonPath([...steps, name]), String(text), code, list),
    );
    coded = { ...coded, [name]: code };
  }
  return coded;
}

/** The code for a text that is an entry of a list. */
export function codeOfEntry(
  sent: string,
  codeOf: CodeOf,
  steps: readonly PropertyKey[],
  reading: ReplacedNames,
): string {
  const code = codeOf(sent) ?? sent;
  if (code !== sent) reading.replaced.push(aliasFinding(reading.messages, jsonPath(steps), sent, code));
  return code;
}

/** A request with codes in place of all names, as after reading. */
export function withAllCodes<Request extends object>(
  request: Request,
  specification: RequestSpecification,
): Request {
  return coded(request, vocabulariesOf(specification), {
    replaced: [],
    messages: specification.messages,
  }) as Request;
}

/** A part of a request with codes; the part itself if it contains no names for codes. */
function coded(part: unknown, vocabularies: FieldVocabularies, reading: ReplacedNames): unknown {
  if (typeof part === 'string') return vocabularies.codeOf?.(part) ?? part;
  if (typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) {
    const entries = part.map((entry) => coded(entry, vocabularies, reading));
    return entries.some((entry, at) => entry !== part[at]) ? entries : part;
  }
  let whole = withCodes(part as Readonly<Record<string, unknown>>, vocabularies, [], reading);
  for (const name in vocabularies.inside) {
    const inside = vocabularies.inside[name];
    const sent = whole[name];
    const own = inside === undefined ? sent : coded(sent, inside, reading);
    if (own !== sent) whole = { ...whole, [name]: own };
  }
  return whole;
}

/** A code, with its list if the meaning is shown next to it. */
export function codeIn(code: string, list: string | undefined): string | Code {
  return list === undefined ? code : { code, list };
}

function aliasFinding(
  messages: ReplacedNames['messages'],
  path: string,
  sent: string,
  code: string,
  list: string | undefined = undefined,
): Finding {
  const values = { sent, code: codeIn(code, list) };
  return ofNormalisation(messages, 'information', 'aliasResolved', path, values, { value: code });
}
