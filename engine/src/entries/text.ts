/** Helpers for messages: values as a text quotes them, and the name that a misspelt one probably means. */
export { didYouMean, isTypingErrorOf, nearest } from '../text/did-you-mean.ts';
export {
  codePointName,
  shortenedMessage,
  shortenedName,
  shortenedPlace,
  shortenedValue,
  unseenCharacters,
} from '../text/shortened.ts';
