/**
 * `pint-ae/internal/server`: the parts of a server that the service shares with `pint-ae serve`, for the workspaces of
 * this repository. It is not published, and changes without notice.
 */

export { pathMeant } from '../http/answering.ts';
export { languageOfNode } from '../http/exchange.ts';
export { createRoom, type NoRoom } from '../http/memory-budget.ts';
export { describeOperations, usedBy } from '../http/openapi.ts';
export type { LibraryOperation, Operation } from '../http/operation.ts';
export { operations } from '../http/operations/index.ts';
export { traceIdIn } from '../http/trace.ts';
export { releasesOf } from '../judge/rule-sets.ts';
export { toldOfEntry } from '../ledger/check-ledger.ts';
export { ledgerEntryOf } from '../ledger/entry.ts';
export { inWords as ledgerFindingIn, type Told as LedgerTold } from '../ledger/finding.ts';
export { seriesOf } from '../ledger/gaps.ts';
export { ledgerTexts } from '../ledger/tables.ts';
export { reportableOfValidated } from '../network/reportable.ts';
export { taxDataOf, writeReport } from '../network/tax-data.ts';
export { printByChromium } from '../node/chromium.ts';
export { holdSocket } from '../node/hold.ts';
export { nativeDeflate } from '../node/native-deflate.ts';
export { optionalParts } from '../node/optional-package.ts';
export { writeSynced } from '../node/whole-file.ts';
export { csvOf } from '../report/write-csv.ts';
export { endWithProblem } from '../server/client-error.ts';
export { createConnections } from '../server/connections.ts';
export { logLines } from '../server/log.ts';
export { mediaTypes, taxDataFacts } from '../specification/facts.ts';
export { workbookOf } from '../table/xlsx/write-workbook.ts';
export { createPool, type Done, type Pool } from '../workers/pool.ts';
export { shippedFile, workerFile } from '../workers/shipped-file.ts';
export { defaultWorkerMemory } from '../workers/time-limit.ts';
