import { z } from '@hono/zod-openapi';
import { countLetters } from '../deliver/dead-letters.ts';
import { countUnanswered } from '../deliver/unanswered.ts';
import { answers, json, jsonReply, type Operation, ofOperator, operation } from '../http/operation.ts';
import { jobNames } from '../queue/queue.ts';

const queuesSchema = z
  .object({
    queues: z
      .array(
        z.object({
          name: z
            .enum(jobNames)
            .describe(
              'submission: what is sent of documents; webhook: messages to webhooks; mail: documents by e-mail.',
            ),
          waiting: z.int().describe('How much waits, or is being done.'),
          oldestSeconds: z.number().describe('Seconds since the oldest of it has been due; 0 if nothing is.'),
        }),
      )
      .describe('Of all companies and processes.'),
    messages: z
      .array(
        z.object({
          message: z
            .string()
            .openapi({ description: 'document, report, withdrawal, or status.', example: 'report' }),
          waiting: z.int().describe('How many of them wait to be sent.'),
        }),
      )
      .describe('What the queue of submissions consists of.'),
    deadLetters: z.int().describe('How many messages were given up, and are not handled yet.'),
    unanswered: z.int().describe('How many messages were sent, and have no status that answers them.'),
  })
  .describe('How much work waits, and for how long.')
  .openapi('Queues');
export type Queues = z.infer<typeof queuesSchema>;

/** Reports the work that waits, and for how long. */
export const queuesOperation: Operation = operation({
  name: 'getQueues',
  method: 'get',
  path: '/v1/operator/queues',
  ...ofOperator.reading,
  summary: { text: 'readQueues' },
  success: answers(200, 'theQueues', json(queuesSchema)),
  handle: async ({ service, scoped }) => {
    const { queue } = service;
    const [sizes, backlog, letters, unanswered] = await Promise.all([
      queue.sizes(),
      queue.backlog(),
      countLetters(scoped),
      countUnanswered(scoped, service.clock),
    ]);
    return jsonReply(200, {
      queues: jobNames.map((name) => ({
        name,
        waiting: sizes[name] ?? 0,
        oldestSeconds: Math.round(backlog.oldest[name] * 10) / 10,
      })),
      messages: Object.entries(backlog.messages).map(([message, waiting]) => ({ message, waiting })),
      deadLetters: Object.values(letters).reduce((sum, count) => sum + count, 0),
      unanswered: Object.values(unanswered).reduce((sum, { count }) => sum + count, 0),
    });
  },
});
