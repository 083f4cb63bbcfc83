import judge from '../../src/generated/batch-worker.js';

/** A worker that meets texts that end it, that keep it busy for ever, or that need more memory than there is. */
export default async function work(chunk) {
  const contents =
    chunk.kind === 'lines' ? [chunk.bytes] : chunk.documents.map(({ content }) => content.bytes);
  const holds = (text) => contents.some((bytes) => Buffer.from(bytes ?? []).includes(text));
  if (holds('END OF WORKER')) process.exit(7);
  if (holds('RUN ON')) for (;;);
  if (holds('FILL MEMORY')) fillMemory();
  return judge(chunk);
}

function fillMemory() {
  const held = [];
  for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
}
