import type { AddFinding } from '../../core/findings/add-finding.ts';
import type { DocumentRequest } from '../schema/request.ts';
/**
 * A credit note that is negative throughout, with the sign of each amount turned: what it credits is positive
 * (decision 39). Any other request is returned as it is: which of its signs are meant only its sender can say.
 */
export declare function withPositiveAmounts(request: DocumentRequest, addWarning: AddFinding): DocumentRequest;
//# sourceMappingURL=signs.d.ts.map