/** A worker that ends when told to, and cannot start while a file says so. */
import { existsSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { problemBase: marker } = workerData[1] ?? workerData;
if (existsSync(marker)) throw new Error('its file has gone');

export default ({ body }) => {
  if (new TextDecoder().decode(body).includes('END')) {
    writeFileSync(marker, '');
    process.exit(1);
  }
  return { status: 200, headers: {}, body: '{}', outcome: 'valid', rules: [] };
};
