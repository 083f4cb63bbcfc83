import type { OptionMistake } from './option-mistake.ts';
/** The values that an option may have. */
export interface OptionKind<Type> {
    /** The mistake of a value; `name` is the name of the option, empty for the options as a whole. */
    readonly mistakes: (value: unknown, name: string) => readonly OptionMistake[];
    readonly isRequired?: true;
    /** Never present: the compiler infers the type of the values from it. */
    readonly type?: Type;
}
/** The kind of each option of an options type: exactly one row for each of its keys, of its type. */
export type OptionShape<Options> = {
    readonly [Key in keyof Options]-?: OptionKind<Options[Key]>;
};
/** An object of options, with its rows. */
export interface OptionsKind<Options> extends OptionKind<Options> {
    readonly shape: Readonly<Record<string, OptionKind<unknown>>>;
}
/** The kind of a value that `isOne` recognises; `words` are the texts that it may be. */
export declare function expected<Type>(isOne: (value: unknown) => boolean, what: string, words?: readonly string[], wrong?: OptionMistake['wrong']): OptionKind<Type | undefined>;
/** The kind of a mandatory option. */
export declare function required<Type>(kind: OptionKind<Type>): OptionKind<Exclude<Type, undefined>>;
/** A kind of which null is a value too, as requests say that there is none. */
export declare function orNull<Type>(kind: OptionKind<Type>): OptionKind<Type | null>;
export declare const trueOrFalse: OptionKind<boolean | undefined>;
export declare const text: OptionKind<string | undefined>;
export declare const textWithContent: OptionKind<string | undefined>;
/** A text that follows a form. */
export declare function textLike(isOne: (value: string) => boolean, what: string): OptionKind<string | undefined>;
export declare const day: OptionKind<string | undefined>;
export declare const dateTimeWithZone: OptionKind<string | undefined>;
export declare const uuid: OptionKind<string | undefined>;
/** An optional function; its arguments cannot be checked. */
export declare function callback<Type>(): OptionKind<Type | undefined>;
/** An object whose members are all texts. */
export declare const texts: OptionKind<Readonly<Record<string, string>> | undefined>;
/** One of some texts. */
export declare function oneOf<const Value extends string>(values: readonly Value[]): OptionKind<Value | undefined>;
/** A whole number within bounds, both included. */
export declare function wholeNumber(least: number, most?: number): OptionKind<number | undefined>;
/** A list whose entries are all of one kind. */
export declare function listOf<Type>(kind: OptionKind<Type>): OptionKind<readonly NonNullable<Type>[] | undefined>;
/** One value of a kind, or a list of at least one. */
export declare function oneOrMore<Type>(kind: OptionKind<Type>): OptionKind<Type | readonly NonNullable<Type>[] | undefined>;
/** An object with these options and no others. The whole is checked only after each option is right. */
export declare function optionsOf<Options>(shape: OptionShape<Options>, mistakesOfWhole?: (options: Options, name: string) => readonly OptionMistake[]): OptionsKind<Options | undefined>;
/** Whether a value is an object that has all these members. */
export declare function hasMembers(value: unknown, members: Readonly<Record<string, 'string' | 'number' | 'function' | 'object'>>): boolean;
/** Whether a value, or each entry of a list that is not empty, is of a kind. */
export declare function isOneOrMore(value: unknown, isOne: (value: unknown) => boolean): boolean;
//# sourceMappingURL=option-kinds.d.ts.map