import { type Temporal, type TemporalType } from './dates.ts';
import { partsOfPicture } from './format-date/picture.ts';
/**
 * fn:format-date, fn:format-time and fn:format-dateTime, with names in English. What has another result in another
 * language, calendar or place is an error there.
 */
export declare function formatDate(value: Temporal | undefined, picture: string, language?: string, calendar?: string, place?: string): string | undefined;
/** The parts of a picture, if values of the type have its components, and it is the same in the language and calendar. */
export declare function checkedPicture(type: TemporalType, picture: string, language?: string, calendar?: string, place?: string): ReturnType<typeof partsOfPicture>;
//# sourceMappingURL=format-date.d.ts.map