import { documentMediaTypes } from './media-type.ts';

/** Why a body of another media type is refused, and what says which ones are not. */
export const wrongType = { text: 'wrongType', values: { mediaTypes: documentMediaTypes } } as const;
export const acceptPost = { 'accept-post': documentMediaTypes };
