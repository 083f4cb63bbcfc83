export { answer } from './answer.ts';
export { type BodyRefusal, type ReadBody, readBody } from './body.ts';
export type { Answer, AnswerOptions, DocumentWork, WantedPage } from './document-work.ts';
export { createHandler } from './handler.ts';
export { type DocumentFormat, documentFormat } from './media-type.ts';
export type { Mounting } from './mounting.ts';
export { preferredLanguage, preferredType } from './negotiation.ts';
export type { DescribedOptions } from './openapi/describe.ts';
export type { OpenApiDocument } from './openapi.ts';
export { openApiDocument } from './openapi.ts';
export type { OnDocument, WorkName as Operation } from './operations/on-documents.ts';
export type {
  AnswerRecord,
  Handler,
  HandlerLimits,
  HandlerOptions,
  StoredDocument,
  Work,
  WorkContext,
} from './options.ts';
export type { ErrorField } from './problem.ts';
export { createProblem, type Problem, type ProblemDetails } from './problem.ts';
export type { HeaderFields } from './problem-answer.ts';
export { createProblemAnswer, createProblemResponse } from './problem-answer.ts';
export type { ProblemClass, ProblemDetail } from './problem-kinds.ts';
export { type ProblemKind, problemKinds } from './problem-kinds.ts';
export { type JsonBody, type ReadJson, readJson } from './read-json.ts';
export type { RuleFilter, RuleList } from './resources.ts';
export { describeRule, listRules, type RuleResource } from './resources.ts';
export {
  type AnyResult,
  createMalformedProblem,
  createValidationProblem,
  toProblem,
} from './result-problem.ts';
export type { JsonSchemaDocument } from './schema/document-request.ts';
export { documentRequestJsonSchema } from './schema/document-request.ts';
export { submissionErrorOf } from './submission-error.ts';
export { traceIdOf } from './trace.ts';
