/** PINT-AE without its official rules, for programs that read, normalise, compute and write, and do not validate. */
export { pintAe as specificationWithoutRules } from '../../rules/ae/index.ts';
