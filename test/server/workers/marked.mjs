/** A worker that does what the body tells it: end, run on and on, take its time, or throw; else answers. */
export default function answer({ body }) {
  const text = new TextDecoder().decode(body);
  if (text.includes('END')) process.exit(1);
  if (text.includes('RUN ON')) for (;;);
  if (text.includes('THROW')) throw new Error('thrown by the work');
  const [, milliseconds] = /TAKE (\d+)/.exec(text) ?? [];
  if (milliseconds) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(milliseconds));
  return {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{"valid":true}',
    outcome: 'valid',
    rules: [],
  };
}
