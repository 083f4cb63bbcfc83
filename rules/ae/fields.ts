import { withFieldTexts } from '../../src/core/messages/field-text.ts';
import shared from '../pint/messages/fields.json' with { type: 'json' };
import own from './messages/fields.json' with { type: 'json' };

/**
 * The descriptions of the request fields, for people; kept apart from the specification, since judging does
 * not use them.
 */
export const fields = withFieldTexts(shared, own);
