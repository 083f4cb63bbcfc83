import { parentPort, workerData } from 'node:worker_threads';
import { refusalOf } from '../refusal.ts';
import { convertTable } from './convert-table.ts';
import type { TableSaid, TableWork } from './thread.ts';

const say = (said: TableSaid) => parentPort?.postMessage(said);

const betweenSteps = 100;
let told = 0;

function tellStep(): void {
  const now = performance.now();
  if (now - told < betweenSteps) return;
  told = now;
  say({ step: true });
}

// Checking the archive yields after each piece.
const watch = setInterval(tellStep, betweenSteps);
const { io, ...work }: TableWork = workerData;
try {
  const code = await convertTable(work, {
    ...io,
    stdout: (text) => say({ stdout: text }),
    stderr: (text) => say({ stderr: text }),
    onStep: tellStep,
  });
  say({ code });
} catch (error) {
  say({ refused: refusalOf(error) });
} finally {
  clearInterval(watch);
}
