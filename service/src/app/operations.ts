import { attachmentOperations } from '../attachments/operations.ts';
import { auditOperation } from '../companies/audit-operations.ts';
import { participantOperation } from '../companies/participant-operation.ts';
import { diagnosticOperations } from '../diagnostics/operations.ts';
import { documentOperations } from '../read/operations.ts';
import { usageOperation } from '../draft/usage-operation.ts';
import type { Operation } from '../http/operation.ts';
import { purchaseOperations } from '../receive/purchase-operations.ts';
import { operatorOperations } from '../operator-api/operations.ts';
import { recordOperations } from '../records/operations.ts';
import { statementOperation } from '../statements/operations.ts';
import { webhookOperations } from '../webhooks/operations.ts';

/**
 * Every operation of the interface. A path with a fixed last segment comes before one with a parameter there.
 */
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
