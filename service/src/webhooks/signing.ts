import { Webhook } from 'standardwebhooks';
import type { WebhookSecret } from '../database/tables.ts';
import type { Random } from '../surroundings.ts';

const secretBytes = 32;
/** Number of hours for which messages are also signed with a replaced secret. */
const overlapHours = 24;

/** A signing secret in the form of Standard Webhooks. */
export function newSecret(random: Random): string {
  return `whsec_${Buffer.from(random.bytes(secretBytes)).toString('base64')}`;
}

/** The secrets after a rotation: the new one, and the old one until receivers have switched to the new one. */
export function rotated(secrets: readonly WebhookSecret[], secret: string, now: Date): WebhookSecret[] {
  const expiresAt = new Date(now.getTime() + overlapHours * 3_600_000).toISOString();
  const replaced = secrets
    .filter((entry) => entry.expiresAt === null)
    .map((entry) => ({ ...entry, expiresAt }));
  return [{ secret, expiresAt: null }, ...replaced];
}

/** The headers of a message, signed with every valid secret. */
export function signedHeaders(
  secrets: readonly WebhookSecret[],
  message: { readonly id: string; readonly payload: string },
  now: Date,
): Record<string, string> {
  const inForce = secrets.filter(({ expiresAt }) => expiresAt === null || new Date(expiresAt) > now);
  const signatures = inForce.map(({ secret }) => new Webhook(secret).sign(message.id, now, message.payload));
  return {
    'content-type': 'application/json',
    'webhook-id': message.id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  };
}
