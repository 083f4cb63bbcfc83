/** The media types that attachments may have, with the file names by which they are known. */
export { mediaTypes } from '../../rules/pint/defaults/media-types.ts';
