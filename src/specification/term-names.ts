/** What each business term and group of terms is called. */
export { termNames } from '../../rules/ae/term-names.ts';
