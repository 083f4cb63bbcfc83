import { readFile } from 'node:fs/promises';
import { convert, type DocumentRequest, wrapUbl } from 'pint-ae';
import { loadAdapter } from '../access-points/adapter-module.ts';
import { conformanceOf } from '../access-points/conformance.ts';
import type { AdapterParts } from '../access-points/delivery.ts';
import type { CommandLine } from '../admin-commands/language.ts';
import type { Settings } from '../settings.ts';
import { jsonIn } from '../texts/json.ts';
import { inWords, ToldError } from '../texts/service-text.ts';
import { parsedArgs } from './archive.ts';
import { exampleFile } from './demo.ts';

/** Tests the adapter of the settings by sending example invoices to its access point. */
export async function checkAdapter(
  { delivery }: Settings,
  { words, language }: CommandLine,
): Promise<{ readonly code: number; readonly text: string }> {
  const text = { type: 'string' } as const;
  const options = { receiver: text, absent: text, 'cut-off': text };
  const { receiver, absent, 'cut-off': cutOff } = parsedArgs({ args: words.slice(2), options }).values;
  if (delivery.module === undefined) throw new ToldError({ text: 'adapterSetting' });
  if (receiver === undefined)
    throw new ToldError({ text: 'optionMissing', values: { option: '--receiver' } });
  const { module, timeoutSeconds } = delivery;
  const parts: AdapterParts = {
    options: delivery.options,
    timeoutSeconds,
    receive: async () => ({
      outcome: 'refused',
      because: 'for-nobody-here',
      reason: { words: 'Nothing is taken in while an adapter is checked.' },
    }),
    log: { info: () => {}, error: () => {} },
  };
  const without = cutOff === undefined ? undefined : jsonIn(cutOff);
  const request: DocumentRequest = JSON.parse(await readFile(exampleFile, 'utf8'));
  const findings = await conformanceOf({
    adapter: await loadAdapter(module, parts),
    cutOff:
      without === undefined
        ? undefined
        : await loadAdapter(module, { ...parts, options: { ...parts.options, ...Object(without) } }),
    envelopeFor: (to, id) => envelopeOf(request, to, id),
    accepting: receiver,
    absent,
    seconds: timeoutSeconds + 5,
  });
  const lines = findings.map(({ demand, fault }) =>
    fault === null ? `✓ ${demand}` : `✘ ${demand}: ${fault}`,
  );
  const faults = findings.filter(({ fault }) => fault !== null).length;
  const end = inWords({ text: 'adapterChecked', values: { faults, demands: findings.length } }, language);
  return { code: faults === 0 ? 0 : 1, text: [...lines, end].join('\n') };
}

function envelopeOf(request: DocumentRequest, receiver: string, id: string): string {
  const { xml } = convert({
    ...request,
    invoiceNumber: `CHECK-${id.slice(0, 8)}`,
    buyer: { ...request.buyer, participantId: receiver },
  });
  const wrapped = wrapUbl(`${xml}`, { id, createdAt: new Date().toISOString() });
  if (!wrapped.ok) throw new Error('The example has no envelope.');
  return wrapped.value;
}
