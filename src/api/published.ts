import type { Issue } from '../core/findings/finding.ts';
import { jsonSteps } from '../core/findings/json-path.ts';
import { deepFrozen } from '../core/specification/deep-frozen.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { Specification } from '../core/specification/specification.ts';
import { assertionTexts } from '../generated/assertion-texts.js';
import { rules } from '../generated/rules.js';
import { createEngineWithoutDocuments } from '../schematron/official-engine.ts';
import { type DocumentRequest, defaultSpecification } from '../specification/default.ts';
import { parseDocumentRequest } from './steps.ts';

/** Checks the shape of a document request; also a Standard Schema. */
export interface DocumentRequestSchema {
  /** The request, unchanged, or the reasons why it is not one. */
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: DocumentRequest }
    | { readonly success: false; readonly error: { readonly issues: readonly ShapeIssue[] } };
  /** The request, unchanged; throws a MalformedRequestError for any other value. */
  readonly parse: (value: unknown) => DocumentRequest;
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (
      value: unknown,
    ) => StandardResult<DocumentRequest> | Promise<StandardResult<DocumentRequest>>;
    readonly types?: { readonly input: unknown; readonly output: DocumentRequest } | undefined;
  };
}

/** A value is not a document request. */
export class MalformedRequestError extends TypeError {
  override readonly name: string = 'MalformedRequestError';
  readonly issues: readonly ShapeIssue[];

  constructor(issues: readonly ShapeIssue[]) {
    super(issues.map(({ message }) => message).join('\n'));
    this.issues = issues;
  }
}

/** A mistake in the shape of a request, as Standard Schemas tell it. */
export interface ShapeIssue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export type StandardResult<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * The official rules of PINT-AE that ship with the library; the engine supplies the text of each failed
 * assertion.
 */
export const embeddedRuleSet: RuleSet = /* @__PURE__ */ ruleSetWithTexts(defaultSpecification);

const published: Specification = /* @__PURE__ */ deepFrozen(defaultSpecification);

/** The default specification: PINT-AE, with its official rules; frozen. `specificationWith` makes another of it. */
export { published as defaultSpecification };

function ruleSetWithTexts({ ruleSet }: typeof defaultSpecification): RuleSet {
  const asserts = rules.asserts.map((assert, at) => ({ ...assert, text: assertionTexts[at] ?? '' }));
  return { ...ruleSet, engine: createEngineWithoutDocuments({ ...rules, asserts }) };
}

/** The schema of a document request, for programs that check its shape themselves. */
export const documentRequestSchema: DocumentRequestSchema = {
  safeParse(value) {
    const parsed = parseDocumentRequest(value);
    if (parsed.ok) return { success: true, data: parsed.value };
    return { success: false, error: { issues: shapeIssues(parsed.failure) } };
  },
  parse(value) {
    const parsed = parseDocumentRequest(value);
    if (parsed.ok) return parsed.value;
    throw new MalformedRequestError(shapeIssues(parsed.failure));
  },
  '~standard': {
    version: 1,
    vendor: 'pint-ae',
    validate(value) {
      const parsed = parseDocumentRequest(value);
      return parsed.ok ? { value: parsed.value } : { issues: shapeIssues(parsed.failure) };
    },
  },
};

function shapeIssues(issues: readonly Issue[]): ShapeIssue[] {
  return issues.map(({ path, message, hint }) => ({ path: jsonSteps(path), message: `${message} ${hint}` }));
}
