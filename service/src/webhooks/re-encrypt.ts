import { acrossCompanies, type Database, type Scoped } from '../database/database.ts';
import { ownerOfAnswer } from '../http/idempotency.ts';
import { keyIdOf, type SecretBox, type SecretKey } from '../keys/sealing.ts';
import { ToldError } from '../texts/service-text.ts';

/**
 * Encrypts the secrets of all webhooks with the first key of the settings. Throws if a secret needs a key that the
 * settings lack, because the messages of that webhook could not be signed.
 */
export async function reEncryptSecrets(
  database: Database,
  box: SecretBox,
  keys: readonly SecretKey[],
): Promise<number> {
  return acrossCompanies(database, async (scoped) => {
    const webhooks = await scoped.selectFrom('webhooks').select(['id', 'secrets']).execute();
    const used = webhooks.flatMap(({ secrets }) => secrets.flatMap(({ secret }) => keyIdOf(secret) ?? []));
    const missing = used.find((id) => keys.every((key) => key.id !== id));
    if (missing !== undefined) throw new ToldError({ text: 'secretKeyMissing', values: { id: missing } });
    const others = webhooks.filter(({ secrets }) => !secrets.every(({ secret }) => box.isCurrent(secret)));
    for (const { id } of others) {
      const { secrets } = await scoped
        .selectFrom('webhooks')
        .where('id', '=', id)
        .select('secrets')
        .forUpdate()
        .executeTakeFirstOrThrow();
      const kept = secrets.map((entry) => ({
        ...entry,
        secret: box.kept(box.secretOf(entry.secret, id), id),
      }));
      await scoped
        .updateTable('webhooks')
        .set({ secrets: JSON.stringify(kept) })
        .where('id', '=', id)
        .execute();
    }
    await sealAnswers(scoped, box);
    return others.length;
  });
}

/** Encrypts stored answers with a secret by the first key too; an answer under a lost key stays unreadable. */
async function sealAnswers(scoped: Scoped, box: SecretBox): Promise<void> {
  const answers = await scoped
    .selectFrom('idempotency_keys')
    .where('route', 'like', '%/v1/webhooks%')
    .where((is) => is.or([is('body', 'like', '%"whsec\\_%'), is('body', 'like', 'sealed:%')]))
    .select(['company_id', 'route', 'key', 'body'])
    .execute();
  for (const { company_id: companyId, route, key, body } of answers) {
    if (body === null || (keyIdOf(body) !== undefined && box.isCurrent(body))) continue;
    const owner = ownerOfAnswer({ companyId, route, key });
    const text = readable(box, body, owner);
    const kept = text === undefined ? body : box.kept(text, owner);
    if (kept === body) continue;
    await scoped
      .updateTable('idempotency_keys')
      .set({ body: kept })
      .where('company_id', '=', companyId)
      .where('route', '=', route)
      .where('key', '=', key)
      .where('body', '=', body)
      .execute();
  }
}

function readable(box: SecretBox, body: string, owner: string): string | undefined {
  try {
    return box.secretOf(body, owner);
  } catch {
    return undefined;
  }
}
