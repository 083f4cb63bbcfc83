import type { Operation } from '../http/operation.ts';
import { bulkOperations } from '../submit/bulk-operations.ts';
import { evidenceOperation } from './evidence-operation.ts';
import { failedOperation, listOperation } from './list-operations.ts';
import { historyOperation, readOperation, validateOperation } from './read-operations.ts';
import { reportOperation } from '../report/report-operation.ts';
import { createOperation, deleteOperation, replaceOperation, submitOperation } from '../draft/write-operations.ts';

/**
 * Every operation on outbound documents. The list of failed ones comes before the single document, because
 * `failed` could be an id.
 */
export function documentOperations(): Operation[] {
  return (['invoice', 'credit-note'] as const).flatMap((kind) => [
    ...bulkOperations(kind),
    createOperation(kind),
    listOperation(kind),
    failedOperation(kind),
    readOperation(kind),
    replaceOperation(kind),
    deleteOperation(kind),
    submitOperation(kind),
    reportOperation(kind),
    validateOperation(kind),
    historyOperation(kind),
    evidenceOperation(kind),
  ]);
}
