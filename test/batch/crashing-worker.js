import { appendFileSync } from 'node:fs';
import judge from '../../src/generated/batch-worker.js';

/** A worker for texts that end it, keep it busy for ever, or need more memory than there is. */
export default async function work(chunk) {
  const contents =
    'call' in chunk
      ? [JSON.stringify(chunk.document)]
      : chunk.kind === 'lines'
        ? Buffer.from(chunk.bytes).toString().split('\n')
        : chunk.documents.map(({ content }) => Buffer.from(content.bytes ?? []).toString());
  for (const [index, content] of contents.entries()) {
    chunk.progress?.set([index, Date.now()]);
    if (content.includes('END OF WORKER')) process.exit(7);
    if (content.includes('RUN ON')) runOn(content);
    if (content.includes('FILL MEMORY')) fillMemory();
  }
  return judge(chunk);
}

/** Records that it has begun if the text names a file for that. */
function runOn(content) {
  const [, file] = /RUN ON ([^"]+)/.exec(content) ?? [];
  if (file !== undefined) appendFileSync(file, 'run ');
  for (;;);
}

function fillMemory() {
  const held = [];
  for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
}
