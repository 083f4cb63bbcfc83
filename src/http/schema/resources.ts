import * as z from 'zod';
import type { ErrorField, Problem } from '../problem.ts';
import type { RuleResource } from '../resources.ts';
import { described, field } from './described.ts';

const text = z.string();

const fieldProblemSchema = z.object({ field: text, message: text }) satisfies z.ZodType<ErrorField>;

const problemSchema = z.object({
  type: text,
  title: text,
  status: z.int(),
  detail: text.nullish(),
  instance: text.nullish(),
  traceId: text.nullish(),
  errors: z.array(fieldProblemSchema).nullish(),
});

const ruleSchema = z.object({
  id: text,
  set: z.string(),
  topic: text,
  severity: z.literal('fatal'),
  terms: z.array(text),
  fields: z.array(text),
  title: text,
  message: text,
  hint: text,
}) satisfies z.ZodType<RuleResource>;

/** Problems and the rule catalogue, by name. */
export const resourceSchemas = {
  Problem: described({
    schema: problemSchema satisfies z.ZodType<Partial<Problem>>,
    title: 'Problem',
    description: 'Why a request failed (RFC 9457).',
    fields: {
      type: field(
        'Stable identifier of the kind of problem: branch on it or on the status, never on texts.',
        ['/errors/validation-failed'],
      ),
      title: field('The kind of problem in a few words.'),
      status: field('The HTTP status, repeated.'),
      detail: field('What went wrong in this case.'),
      instance: field('The request path.'),
      traceId: field('Correlation id for support.'),
      errors: field('The fields that are at fault, or at which rules failed.'),
    },
  }),
  FieldProblem: described({
    schema: fieldProblemSchema,
    title: 'Field error',
    description: 'A field of the request, and what is wrong with it.',
    fields: {
      field: field('JSON path into the request, or location in the UBL; empty for the whole document.'),
      message: field('What is wrong; a failed rule begins with its id.'),
    },
  }),
  Rule: described({
    schema: ruleSchema,
    title: 'Rule',
    description: 'An official rule explained for the person who must fix the document.',
    fields: {
      id: field('Rule id.', ['ibr-167-ae']),
      set: field('shared with other countries of PINT, or of the UAE.'),
      topic: field('What the rule is about.'),
      severity: field('A document that breaks it is not valid.'),
      terms: field('Business terms, the most specific first.'),
      fields: field(
        'Fields of the document request, the one to fix first; [] stands for the entries of a list.',
      ),
      title: field('What must hold, in a few words.'),
      message: field('What is wrong when it does not.'),
      hint: field('What to do.'),
    },
  }),
  RuleList: described({
    schema: z.object({ items: z.array(ruleSchema), nextCursor: text.nullable() }),
    title: 'Rules',
    description: 'All official rules.',
    fields: { items: field('The rules.'), nextCursor: field('Always null: the list is one page.') },
  }),
};
