import { taxData } from '../../rules/ae/kinds/tax-data.ts';
import { messageStatus } from '../../rules/network/kinds/message-status.ts';
import { otherSpecifications } from '../../rules/network/other-specifications.ts';
import { billingDocuments } from '../../rules/pint/kinds/billing-documents.ts';
import type { Localised } from '../core/messages/language.ts';
import { oncePer } from '../core/once-per.ts';
import type { JudgedKind } from '../core/specification/kind.ts';
import { messageStatusRuleSet, taxDataRuleSet } from './network-rules.ts';
import type { UblSpecification } from './ubl-specification.ts';

const kinds = [
  ...billingDocuments,
  { ...taxData, ruleSet: taxDataRuleSet },
  { ...messageStatus, ruleSet: messageStatusRuleSet },
] as const satisfies readonly JudgedKind[];

/** The name of a kind, which is the name of its root element. */
export type KindName = (typeof kinds)[number]['root'];

/** Names of kinds of documents, as used in a sentence. */
export const namesOfKinds: ReadonlyMap<KindName, Localised> = /* @__PURE__ */ new Map(
  kinds.map(({ root, name }) => [root, name]),
);

export const kindNames: readonly KindName[] = kinds.map(({ root }) => root);

/** A kind whose documents differ from those of other specifications by their identifiers. */
export interface KnownKind extends JudgedKind {
  readonly root: KindName;
  readonly customizationIds: readonly string[];
  readonly specification: string;
}

/** The kinds of documents, with a specification's data about its invoices and credit notes. */
export const kindsOf = oncePer(
  ({ profiles, identifierRule, release }: UblSpecification): readonly KnownKind[] => {
    const ofSpecification = {
      customizationIds: Object.values(profiles).map(({ customizationId }) => customizationId),
      ...(identifierRule === undefined ? {} : { identifierRule }),
      specification: release.name,
    };
    return kinds.map((kind) => ({ ...ofSpecification, ...kind }));
  },
);

export { otherSpecifications };
