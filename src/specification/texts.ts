import { messages } from '../../rules/ae/messages/index.ts';
import type { Messages } from '../core/messages/message.ts';
import type { SpecificationChoice } from './default.ts';

/** The texts of all findings, for the specification that the caller chose. */
export function messagesFor({ specification }: SpecificationChoice): Messages {
  return specification?.messages ?? messages;
}
