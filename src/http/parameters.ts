import type { Language } from '../core/messages/language.ts';
import { releaseChoices } from '../judge/rule-sets.ts';
import { papers } from '../render/style.ts';
import { renderLanguages } from '../render/words.ts';
import { bothLanguages } from '../specification/both-languages.ts';
import { defaultSpecification } from '../specification/default.ts';
import type { Answer } from './document-work.ts';
import texts from './messages/operations.json' with { type: 'json' };
import type { ErrorField, ProblemDetails } from './problem.ts';
import { createProblemAnswer } from './problem-answer.ts';
import { detailIn, type ProblemDetail } from './problem-kinds.ts';

/** A parameter in the query of an operation, with its meaning and its allowed values. */
export interface Parameter {
  readonly text: keyof typeof texts.parameters;
  readonly choices?: readonly string[];
  readonly default?: string;
  readonly isRequired?: true;
  readonly isMoment?: true;
  /** Checked by the work, because the allowed values depend on it. */
  readonly isOfWork?: true;
}

export type Parameters = Readonly<Record<string, Parameter>>;

/** Every answer may be a problem, whose text has a language. */
export const languageOnly = { lang: { text: 'lang', choices: bothLanguages } } as const satisfies Parameters;

const release: Parameter = { text: 'release', choices: releaseChoices(defaultSpecification), isOfWork: true };

/** Describes how a client chooses the release that checks documents, and the language. */
export const judging: Parameters = { release, ...languageOnly };

/** Describes how a client chooses the language and the paper of a page. */
export const ofPage: Parameters = {
  lang: { text: 'pageLanguage', choices: renderLanguages },
  paper: { text: 'paper', choices: papers, default: 'A4' },
  release,
};

/** The parameters of a query, as far as they are checked before the operation. */
type Query = Readonly<Record<string, Pick<Parameter, 'choices' | 'isOfWork'>>>;

/** The problem of a query with a parameter that the operation does not have, or undefined. */
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
  return createProblemAnswer('bad-request', { ...details, detail, errors });
}

/** More mistakes than a person makes. */
const mostFaults = 20;

/** Lists the mistakes of a query, one a parameter: an unknown one has no effect, a repeated one is cut. */
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
  const parameter = Object.hasOwn(query, name) ? query[name] : undefined;
  if (parameter === undefined)
    return { text: 'parameterUnknown', values: { name, known: Object.keys(query) } };
  if (values.length > 1) return { text: 'parameterRepeated', values: { name } };
  const { choices, isOfWork } = parameter;
  const [found = ''] = values;
  const isAmong = choices?.some((choice) => choice.toLowerCase() === found.toLowerCase()) ?? true;
  return found.trim() === '' || isAmong || isOfWork === true
    ? undefined
    : { text: 'parameterNotAmong', values: { name, found, allowed: { anyOf: choices ?? [] } } };
}
