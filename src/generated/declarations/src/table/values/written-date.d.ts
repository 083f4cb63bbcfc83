/** How a text writes a day: in an order that it shows, or in one of two. */
export type DateOrder = 'day-first' | 'month-first';
/** A day that a text says. */
export type SaidDate = 
/** It can be only this one. */
{
    readonly day: string;
    readonly order?: DateOrder | undefined;
}
/** Day and month can be exchanged. */
 | {
    readonly by: Readonly<Record<DateOrder, string>>;
}
/** It says a day, but not which: with two digits of the year, or in another time zone. */
 | {
    readonly unsaid: 'year' | 'zone';
};
/** The day that a text says, with digits of any kind: `2026-11-02`, `02/11/2026`, `2 Nov 2026`, `20261102`; undefined for none. */
export declare function dateSaid(text: string): SaidDate | undefined;
//# sourceMappingURL=written-date.d.ts.map