/** The business facts of PINT-AE with their texts; a file of its own, since only what explains or offers them needs these. */
export { supplies } from '../../rules/ae/supplies.ts';
export { supplyTexts } from '../generated/supplies.js';
