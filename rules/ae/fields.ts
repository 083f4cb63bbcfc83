import { withFieldTexts } from '../../src/core/field-text.ts';
import shared from '../pint/messages/fields.json' with { type: 'json' };
import own from './messages/fields.json' with { type: 'json' };

/** What the fields of a request hold, for people; apart from the specification, since nobody who judges reads it. */
export const fields = withFieldTexts(shared, own);
