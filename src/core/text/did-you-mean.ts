export { didYouMean, isTypingErrorOf, nearest } from 'schematron-compiler/text';
