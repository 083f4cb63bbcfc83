import { z } from '@hono/zod-openapi';
import { receivedKinds } from '../access-points/delivery.ts';
import { answers, json, jsonReply, type Operation, operation } from '../http/operation.ts';
import { isParticipantId, toldOf } from '../participants/participants.ts';
import { notFound } from '../problems/request-problem.ts';
import { languageOf } from '../texts/preferred-language.ts';

const registrationSchema = z
  .object({
    participantId: z.string().describe('The identifier that was asked for.'),
    registered: z.boolean().nullable().describe('Whether the network has it; null if that is not known.'),
    receives: z
      .array(z.enum(receivedKinds))
      .nullable()
      .describe('The documents of PINT-AE that it receives; null if that is not known.'),
    checkedAt: z.iso.datetime().describe('When the network was asked.'),
    ageSeconds: z.int().describe('Seconds since then.'),
    reason: z.string().nullable().describe('Why it is not known; null if it is.'),
  })
  .describe('What the network knows of a participant.')
  .openapi('Registration');
export type Registration = z.infer<typeof registrationSchema>;

/** Tells whether a buyer is registered and receives PINT-AE, before a document is submitted. */
export const participantOperation: Operation = operation({
  name: 'getParticipant',
  method: 'get',
  path: '/v1/participants/{participantId}',
  tag: 'Participants',
  summary: { text: 'readParticipant' },
  description: { text: 'participantDescription' },
  scope: null,
  success: answers(200, 'theParticipant', json(registrationSchema)),
  problems: ['not-found'],
  prepare: async ({ service, id }) => {
    if (!isParticipantId(id)) throw notFound();
    return service.participants.look(id);
  },
  handle: async ({ prepared, id, service: { clock }, request }) =>
    jsonReply(200, toldOf(id, prepared, { clock, language: languageOf(request) })),
});
