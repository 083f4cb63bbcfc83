/** PINT-AE for programs that only compute amounts; they load no rules, checks, texts or UBL. */
export { pintAeOfComputing as computingSpecification } from '../../rules/ae/computing.ts';
