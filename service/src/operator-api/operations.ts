import type { Operation } from '../http/operation.ts';
import { networkStatisticsOperations } from '../network-statistics/operations.ts';
import { companyOperations } from './company-operations.ts';
import { deadLetterOperations } from './dead-letter-operations.ts';
import { healthOperation } from './health-operation.ts';
import { keyOperations } from './key-operations.ts';
import { leavingOperations } from './leaving-operations.ts';
import { queuesOperation } from './queues-operation.ts';
import { unansweredOperations } from './unanswered-operations.ts';
import { watchOperations } from './watch-operations.ts';

/** Every operation of the operator: the equivalents of the commands over the socket, without document content. */
export const operatorOperations: readonly Operation[] = [
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
