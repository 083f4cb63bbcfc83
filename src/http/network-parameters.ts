import { xmlTextOf } from 'schematron-compiler/xml';
import { isZonedDateTime } from '../core/text/calendar.ts';

import type { DocumentWork } from './document-work.ts';
import type { DescribedExchange } from './exchange.ts';
import type { DocumentOperation } from './operation.ts';
import type { Parameters } from './parameters.ts';
import { type ErrorField, problemBody } from './problem.ts';
import { answerWith } from './problem-answer.ts';
import { detailIn, type ProblemDetail } from './problem-kinds.ts';
import { detailsOf, languageHeader } from './verdict-answer.ts';

/** Adds the parameters of its work to an operation, and refuses wrong ones. */
export function asking(
  parameters: Parameters,
  handle: DocumentOperation['handle'],
): Pick<DocumentOperation, 'asked' | 'handle'> {
  return {
    asked: ({ url }) => ({ parameters: askedOf(parameters, url) }),
    handle: (work, options) => {
      const errors = faultsOf(parameters, work);
      if (errors.length === 0) return handle(work, options);
      const detail = { text: 'malformedFields', values: { count: errors.length } } as const;
      const body = problemBody('bad-request', { ...detailsOf(work, options), detail, errors });
      return answerWith(body, null, [], languageHeader(work));
    },
  };
}

/** The parameters of the query; a written message gets a new identifier and the current time by default. */
function askedOf(rows: Parameters, { searchParams }: DescribedExchange['url']): Record<string, string> {
  const given = Object.keys(rows).flatMap((name) => {
    const value = searchParams.get(name);
    return value === null || value.trim() === '' ? [] : [[name, value]];
  });
  return {
    ...(rows.id === undefined ? {} : { id: crypto.randomUUID() }),
    ...(rows.issuedAt === undefined ? {} : { issuedAt: new Date().toISOString() }),
    ...Object.fromEntries(given),
  };
}

function faultsOf(rows: Parameters, { parameters = {}, language }: DocumentWork): ErrorField[] {
  return Object.entries(rows).flatMap(([name, { isRequired, choices, isMoment, isOfWork }]) => {
    const value = parameters[name];
    const fault = (text: ProblemDetail['text'], values = {}): ErrorField[] => [
      { field: name, message: detailIn({ text, values: { name, ...values } }, language) },
    ];
    if (isOfWork !== true) return [];
    if (value === undefined) return isRequired === true ? fault('parameterMissing') : [];
    const { illegal } = xmlTextOf(value);
    if (illegal.length > 0) return fault('parameterIllegal', { illegal });
    if (choices !== undefined && !choices.includes(value))
      return fault('parameterNotAmong', { found: value, allowed: { anyOf: choices } });
    return isMoment === true && !isZonedDateTime(value) ? fault('parameterNoMoment', { found: value }) : [];
  });
}
