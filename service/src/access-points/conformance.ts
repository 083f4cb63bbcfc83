import { randomUUID } from 'node:crypto';
import { deliveryBy } from './adapter-module.ts';
import type { Adapter, Delivery, DeliveryOutcome } from './delivery.ts';

/** Identifiers for testing an adapter; they should belong to a test system. */
export interface Trial {
  readonly adapter: Adapter;
  /** The same adapter with options that lead to no answer, for example another address. */
  readonly cutOff?: Adapter | undefined;
  /** Returns a Standard Business Document for the receiver, with an instance identifier. */
  readonly envelopeFor: (receiver: string, instanceId: string) => string;
  /** A participant that accepts documents. */
  readonly accepting: string;
  /** A participant that is not on the network. */
  readonly absent?: string | undefined;
  /** The longest time for an answer. */
  readonly seconds: number;
}

/** A requirement of the contract, with its fault, or null. */
export interface Finding {
  readonly demand: string;
  readonly fault: string | null;
}

type Demand = readonly [demand: string, fault: () => Promise<string | null>];

/** Tests an adapter against the contract; it really sends messages. */
export async function conformanceOf(trial: Trial): Promise<readonly Finding[]> {
  const delivery = deliveryBy(trial.adapter);
  const findings: Finding[] = [];
  for (const [demand, fault] of demandsOn(trial, delivery)) {
    const found = await fault().catch(
      (error: unknown) => `it throws: ${error instanceof Error ? error.message : error}`,
    );
    findings.push({ demand, fault: found });
  }
  return findings;
}

function demandsOn(trial: Trial, delivery: Delivery): readonly Demand[] {
  const { accepting, absent, cutOff, seconds, envelopeFor } = trial;
  const attempt = (by: Delivery, receiver: string, instanceId: string, triesBefore = 0) =>
    by.deliver({
      ...{ instanceId, receiver, triesBefore, message: 'document' },
      envelope: envelopeFor(receiver, instanceId),
    });
  const once = randomUUID();
  return [
    ['is prepared', async () => (await delivery.prepare?.()) ?? null],
    [
      'delivers a document to a receiver that accepts it',
      async () => {
        const fate = await fateOf(delivery, once, await attempt(delivery, accepting, once), seconds);
        return fate.outcome === 'delivered' ? null : `it says ${JSON.stringify(fate)}`;
      },
    ],
    [
      'does not refuse the same document at a further attempt',
      async () => {
        const { outcome } = await attempt(delivery, accepting, once, 1);
        return outcome === 'refused' ? 'it refuses it' : null;
      },
    ],
    [
      'does not call a document delivered that it never saw',
      async () => {
        const outcome = await delivery.answerTo?.(randomUUID(), null);
        return outcome?.outcome === 'delivered' ? 'it does' : null;
      },
    ],
    ['looks for what arrived', async () => (await delivery.collect()) ?? null],
    ...(delivery.receives === undefined
      ? []
      : [
          [
            'knows a receiver that accepts documents',
            async () => ((await delivery.receives?.(accepting))?.registered === true ? null : 'it does not'),
          ] as const,
        ]),
    ...(absent === undefined ? [] : demandsWithAbsent(absent, delivery, attempt)),
    ...(cutOff === undefined ? [] : demandsWithoutOther(cutOff, trial, attempt)),
  ];
}

type TryTo = (by: Delivery, receiver: string, instanceId: string) => Promise<DeliveryOutcome>;

function demandsWithAbsent(absent: string, delivery: Delivery, attempt: TryTo): readonly Demand[] {
  return [
    [
      'never says that it delivered to a receiver that is not there',
      async () =>
        (await attempt(delivery, absent, randomUUID())).outcome === 'delivered' ? 'it says so' : null,
    ],
    [
      'does not know that receiver',
      async () => ((await delivery.receives?.(absent))?.registered === true ? 'it does' : null),
    ],
  ];
}

function demandsWithoutOther(
  cutOff: Adapter,
  { accepting, seconds }: Trial,
  attempt: TryTo,
): readonly Demand[] {
  const delivery = deliveryBy(cutOff);
  return [
    [
      'asks for a later attempt, within its time, if its other side does not answer',
      async () => {
        const began = Date.now();
        const { outcome } = await attempt(delivery, accepting, randomUUID());
        const took = (Date.now() - began) / 1000;
        if (outcome !== 'unavailable') return `it says ${outcome}`;
        return took > seconds ? `it takes ${Math.round(took)} s` : null;
      },
    ],
    [
      'says then of no receiver that it is registered or that it is not',
      async () => {
        const found = await delivery.receives?.(accepting);
        return found === undefined || found.registered === null ? null : `it says ${found.registered}`;
      },
    ],
  ];
}

async function fateOf(
  delivery: Delivery,
  instanceId: string,
  first: DeliveryOutcome,
  seconds: number,
): Promise<DeliveryOutcome> {
  const until = Date.now() + seconds * 1000;
  const reference = first.outcome === 'awaiting' ? (first.reference ?? null) : null;
  let last = first;
  while (last.outcome === 'awaiting' && delivery.answerTo !== undefined && Date.now() < until) {
    last = await delivery.answerTo(instanceId, reference);
    if (last.outcome === 'awaiting') await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return last;
}
