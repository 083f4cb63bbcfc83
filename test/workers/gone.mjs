/** A worker that ends when told to, and cannot start while a file says so. */
import { existsSync, writeFileSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

const { marker } = workerData[1] ?? workerData;
if (existsSync(marker)) throw new Error('its file has gone');

export default (word) => {
  if (word !== 'END') return word;
  writeFileSync(marker, '');
  process.exit(1);
};
