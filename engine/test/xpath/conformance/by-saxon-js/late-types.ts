/** Values whose types are known only when they are there: each type's letters, conversions, arithmetic and rounding. */
export const lateTypes = `
for $x in (0, 7, 0.0, 0.1, 0e0, xs:double('NaN'), 1e0) return $x cast as xs:boolean => xs:boolean false | xs:boolean true | xs:boolean false | xs:boolean true | xs:boolean false | xs:boolean false | xs:boolean true
for $x in (true(), false(), 7, -7.9, 7.9e0) return $x cast as xs:integer => xs:integer 1 | xs:integer 0 | xs:integer 7 | xs:integer -7 | xs:integer 7
for $x in (true(), 7, 0.375e0) return $x cast as xs:decimal => xs:decimal 1 | xs:decimal 7 | xs:decimal 0.375
for $x in ('true', ' 1 ', 'false', '0') return xs:boolean($x) => xs:boolean true | xs:boolean true | xs:boolean false | xs:boolean false
for $x in ('x', '7', true(), xs:untypedAtomic('1e2')) return number($x) => xs:double NaN | xs:double 7 | xs:double 1 | xs:double 100
for $x in ('7', '7.5', 'x', 7, 300.0) return $x castable as xs:byte => xs:boolean true | xs:boolean false | xs:boolean false | xs:boolean true | xs:boolean false
for $x in (-128, 127, -129, 128) return $x castable as xs:byte => xs:boolean true | xs:boolean true | xs:boolean false | xs:boolean false
for $x in (7, 7.0, 'a', xs:untypedAtomic('a'), 1e0) return $x instance of xs:integer => xs:boolean true | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false
for $x in (7, 7.0, 'a', xs:untypedAtomic('a'), 1e0) return $x instance of xs:decimal => xs:boolean true | xs:boolean true | xs:boolean false | xs:boolean false | xs:boolean false
for $x in (7, 7.0, 'a', xs:untypedAtomic('a'), 1e0) return $x instance of xs:string => xs:boolean false | xs:boolean false | xs:boolean true | xs:boolean false | xs:boolean false
for $x in (7, 7.0, 'a', xs:untypedAtomic('a'), 1e0) return $x instance of xs:double => xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean true
for $x in (7, 7.0, 'a', xs:untypedAtomic('a'), 1e0) return $x instance of xs:anyAtomicType => xs:boolean true | xs:boolean true | xs:boolean true | xs:boolean true | xs:boolean true
for $x in (0e0, -0e0, 1e0, -1.5e0, 1e6, 999999e0, 1e-6, 1e-7, 1.25e21, -1e6, 123456.5e0) return string($x) => xs:string 0 | xs:string -0 | xs:string 1 | xs:string -1.5 | xs:string 1.0E6 | xs:string 999999 | xs:string 0.000001 | xs:string 1.0E-7 | xs:string 1.25E21 | xs:string -1.0E6 | xs:string 123456.5
for $x in (' INF ', '-INF', 'NaN', ' 1 ', '1.', '-.5e1', '+1E-2', '.25', '25.', '1e-2', '-1.5E+3') return xs:double($x) => xs:double INF | xs:double -INF | xs:double NaN | xs:double 1 | xs:double 1 | xs:double -5 | xs:double 0.01 | xs:double 0.25 | xs:double 25 | xs:double 0.01 | xs:double -1500
for $x in ('inf', 'nan', '--1', '1..2', '1.2.3', '.', '-', '', ' ', '1 2', '١', 'constructor', '__proto__', 'e2', '1e', '0x1', '1_0') return $x castable as xs:double => xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false
for $x in ('1', ' 1 ', '.5', '5.', '-.5', '+0', '', ' ', '.', '-', '1 2', '1e2', '--1', '1.1.1') return $x castable as xs:decimal => xs:boolean true | xs:boolean true | xs:boolean true | xs:boolean true | xs:boolean true | xs:boolean true | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false
for $x in ('7', '-7', '+7', ' 7', '007', '-0', '123456789012345678901', '+123456789012345678901') return xs:integer($x) => xs:integer 7 | xs:integer -7 | xs:integer 7 | xs:integer 7 | xs:integer 7 | xs:integer 0 | xs:integer 123456789012345678901 | xs:integer 123456789012345678901
for $x in ('', '+', '7.0', '7 7', '1e2', 'a', '7a', 'a7') return $x castable as xs:integer => xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false
for $x in (0.5, 1.5, -0.5, -1.5, 2.5, 0.49, -0.51, 2.0) return round($x) => xs:decimal 1 | xs:decimal 2 | xs:decimal 0 | xs:decimal -1 | xs:decimal 3 | xs:decimal 0 | xs:decimal -1 | xs:decimal 2
for $x in (0.5, 1.5, -0.5, -1.5, 2.5, 0.49, -0.51, 2.0) return round-half-to-even($x) => xs:decimal 0 | xs:decimal 2 | xs:decimal 0 | xs:decimal -2 | xs:decimal 2 | xs:decimal 0 | xs:decimal -1 | xs:decimal 2
for $x in (0.5, 1.5, -0.5, -1.5, 2.5, 0.49, -0.51, 2.0) return floor($x) => xs:decimal 0 | xs:decimal 1 | xs:decimal -1 | xs:decimal -2 | xs:decimal 2 | xs:decimal 0 | xs:decimal -1 | xs:decimal 2
for $x in (0.5, 1.5, -0.5, -1.5, 2.5, 0.49, -0.51, 2.0) return ceiling($x) => xs:decimal 1 | xs:decimal 2 | xs:decimal 0 | xs:decimal -1 | xs:decimal 3 | xs:decimal 1 | xs:decimal 0 | xs:decimal 2
for $x in (1.9, -1.9, 7.0, 12345678901234567890.9) return xs:integer($x) => xs:integer 1 | xs:integer -1 | xs:integer 7 | xs:integer 12345678901234567890
for $x in (1.5, -0.25, 0.1, 12345678901234567890.5, 1.00000000000000000001) return xs:double($x) => xs:double 1.5 | xs:double -0.25 | xs:double 0.1 | xs:double 1.2345678901234567E19 | xs:double 1
for $x in (0.50, -0.05, 10.0, -12.0, .5, 5.) return string($x) => xs:string 0.5 | xs:string -0.05 | xs:string 10 | xs:string -12 | xs:string 0.5 | xs:string 5
for $x in (8, 9, 10, 11, 12, 13, 14, 31, 32, 55295, 57344, 65533, 65534, 65536, 1114111) return string-length(codepoints-to-string($x)) => error FOCH0001
for $x in ('P1Y', 'P14M', '-P1Y2M', ' P0Y ') return xs:yearMonthDuration($x) => xs:yearMonthDuration P1Y | xs:yearMonthDuration P1Y2M | xs:yearMonthDuration -P1Y2M | xs:yearMonthDuration P0M
for $x in ('P1D', 'PT5M', 'PT90M', 'P1DT2H3M4.5S', '-PT0.5S') return xs:dayTimeDuration($x) => xs:dayTimeDuration P1D | xs:dayTimeDuration PT5M | xs:dayTimeDuration PT1H30M | xs:dayTimeDuration P1DT2H3M4.5S | xs:dayTimeDuration -PT0.5S
for $x in ('P', 'PY', 'P1', 'P1D', 'PT1M', '1Y', 'P1M1Y', '', 'P-1Y') return $x castable as xs:yearMonthDuration => xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false
for $x in ('P', 'PT', 'PTM', 'PTxM', 'P1Y', 'P1H', 'PT1.5M', 'PT1D', 'P1DT', '') return $x castable as xs:dayTimeDuration => xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false | xs:boolean false
for $x in (2, 1.5) return $x * 2 => xs:integer 4 | xs:decimal 3
for $x in (2, 1.5) return $x + 2 => xs:integer 4 | xs:decimal 3.5
for $x in (2, 1.5) return $x - 2 => xs:integer 0 | xs:decimal -0.5
for $x in (2, 1.5) return $x div 2 => xs:decimal 1 | xs:decimal 0.75
for $x in (7, 7.5) return $x idiv 2 => xs:integer 3 | xs:integer 3
for $x in (2, 1.5e0) return $x * 2e0 => xs:double 4 | xs:double 3
for $x in (2, 1.5e0) return $x - 2e0 => xs:double 0 | xs:double -0.5
for $x in (2, 1.5e0) return $x div 2e0 => xs:double 1 | xs:double 0.75
for $x in (7, 7.5e0) return $x mod 2e0 => xs:double 1 | xs:double 1.5
for $x in (7, -1.5, 2.5e0) return floor($x) => xs:integer 7 | xs:decimal -2 | xs:double 2
for $x in (7, -1.5, 2.5e0) return ceiling($x) => xs:integer 7 | xs:decimal -1 | xs:double 3
for $x in (-7, -1.5, -2.5e0) return abs($x) => xs:integer 7 | xs:decimal 1.5 | xs:double 2.5
for $x in (1255, 12.55) return round-half-to-even($x, -1) => xs:integer 1260 | xs:decimal 10
for $x in (1255, 12.55) return round-half-to-even($x, 1) => xs:integer 1255 | xs:decimal 12.6
for $x in ('a', xs:untypedAtomic('1')) return $x = xs:untypedAtomic('1') => xs:boolean false | xs:boolean true
for $x in ('x', '1f') return $x castable as xs:float => xs:boolean false | xs:boolean false
cbc:None[1] castable as xs:integer? => xs:boolean true
cbc:None[1] castable as xs:integer => xs:boolean false
cbc:S[1] castable as xs:integer? => xs:boolean false
cbc:N[1] castable as xs:integer => xs:boolean true
for $x in (1.50, 'a') return $x cast as xs:untypedAtomic => xs:untypedAtomic 1.5 | xs:untypedAtomic a
for $x in (' true', 'true ', 'true') return xs:boolean($x) => xs:boolean true | xs:boolean true | xs:boolean true
(xs:date('2024-01-01'), 1)[1] * 2 => error XPTY0004
(1, 'a')[3] eq 1 => 
1 eq (1, 'a')[3] => 
(xs:double('-INF'), 1)[1] lt (xs:double('INF'), 1)[1] => xs:boolean true
cbc:N[1]/@a = @none => xs:boolean false
cbc:N[1]/@a != @none => xs:boolean false
cbc:N[1]/@a = cbc:N[1]/@a => xs:boolean true
cbc:N[1]/@a != cbc:N[1]/@a => xs:boolean false
cbc:N[1]/@a != cac:L[1]/cbc:ID/@scheme => xs:boolean true
for $p in (xs:decimal('2'), 'x') return ('a', 'b', 'c')[$p] => xs:string b | xs:string a | xs:string b | xs:string c
xs:integer(@none) = xs:integer(@other) => xs:boolean false
xs:integer(@none) != xs:integer(@other) => xs:boolean false
xs:integer(cbc:N/@a) = xs:integer(cbc:N/@a) => xs:boolean true
xs:integer(cbc:N/@a) != xs:integer(cbc:N/@a) => xs:boolean false
xs:integer(cbc:N/@a) = xs:integer(@none) => xs:boolean false
xs:integer(@none) != xs:integer(cbc:N/@a) => xs:boolean false
normalize-space(codepoints-to-string((97, 9, 98))) => xs:string a b
for $x in (xs:double('INF'), xs:double('-INF')) return $x lt xs:double('INF') => xs:boolean false | xs:boolean true
max((xs:double('INF'), 1e0, xs:double('-INF'))) => xs:double INF
min((xs:double('INF'), xs:double('-INF'), 1e0)) => xs:double -INF
(2, 'a')[1] * (xs:dayTimeDuration('PT1H'), 'a')[1] => xs:dayTimeDuration PT2H
(2, 'a')[1] * (xs:date('2024-01-01'), 'a')[1] => error XPTY0004
`;
