/** Values of one type from the least to the greatest; values grouped together are equal. */
export const ascending: Readonly<Record<string, readonly (readonly string[])[]>> = {
  numbers: [
    ["xs:double('-INF')"],
    ['-1000000.5', '-1000000.50'],
    ['-1', '-1.0', '-1e0'],
    ['0', '0.0', '-0e0'],
    ['0.1', '1e-1'],
    ['1', '1.00', 'xs:integer(1)'],
    ['2.5'],
    ['10', '1e1'],
    ['99999999999999999999', '99999999999999999999.0'],
    ["xs:double('INF')"],
  ],
  strings: [["''"], ["' '"], ["'1'"], ["'A'"], ["'AB'"], ["'B'"], ["'a'"], ["'ab'"], ["'é'"], ["'ي'"]],
  booleans: [
    ['false()', "xs:boolean('0')"],
    ['true()', "xs:boolean(' true ')"],
  ],
  dates: [
    ["xs:date('0001-01-01')"],
    ["xs:date('1999-12-31')"],
    ["xs:date('2000-02-29')"],
    ["xs:date('2000-03-01')", "xs:date(' 2000-03-01 ')"],
    ["xs:date('2024-12-31')"],
    ["xs:date('12024-01-01')"],
  ],
  'dates in zones': [
    ["xs:date('2024-01-01+14:00')"],
    ["xs:date('2024-01-01+02:00')"],
    ["xs:date('2024-01-01Z')", "xs:date('2024-01-01+00:00')", "xs:date('2024-01-01-00:00')"],
    ["xs:date('2024-01-01-05:30')"],
  ],
  times: [
    ["xs:time('00:00:00')", "xs:time('24:00:00')"],
    ["xs:time('00:00:00.001')"],
    ["xs:time('12:30:00')", "xs:time('12:30:00.000')"],
    ["xs:time('23:59:59.999')"],
  ],
  moments: [
    ["xs:dateTime('2023-12-31T23:59:59Z')", "xs:dateTime('2024-01-01T01:59:59+02:00')"],
    ["xs:dateTime('2023-12-31T24:00:00Z')", "xs:dateTime('2024-01-01T00:00:00Z')"],
    ["xs:dateTime('2024-01-01T00:00:00-01:00')", "xs:dateTime('2024-01-01T01:00:00Z')"],
    ["xs:dateTime('2024-02-29T00:00:00Z')"],
  ],
  'days and times': [
    ["xs:dayTimeDuration('-P1D')", "xs:dayTimeDuration('-PT24H')"],
    ["xs:dayTimeDuration('PT0S')", "xs:dayTimeDuration('-P0D')"],
    ["xs:dayTimeDuration('PT0.001S')"],
    ["xs:dayTimeDuration('PT59M')"],
    ["xs:dayTimeDuration('PT1H')", "xs:dayTimeDuration('PT3600.0S')"],
    ["xs:dayTimeDuration('P400D')"],
  ],
  'years and months': [
    ["xs:yearMonthDuration('-P1M')"],
    ["xs:yearMonthDuration('P0Y')", "xs:yearMonthDuration('P0M')"],
    ["xs:yearMonthDuration('P11M')"],
    ["xs:yearMonthDuration('P1Y')", "xs:yearMonthDuration('P12M')"],
  ],
};

/** Results of a comparison for a value that is less than, equal to, or greater than the other. */
export const holds: Readonly<Record<string, readonly [less: boolean, equal: boolean, greater: boolean]>> = {
  eq: [false, true, false],
  ne: [true, false, true],
  lt: [true, false, false],
  le: [true, true, false],
  gt: [false, false, true],
  ge: [false, true, true],
};
