import type { DocumentRequest } from '../../rules/ae/document-request.ts';
import { pintAe } from '../../rules/ae/index.ts';
import type { Language } from '../core/language.ts';
import type { Specification } from '../core/specification.ts';
import { hash, rules } from '../generated/rules.js';
import type { CodesOf } from '../request/schema/codes.ts';
import { createEngineWithoutDocuments } from '../schematron/compiled/engine.ts';

/** The specification of those who name none: PINT-AE, with its rules as the library carries them. */
export const defaultSpecification = {
  ...pintAe,
  ruleSet: {
    ...pintAe.release,
    hash,
    engine: createEngineWithoutDocuments(rules),
    messages: pintAe.messages,
  },
} as const satisfies Specification;

/** The codes that requests of the default specification may hold. */
export type DefaultCodes = CodesOf<typeof defaultSpecification>;

export type { DocumentRequest };
export type DocumentType = DocumentRequest['documentType'];

/** What a caller may choose beside the default. */
export interface SpecificationChoice {
  /** What the document must follow; PINT-AE of the UAE where not given. */
  readonly specification?: Specification;
}

/** How results are put into words. */
export interface TextOptions extends SpecificationChoice {
  readonly language?: Language;
  /** Address under which the documentation is served: issues then have the address of their rule's page, `helpUri`. */
  readonly docsUrl?: string;
}
