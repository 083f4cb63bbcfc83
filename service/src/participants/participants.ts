import { Resolver } from 'node:dns/promises';
import type { Language } from 'pint-ae';
import { type Registration, unknownBecause } from '../access-points/delivery.ts';
import type { Clock } from '../surroundings.ts';
import { inWords } from '../texts/service-text.ts';

/** Facts about a participant, and the time of the request. */
export interface Known extends Registration {
  readonly checkedAt: Date;
}

/** Tells whether participants are registered, and which documents they receive. */
export interface Participants {
  readonly look: (participantId: string) => Promise<Known>;
}

/** Tells whether a text is a scheme of four digits and a value, of at most 50 characters as the network requires. */
export function isParticipantId(text: string): boolean {
  return /^\d{4}:[A-Za-z0-9\-._~:]{1,50}$/.test(text);
}

/** Words for the facts about a participant, with their age. */
export function toldOf(
  participantId: string,
  { registered, receives, reason, checkedAt }: Known,
  { clock, language }: { readonly clock: Clock; readonly language: Language },
) {
  return {
    participantId,
    registered,
    receives,
    checkedAt,
    ageSeconds: Math.round((clock.now().getTime() - checkedAt.getTime()) / 1000),
    reason: reason && inWords(reason, language),
  };
}

export type AskRegister = (participantId: string) => Promise<Registration>;

/** Time for which an answer remains valid. */
const keptSeconds = { registered: 3600, notRegistered: 300, unknown: 30 } as const;
const most = 10_000;

/** Caches the answers about participants that are requested again and again. */
export function keptParticipants(ask: AskRegister, clock: Clock): Participants {
  const kept = new Map<string, Known>();
  const asked = new Map<string, Promise<Known>>();
  const askNow = async (id: string): Promise<Known> => {
    const answer = await ask(id).catch((error: unknown) =>
      unknownBecause({
        text: 'registerSilent',
        values: { why: error instanceof Error ? error.message : '' },
      }),
    );
    const known = { ...answer, checkedAt: clock.now() };
    kept.delete(id);
    kept.set(id, known);
    for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
    return known;
  };
  return {
    look: (participantId) => {
      const id = participantId.toLowerCase();
      const known = kept.get(id);
      if (known !== undefined && clock.now() < endOf(known)) return Promise.resolve(known);
      const under = asked.get(id) ?? askNow(id).finally(() => asked.delete(id));
      asked.set(id, under);
      return under;
    },
  };
}

function endOf({ registered, checkedAt }: Known): Date {
  const kind = registered === null ? 'unknown' : registered ? 'registered' : 'notRegistered';
  return new Date(checkedAt.getTime() + keptSeconds[kind] * 1000);
}

/** Queries the machine's DNS servers, or others, and waits a few seconds at most. */
export function naptrResolver(servers: readonly string[]) {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return (name: string) => resolver.resolveNaptr(name);
}
