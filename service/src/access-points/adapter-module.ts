import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { isServiceText, type ServiceText, ToldError } from '../texts/service-text.ts';
import {
  type Adapter,
  type AdapterParts,
  type Attempt,
  type Delivery,
  type DeliveryOutcome,
  longestWords,
  receivedKinds,
  type Why,
} from './delivery.ts';

const made = z.custom((given) => typeof given === 'function');
const adapterSchema = z.object({
  deliver: made,
  prepare: made.optional(),
  answerTo: made.optional(),
  forgetRefusal: made.optional(),
  forgetReceipt: made.optional(),
  receives: made.optional(),
  collect: made.optional(),
});

/** Loads the module of an adapter, a file or an installed package, and makes the adapter. */
export async function loadAdapter(name: string, parts: AdapterParts): Promise<Adapter> {
  try {
    const file =
      /^[./]/.test(name) || /\.[cm]?js$/.test(name)
        ? resolve(name)
        : createRequire(join(process.cwd(), 'package.json')).resolve(name);
    const { default: create } = await import(pathToFileURL(file).href);
    if (typeof create !== 'function') throw new Error('its default export is no function');
    const adapter = await create(parts);
    if (!adapterSchema.safeParse(adapter).success)
      throw new Error('its default export makes no adapter: deliver is needed, as a function');
    return adapter;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ToldError({ text: 'adapterUnusable', values: { name, reason } });
  }
}

const why = z.union([z.string().min(1), z.object({ text: z.string() }).loose().refine(isServiceText)]);
const attemptSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('delivered'), receipt: z.string().nullable() }),
  z.object({ outcome: z.literal('refused'), reason: why }),
  z.object({ outcome: z.literal('unavailable'), reason: why }),
  z.object({ outcome: z.literal('awaiting'), reference: z.string().optional() }),
]);
const registrationSchema = z.object({
  registered: z.boolean().nullable(),
  receives: z.array(z.enum(receivedKinds)).nullable(),
  providers: z.array(z.string()).nullable().optional(),
  reason: why.nullable(),
});

/** Wraps an adapter for the service; throws for an answer that the contract does not define. */
export function deliveryBy(adapter: Adapter): Delivery {
  return {
    ...(adapter.prepare && { prepare: async () => adapter.prepare?.() }),
    ...(adapter.forgetRefusal && { forgetRefusal: async (id) => adapter.forgetRefusal?.(id) }),
    ...(adapter.forgetReceipt && { forgetReceipt: async (id) => adapter.forgetReceipt?.(id) }),
    deliver: async (consignment) => outcomeOf(await adapter.deliver(consignment)),
    ...(adapter.answerTo && {
      answerTo: async (id, reference = null) => outcomeOf(await adapter.answerTo?.(id, reference)),
    }),
    ...(adapter.receives && {
      receives: async (id) => {
        const found = formed(registrationSchema, await adapter.receives?.(id));
        return { ...found, reason: found.reason === null ? null : adapterReason(found.reason) };
      },
    }),
    collect: async () => adapter.collect?.(),
  };
}

function outcomeOf(given: Attempt | undefined): DeliveryOutcome {
  const attempt = formed(attemptSchema, given);
  switch (attempt.outcome) {
    case 'refused':
    case 'unavailable':
      return { outcome: attempt.outcome, reason: adapterReason(attempt.reason) };
    case 'delivered':
      return attempt;
    case 'awaiting': {
      const { reference } = attempt;
      return reference === undefined ? { outcome: 'awaiting' } : { outcome: 'awaiting', reference };
    }
  }
}

function adapterReason(reason: Why): ServiceText {
  return typeof reason === 'string'
    ? { text: 'accessPointReports', values: { words: reason.slice(0, longestWords) } }
    : reason;
}

/** An adapter may be written in JavaScript, so its types need to be checked. */
function formed<Form>(schema: z.ZodType<Form>, given: unknown): Form {
  const { error, data } = schema.safeParse(given);
  if (error !== undefined)
    throw new Error(`The adapter's answer is none of the contract: ${z.prettifyError(error)}`);
  return data;
}
