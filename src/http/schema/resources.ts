import * as z from 'zod';
import { severities } from '../../core/findings/finding.ts';
import { defaultSpecification } from '../../specification/default.ts';
import type { ErrorField, Problem } from '../problem.ts';
import type { RuleResource } from '../resources.ts';
import { object, row } from './json-schema.ts';
import { fixRow } from './results.ts';

const text = z.string();

const fieldErrorSchema = object('A field of the request, and what is wrong with it.', {
  field: row(text, 'JSON path into the request, or location in the UBL; empty for the whole document.'),
  message: row(text, 'What is wrong; a failed rule begins with its id.'),
  rule: row(text.optional(), 'Id of the rule; missing for a parameter.'),
  hint: row(text.optional(), 'The remedy, in plain words.'),
  severity: row(z.enum(severities).optional(), 'Effect on the document: only an error makes it invalid.'),
  fix: fixRow,
}) satisfies z.ZodType<Omit<ErrorField, 'fix'>>;

const problemSchema = object('Why a request failed (RFC 9457).', {
  type: row(
    text,
    'Stable identifier of the kind of problem: branch on it or on the status, never on texts.',
    ['/errors/validation-failed'],
  ),
  title: row(text, 'The kind of problem in a few words.'),
  status: row(z.int(), 'The HTTP status, repeated.'),
  detail: row(text.nullish(), 'What went wrong in this case.'),
  instance: row(text.nullish(), 'The request path.'),
  traceId: row(text.nullish(), 'Correlation id for support.'),
  errors: row(z.array(fieldErrorSchema).nullish(), 'The fields that are at fault, or at which rules failed.'),
}) satisfies z.ZodType<Partial<Omit<Problem, 'errors'>>>;

const ruleSchema = object('An official rule explained for the person who must fix the document.', {
  id: row(text, 'Rule id.', [defaultSpecification.exampleRule]),
  set: row(text, 'Whose rule it is: `shared` by all countries of PINT, or of the country.'),
  topic: row(text, 'What the rule is about.'),
  severity: row(z.literal('fatal'), 'A document that breaks it is not valid.'),
  terms: row(z.array(text), 'Business terms, the most specific first.'),
  fields: row(
    z.array(text),
    'Fields of the document request, the one to fix first; [] stands for the entries of a list.',
  ),
  title: row(text, 'What must hold, in a few words.'),
  message: row(text, 'What is wrong when it does not.'),
  hint: row(text, 'What to do.'),
}) satisfies z.ZodType<RuleResource>;

/** Problems and the rule catalogue, by name. */
export const resourceSchemas = {
  Problem: problemSchema,
  FieldError: fieldErrorSchema,
  Rule: ruleSchema,
  RuleList: object('All official rules.', {
    items: row(z.array(ruleSchema), 'The rules.'),
    nextCursor: row(text.nullable(), 'Always null: the list is one page.'),
  }),
};
