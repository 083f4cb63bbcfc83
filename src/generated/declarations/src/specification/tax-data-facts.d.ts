/** Facts of a report to the tax authority; apart from its texts and rules, which the command line need not load. */
export { taxDataFacts } from '../../rules/ae/tax-data/document.ts';
//# sourceMappingURL=tax-data-facts.d.ts.map