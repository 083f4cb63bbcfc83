import judge from '../../src/generated/batch-worker.js';

/** A worker that ends, as one does whose memory is exhausted, when it meets a certain text. */
export default async function work(chunk) {
  const contents =
    chunk.kind === 'lines' ? [chunk.bytes] : chunk.documents.map(({ content }) => content.bytes);
  if (contents.some((bytes) => Buffer.from(bytes ?? []).includes('END OF WORKER'))) process.exit(7);
  return judge(chunk);
}
