import { operatorAccount, operatorId } from '../companies/operator.ts';
import type { Scoped } from '../database/database.ts';
import { createKey, listKeys, revokeKey, rotateKey } from '../keys/keys.ts';
import { scopes, scopesOfOperator } from '../keys/scopes.ts';
import type { Service } from '../service.ts';
import { isDay } from '../texts/forms.ts';
import { inWords } from '../texts/service-text.ts';
import {
  type Done,
  firstOf,
  knownCompany,
  needed,
  type Options,
  optional,
  table,
  taking,
  takingId,
  told,
} from './command.ts';

/** Commands on API keys. */
export const keyCommands = {
  'keys create': taking(['company', 'operator', 'name', 'scope', 'expires'], createKeyCommand),
  'keys list': taking(['company'], async (_, scoped, given) =>
    table(await listKeys(scoped, await knownCompany(scoped, given))),
  ),
  'keys revoke': takingId(async ({ clock }, scoped, given) => {
    const id = firstOf(given);
    const companyId = await revokeKey(scoped, id, clock);
    if (companyId === undefined) throw told('noSuchKey');
    const text = inWords({ text: 'keyRevoked', values: { id } }, given.language);
    return { companyId, resourceId: id, text };
  }),
  'keys rotate': takingId(rotateKeyCommand, ['overlap']),
};

async function createKeyCommand(service: Service, scoped: Scoped, given: Options): Promise<Done> {
  const isOfOperator = given.values.operator === true;
  if (isOfOperator && optional(given, 'company') !== null) throw told('companyOrOperator');
  const granted = isOfOperator
    ? scopesIn(given, scopesOfOperator, ['operator:write', 'audit:read'])
    : scopesIn(given, scopes, []);
  const companyId = isOfOperator ? await operatorAccount(scoped, service) : await knownCompany(scoped, given);
  if (!isOfOperator && companyId === operatorId) throw told('noSuchCompany');
  const { environment } = service.settings;
  const { id, apiKey } = await createKey(
    scoped,
    {
      companyId,
      name: needed(given, 'name'),
      scopes: granted,
      expiresAt: expiryOf(optional(given, 'expires'), service.clock.now()),
    },
    { ...service, environment },
  );
  const text = inWords({ text: 'keyCreated', values: { id, apiKey } }, given.language);
  return { companyId, resourceId: id, text };
}

/** The named scopes, which must be scopes that the key can have. */
function scopesIn(
  given: Options,
  offered: readonly string[],
  otherwise: readonly string[],
): readonly string[] {
  const granted = [given.values.scope ?? []].flat().map(String);
  const values = { scopes: offered.join(', ') };
  const unknown = granted.filter((scope) => !offered.includes(scope));
  if (unknown.length > 0) throw told('noSuchScope', { ...values, unknown: unknown.join(', ') });
  if (granted.length === 0 && otherwise.length === 0) throw told('scopeOptionMissing', values);
  return granted.length === 0 ? otherwise : granted;
}

/** A key expires at the beginning of the given day, by the calendar of Dubai. */
function expiryOf(day: string | null, now: Date): Date | null {
  if (day === null) return null;
  if (!isDay(day)) throw told('expiryNotDay');
  const expiresAt = new Date(`${day}T00:00:00+04:00`);
  if (expiresAt <= now) throw told('expiryOver');
  return expiresAt;
}

const overlapHours = '24';

/** A new key that replaces another, which stays valid for a while so that clients change without a break. */
async function rotateKeyCommand(service: Service, scoped: Scoped, given: Options): Promise<Done> {
  const id = firstOf(given);
  const overlap = optional(given, 'overlap') ?? overlapHours;
  if (!/^\d{1,4}$/.test(overlap)) throw told('overlapNotHours');
  const { environment } = service.settings;
  const rotated = await rotateKey(scoped, { id, overlapHours: Number(overlap) }, { ...service, environment });
  if (rotated === undefined) throw told('noSuchKey');
  const values = { id: rotated.id, apiKey: rotated.apiKey, old: id, until: rotated.until.toISOString() };
  const text = inWords({ text: 'keyRotated', values }, given.language);
  return { companyId: rotated.companyId, resourceId: rotated.id, text };
}
