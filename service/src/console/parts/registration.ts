import { el } from 'pint-ae/internal/ui';
import type { Registration } from '../../companies/participant-operation.ts';
import type { DocumentSummary } from '../../read/schemas.ts';
import type { Context } from '../context.ts';
import { momentText } from './written.ts';

/** A document that may be sent, with its kind and its parties from the request. */
export interface Addressed {
  readonly documentType: DocumentSummary['documentType'];
  readonly document: Readonly<Record<'seller' | 'buyer', { readonly participantId?: string | null }>>;
}

type Tone = 'good' | 'bad' | 'warn' | 'quiet';

/** Shows whether the receiver is registered, next to a document that may be submitted and has an address. */
export function registrationPart(context: Context, shown: Addressed): HTMLElement | '' {
  const participant = receiverOf(shown);
  if (participant === undefined) return '';
  const told = el(
    'p',
    { id: 'registration', class: 'quiet', 'aria-live': 'polite' },
    context.say('askingNetwork'),
  );
  const show = async () => {
    const [tone, words] = await registrationOf(context, participant, shown.documentType);
    told.className = tone === 'quiet' ? 'quiet' : `chip ${tone}`;
    told.textContent = words;
  };
  // A failed request says nothing about the receiver.
  show().catch(() => told.remove());
  return told;
}

/** Returns a warning to show before a document is submitted; empty without one, or for an unknown registration. */
export async function registrationWarning(context: Context, shown: Addressed): Promise<string> {
  const participant = receiverOf(shown);
  if (participant === undefined) return '';
  const [tone, words] = await registrationOf(context, participant, shown.documentType).catch(
    () => ['quiet', ''] as const,
  );
  return tone === 'bad' || tone === 'warn' ? words : '';
}

function receiverOf({ documentType, document }: Addressed): string | undefined {
  const party = documentType.startsWith('SelfBilling') ? document.seller : document.buyer;
  return party?.participantId?.includes(':') ? party.participantId : undefined;
}

async function registrationOf(
  { client, say, language, left }: Context,
  participant: string,
  documentType: Addressed['documentType'],
): Promise<readonly [Tone, string]> {
  const { registered, receives, checkedAt, reason } = await client.read<Registration>(
    `v1/participants/${encodeURIComponent(participant)}`,
    { signal: left },
  );
  const values = { participant, at: momentText(checkedAt, language) };
  if (registered === null) return ['quiet', `${say('registrationUnknown', values)} ${reason ?? ''}`.trim()];
  if (!registered) return ['bad', `✘ ${say('receiverUnregistered', values)}`];
  return receives?.includes(documentType)
    ? ['good', `✓ ${say('receiverRegistered', values)}`]
    : ['warn', `▲ ${say('receiverTakesOthers', values)}`];
}
