import { checksOf } from '../../rules/ae/releases/checks.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { DocumentRequest } from '../generated/document-request.js';
import { specificationWithoutRules } from './facts.ts';
import { ublSpecification } from './ubl-specification.ts';

/** The default specification: PINT-AE, with the official rules that ship with the library. */
export const defaultSpecification = {
  ...specificationWithoutRules,
  checks: /* @__PURE__ */ checksOf(specificationWithoutRules.release.version),
  ruleSet: ublSpecification.ruleSet,
  otherReleases: /* @__PURE__ */ ublSpecification.otherReleases.map((each) => ({
    ...each,
    checks: checksOf(each.ruleSet.version),
  })),
} as const satisfies Specification;

export type { AmountValue } from '../core/numbers/amount-value.ts';
export type * from '../generated/document-request.js';
export type DocumentType = DocumentRequest['documentType'];

/** The caller's choice of a specification. */
export interface SpecificationChoice {
  /** The specification that the document must follow; default: PINT-AE of the UAE. */
  readonly specification?: Specification;
}

/** Options for the wording of results. */
export interface TextOptions extends SpecificationChoice {
  /** Default: English. Node.js takes `'ar'`; a browser bundle takes the texts that `pint-ae/ar` exports. */
  readonly language?: LanguageOption;
  /** Address at which the documentation is served; each issue then has `helpUri`, the page of its rule. */
  readonly docsUrl?: string;
}
