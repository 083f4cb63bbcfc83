import { acrossCompanies, type Database } from '../database/database.ts';
import { keyIdOf, type SecretBox, type SecretKey } from '../keys/secret-box.ts';
import { ToldError } from '../texts/told-error.ts';

/**
 * Brings the secrets of all webhooks under the first key of the settings; throws if one is under a key that they do not
 * have, because its messages could not be signed.
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
    return others.length;
  });
}
