/**
 * Tabs, and characters that look like nothing or like an ordinary blank: in a number or a code they are a
 * mistake.
 */
export declare const unseenCharacters: RegExp;
/** A character as `U+200B`. */
export declare function codePointName(character: string): string;
/** A value as a text quotes it: shortened, with its invisible characters named. */
export declare function shortenedValue(value: string): string;
/** A path or location as findings show it. */
export declare function shortenedPlace(place: string): string;
/** A name as a location writes it: two hundred steps of a long namespace would be longer than their document. */
export declare function shortenedName(name: string): string;
/** Text of a rule, with values of a document in it. */
export declare function shortenedMessage(message: string): string;
//# sourceMappingURL=shortened.d.ts.map