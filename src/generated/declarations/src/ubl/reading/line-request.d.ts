import type { ComputedLine } from '../../core/invoice/computed-invoice.ts';
import type { DocumentAllowanceCharge } from '../../core/invoice/invoice.ts';
import { type Specification } from '../../core/specification/specification.ts';
import type { AllowanceChargeRequest, LineRequest } from '../../request/schema/request.ts';
import type { ReadOf } from './read-parts.ts';
/**
 * The document level allowances and charges (IBG-20, IBG-21). One without a reason for an exemption says so,
 * as it would otherwise have that of the lines.
 */
export declare function documentEntriesOf(entries: readonly ReadOf<DocumentAllowanceCharge>[] | undefined, lines: readonly LineRequest[], specification: Specification): AllowanceChargeRequest[] | undefined;
/** A line (IBG-25). */
export declare function lineOf(line: ReadOf<ComputedLine>, specification: Specification): LineRequest;
//# sourceMappingURL=line-request.d.ts.map