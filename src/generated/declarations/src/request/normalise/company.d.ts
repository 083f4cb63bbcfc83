import type { Tell } from '../../core/findings/add-finding.ts';
import type { Specification } from '../../core/specification/specification.ts';
import type { DocumentRequest } from '../schema/request.ts';
import type { CompanyProfile } from './options.ts';
/**
 * The request with its issuer's missing fields filled from the profile of the company that it is. What the request says
 * always wins. An issuer that is not, or not certainly, one of the companies gets nothing.
 */
export declare function withCompany(request: DocumentRequest, companies: CompanyProfile | readonly CompanyProfile[] | undefined, specification: Specification, tell: Tell): DocumentRequest;
//# sourceMappingURL=company.d.ts.map