import { attachmentOperations } from '../attachments/operations.ts';
import { auditOperation } from '../companies/audit-operations.ts';
import { participantOperation } from '../companies/participant-operation.ts';
import { diagnosticOperations } from '../diagnostics/operations.ts';
import { createOperation, deleteOperation, replaceOperation } from '../draft/operations.ts';
import { usageOperation } from '../draft/quota.ts';
import { validateOperation } from '../draft/validate-operation.ts';
import type { Operation } from '../http/operation.ts';
import { mailOperation } from '../mail/operations.ts';
import { networkStatisticsOperations } from '../network-statistics/operations.ts';
import { companyOperations } from '../operator-api/company-operations.ts';
import { deadLetterOperations } from '../operator-api/dead-letter-operations.ts';
import { keyOperations } from '../operator-api/key-operations.ts';
import { leavingOperations } from '../operator-api/leaving-operations.ts';
import { unansweredOperations } from '../operator-api/unanswered-operations.ts';
import { healthOperation, queuesOperation, watchOperations } from '../operator-api/watch-operations.ts';
import { evidenceOperation } from '../read/evidence.ts';
import { failedOperation, listOperation } from '../read/list-operations.ts';
import { historyOperation, readOperation } from '../read/read-operations.ts';
import { purchaseOperations } from '../receive/purchase-operations.ts';
import { recordOperations } from '../records/operations.ts';
import { reportOperation } from '../report/report-again.ts';
import { statementOperation } from '../statements/operations.ts';
import { bulkOperations, submitOperation } from '../submit/operations.ts';
import { webhookOperations } from '../webhooks/operations.ts';

/** Every operation of the operator: the equivalents of the commands over the socket, without document content. */
const operatorOperations: readonly Operation[] = [
  ...companyOperations,
  ...leavingOperations,
  ...keyOperations,
  ...watchOperations,
  queuesOperation,
  ...deadLetterOperations,
  ...unansweredOperations,
  ...networkStatisticsOperations,
  healthOperation,
];

/** Every operation of the interface. A path with a fixed last segment comes before a path with a parameter there. */
export const operations: readonly Operation[] = [
  ...documentOperations(),
  ...purchaseOperations(),
  ...recordOperations(),
  ...attachmentOperations,
  ...webhookOperations(),
  auditOperation,
  usageOperation,
  statementOperation,
  participantOperation,
  ...operatorOperations,
  ...diagnosticOperations,
];

/** Operations on outbound documents; the failed ones come first, because `failed` could be an id. */
function documentOperations(): Operation[] {
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
    mailOperation(kind),
    validateOperation(kind),
    historyOperation(kind),
    evidenceOperation(kind),
  ]);
}
