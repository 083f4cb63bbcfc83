import { type Language, languages } from '../core/messages/language.ts';
import { papers } from '../render/style.ts';
import { renderLanguages } from '../render/words.ts';
import { type NetworkOperation, networkParameters } from './network-parameters.ts';
import type { ErrorField, ProblemDetails } from './problem.ts';
import { problemAnswer } from './problem-answer.ts';
import { detailIn, type ProblemDetail } from './problem-kinds.ts';
import type { Answer, Operation } from './work.ts';

/** The parameters that a query may have; of each its values, or null if the operation says itself what it takes. */
export type Query = Readonly<Record<string, readonly string[] | null>>;

/** Every answer may be a problem, and that has a language. */
export const languageOnly: Query = { lang: languages };

const judging: Query = { ruleset: null, ...languageOnly };

/** Parameters of each operation's query. */
export const operationQueries: Readonly<Record<Operation, Query>> = {
  validate: judging,
  convert: judging,
  'validate-stored': judging,
  render: { lang: renderLanguages, paper: papers, ruleset: null },
  read: languageOnly,
  mls: networkQuery('mls'),
  'mls-read': networkQuery('mls-read'),
  tdd: networkQuery('tdd'),
  'tdd-read': networkQuery('tdd-read'),
};

export const ruleListQuery: Query = { ...anyOf(['topic', 'term']), ...languageOnly };

function networkQuery(operation: NetworkOperation): Query {
  return { ...anyOf(Object.keys(networkParameters[operation])), ...languageOnly };
}

/** Parameters of any value. */
export function anyOf(names: readonly string[]): Query {
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** The problem of a query that says what nobody reads; undefined if all of it is read. */
export function queryProblem(
  query: Query,
  given: URLSearchParams,
  details: ProblemDetails,
): Answer | undefined {
  const errors = queryFaults(query, given, details.language ?? 'en');
  const [first] = errors;
  if (first === undefined) return undefined;
  const detail: ProblemDetails['detail'] =
    errors.length === 1 ? first.message : { text: 'malformedFields', values: { count: errors.length } };
  return problemAnswer('bad-request', { ...details, detail, errors });
}

/** More than anybody mistypes. */
const mostFaults = 20;

/**
 * Lists the mistakes of a query, a fault for each parameter. What nobody reads is a wish that would not come true, and of what
 * is there more than once only a part would be read.
 */
function queryFaults(query: Query, given: URLSearchParams, language: Language): ErrorField[] {
  const faults: ErrorField[] = [];
  for (const name of new Set(given.keys())) {
    const detail = parameterFault(name, given.getAll(name), query);
    if (detail !== undefined) faults.push({ field: name, message: detailIn(detail, language) });
    if (faults.length === mostFaults) break;
  }
  return faults;
}

function parameterFault(name: string, values: readonly string[], query: Query): ProblemDetail | undefined {
  const choices = Object.hasOwn(query, name) ? query[name] : undefined;
  if (choices === undefined) return { text: 'parameterUnknown', values: { name, known: Object.keys(query) } };
  if (values.length > 1) return { text: 'parameterRepeated', values: { name } };
  const [found = ''] = values;
  const isAmong = choices?.some((choice) => choice.toLowerCase() === found.toLowerCase()) ?? true;
  return found.trim() === '' || isAmong
    ? undefined
    : { text: 'parameterNotAmong', values: { name, found, allowed: { anyOf: choices ?? [] } } };
}
