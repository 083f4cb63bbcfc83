import { access, constants, mkdir, readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { writeSynced } from 'pint-ae/internal/server';
import { z } from 'zod';
import { isDatabaseUnreachable, isStorageFull } from '../database/faults.ts';
import type { Log } from '../telemetry/log.ts';
import { jsonIn, utf8In } from '../texts/json.ts';
import { ToldError } from '../texts/service-text.ts';
import {
  type Consignment,
  type Delivery,
  type DeliveryOutcome,
  longestWords,
  type Receive,
} from './delivery.ts';

/** The receipt of a document, which the program that empties the outbox writes to `receipts/<instance>.json`. */
const receiptSchema = z.discriminatedUnion('delivered', [
  z.object({ delivered: z.literal(true), receipt: z.string().nullish() }),
  z.object({ delivered: z.literal(false), reason: z.string() }),
]);

const folders = ['outbox', 'receipts', 'inbox', 'inbox/taken', 'inbox/refused', 'temporary'] as const;

/**
 * Delivers documents as files. Each is written once to `outbox`, from which any program may take it, and is Sent when
 * its receipt says so. Files in `inbox` are received. Files appear complete, because they are renamed into place.
 */
export function folderDelivery(
  settings: { readonly folder: string; readonly receive: Receive },
  log: Log,
): Delivery {
  return {
    prepare: () => prepare(settings.folder),
    deliver: (consignment) => deliver(settings.folder, consignment),
    answerTo: async (instanceId) => (await receiptOf(settings.folder, instanceId)) ?? { outcome: 'awaiting' },
    forgetRefusal: (instanceId) => forget(settings.folder, instanceId, 'refused'),
    forgetReceipt: (instanceId) => forget(settings.folder, instanceId, 'delivered'),
    collect: () => collect(settings.folder, settings.receive, log),
  };
}

async function makeFolders(folder: string): Promise<void> {
  for (const name of folders) await mkdir(join(folder, name), { recursive: true });
}

async function prepare(folder: string): Promise<void> {
  try {
    await makeFolders(folder);
    for (const name of folders) await access(join(folder, name), constants.R_OK | constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToldError({ text: 'folderUnusable', values: { folder, reason } });
  }
}

async function deliver(folder: string, consignment: Consignment): Promise<DeliveryOutcome> {
  const receipt = await receiptOf(folder, consignment.instanceId);
  if (receipt !== undefined) return receipt;
  await makeFolders(folder);
  const name = `${consignment.instanceId}.xml`;
  // A crash may repeat the write; the same name and content make the same document.
  const temporary = join(folder, 'temporary', `outbox-${name}`);
  await writeSynced(temporary, consignment.envelope);
  await rename(temporary, join(folder, 'outbox', name));
  return { outcome: 'awaiting' };
}

/** Keeps the receipt under another name. A different receipt may belong to an earlier try, and still counts. */
async function forget(folder: string, instanceId: string, said: 'refused' | 'delivered'): Promise<void> {
  if ((await receiptOf(folder, instanceId))?.outcome !== said) return;
  const receipts = join(folder, 'receipts');
  await rename(join(receipts, `${instanceId}.json`), join(receipts, `${instanceId}.${said}`));
}

async function receiptOf(folder: string, instanceId: string): Promise<DeliveryOutcome | undefined> {
  const path = join(folder, 'receipts', `${instanceId}.json`);
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (bytes === undefined) return undefined;
  const receipt = receiptSchema.safeParse(jsonIn(utf8In(bytes) ?? ''));
  if (!receipt.success) return { outcome: 'unavailable', reason: { text: 'receiptUnreadable' } };
  const { data } = receipt;
  if (data.delivered) return { outcome: 'delivered', receipt: data.receipt ?? null };
  return {
    outcome: 'refused',
    reason: { text: 'refusedWithReason', values: { words: data.reason.slice(0, longestWords) } },
  };
}

/** Receives every file in the inbox. A file that fails stays there, and does not delay the others. */
async function collect(folder: string, receive: Receive, log: Log): Promise<void> {
  await makeFolders(folder);
  const inbox = join(folder, 'inbox');
  const names = (await readdir(inbox)).filter((name) => name.endsWith('.xml'));
  for (const name of names.sort()) {
    try {
      const path = join(inbox, name);
      // A file that was received but not yet moved is recognised by its instance.
      const { outcome } = await receive(await readFile(path), { keepRefused: true });
      await rename(path, join(inbox, outcome === 'refused' ? 'refused' : 'taken', name));
      log.info('A file of the inbox was taken in.', { name, outcome });
    } catch (error) {
      if (isDatabaseUnreachable(error) || isStorageFull(error)) throw error;
      log.error('A file of the inbox was not taken in.', { name }, error);
    }
  }
}
