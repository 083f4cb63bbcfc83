export { didYouMean, isTypingErrorOf, nearest } from 'schematron-compiler/text';
//# sourceMappingURL=did-you-mean.d.ts.map