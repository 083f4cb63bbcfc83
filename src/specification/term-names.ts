/** Names of business terms and groups of terms. */
export { termNames } from '../../rules/ae/term-names.ts';
