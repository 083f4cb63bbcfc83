import type { ValidateOptions } from '../api/validate.ts';
import type { ValidatedDocument } from '../api/validate-document.ts';
import type { ChunkDocument } from './chunk.ts';
import { type DerivedFile } from './derived-files.ts';
import type { BatchTaxData } from './settings.ts';
import type { Verdict } from './verdict.ts';
/** The report of a document, or why there is none. */
export interface TaxDataReport {
    readonly files: readonly DerivedFile[];
    readonly told: Pick<Verdict, 'tddIssues' | 'tddWarnings'>;
}
/** Reports a document that was judged; its verdict says already what is wrong with the document itself. */
export declare function reportOn(document: ChunkDocument, validated: ValidatedDocument, { folder, sbdh, ...reporting }: BatchTaxData, options: ValidateOptions): TaxDataReport;
//# sourceMappingURL=tax-data.d.ts.map