/** Facts of PINT-AE without its rules and texts, for programs that need no more of it. */
export { documentTypes } from '../../rules/ae/defaults/profiles.ts';
export { exampleRule } from '../../rules/ae/example-rule.ts';
export { release } from '../../rules/ae/releases/index.ts';
export { taxDataFacts } from '../../rules/ae/tax-data/reported-rows.ts';
export { vatReturn } from '../../rules/ae/vat-return/index.ts';
export { mediaTypes } from '../../rules/pint/defaults/media-types.ts';
