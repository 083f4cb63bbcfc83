/** Each function and operator on ordinary values. */
export const basics = `
string(5.0) => xs:string 5
string(5.50) => xs:string 5.5
string(-0e0) => xs:string -0
string(1e0 div 0) => xs:string INF
string(-1e0 div 0) => xs:string -INF
string(0e0 div 0) => xs:string NaN
string(xs:date('2024-02-29')) => xs:string 2024-02-29
string(xs:date('2024-02-29+00:00')) => xs:string 2024-02-29Z
string(xs:time('24:00:00')) => xs:string 00:00:00
string(xs:dateTime('2023-12-31T24:00:00')) => xs:string 2024-01-01T00:00:00
string-length('😀') => xs:integer 1
upper-case('aé1') => xs:string AÉ1
upper-case('ß') => xs:string SS
lower-case('ÀB') => xs:string àb
concat('a', 1) => xs:string a1
concat('a', (), 'b') => xs:string ab
concat(1, 2.50, true()) => xs:string 12.5true
concat(cbc:N, cbc:S) => xs:string 5abc
contains('', 'a') => xs:boolean false
starts-with('', '') => xs:boolean true
ends-with('abc', ()) => xs:boolean true
substring('12345', 2, 3) => xs:string 234
substring('12345', 0) => xs:string 12345
substring('12345', -1, 3) => xs:string 1
substring('12345', 1.5, 2.6) => xs:string 234
substring('12345', 5, 9) => xs:string 5
substring('12345', 6) => xs:string 
substring('12345', 0e0 div 0) => xs:string 
substring('12345', 1, 0e0 div 0) => xs:string 
substring-before('a-b-c', '-') => xs:string a
substring-before('abc', '') => xs:string 
substring-after('a-b-c', '-') => xs:string b-c
translate('bar', 'abc', 'ABC') => xs:string BAr
translate('--aaa--', 'abc-', 'ABC') => xs:string AAA
translate('aaa', 'aa', 'bc') => xs:string bbb
string-join('a', '-') => xs:string a
string-join(('', ''), '-') => xs:string -
codepoints-to-string((65, 233)) => xs:string Aé
codepoints-to-string(()) => xs:string 
codepoints-to-string(0) => error FOCH0001
compare('b', 'a') => xs:integer 1
compare('a', 'a') => xs:integer 0
compare('a', ()) => 
matches('abracadabra', 'bra') => xs:boolean true
matches('abracadabra', '^a.*a$') => xs:boolean true
matches('abracadabra', '^bra') => xs:boolean false
matches('', '^$') => xs:boolean true
matches('AE123', '^[A-Z]{2}[0-9]+$') => xs:boolean true
matches('ae123', '^[A-Z]{2}[0-9]+$', 'i') => xs:boolean true
matches('axb', 'a.b', 'q') => xs:boolean false
matches('a-b', '[a\\-z]{2}') => xs:boolean true
matches('٣', '^\\d$') => xs:boolean true
matches('3', '^\\p{Nd}$') => xs:boolean true
matches('x', '^\\p{Lu}$') => xs:boolean false
matches('é', '^\\p{L}$') => xs:boolean true
matches('_a:b', '^\\i\\c*$') => xs:boolean true
matches('d', '^[a-z-[b-d]]$') => xs:boolean false
matches('e', '^[a-z-[b-d]]$') => xs:boolean true
matches('abab', '^(ab)\\1$') => xs:boolean true
matches('a', '[') => refused
replace('abracadabra', 'bra', '*') => xs:string a*cada*
replace('abracadabra', 'a.*a', '*') => xs:string *
replace('abracadabra', 'a.*?a', '*') => xs:string *c*bra
replace('abracadabra', 'a', '') => xs:string brcdbr
replace('abracadabra', 'a(.)', 'a$1$1') => xs:string abbraccaddabbra
replace('AAAA', 'A+', 'b') => xs:string b
replace('AAAA', 'A+?', 'b') => xs:string bbbb
replace('darted', '^(.*?)d(.*)$', '$1c$2') => xs:string carted
replace('a', 'a', '\\$') => xs:string $
replace('a', 'a', '\\\\') => xs:string \\
replace('a', 'a', '$') => error FORX0004
replace('a', '.*', 'x') => error FORX0003
replace('a.b', '.', '$1', 'q') => xs:string a$1b
tokenize('1, 15, 24', ',\\s*') => xs:string 1 | xs:string 15 | xs:string 24
tokenize('a,,b', ',') => xs:string a | xs:string  | xs:string b
tokenize('a', '.?') => error FORX0003
count(tokenize(',a,', ',')) => xs:integer 3
2 * 3.5 => xs:decimal 7
1 + 0.1 => xs:decimal 1.1
0.1 + 0.2 => xs:decimal 0.3
0.1e0 + 0.2e0 => xs:double 0.30000000000000004
6 div 4 => xs:decimal 1.5
1e0 div 0 => xs:double INF
1 div 0 => error FOAR0001
1.0 div 0 => error FOAR0001
7 idiv 2 => xs:integer 3
-7 idiv 2 => xs:integer -3
7.5 idiv 2 => xs:integer 3
1 idiv 0 => error FOAR0001
1e0 idiv 0 => error FOAR0001
7 mod 3 => xs:integer 1
-7 mod 3 => xs:integer -1
7 mod -3 => xs:integer 1
5.5 mod 2 => xs:decimal 1.5
1e0 mod 0 => xs:double NaN
7 mod 0 => error FOAR0001
+(5) => xs:integer 5
-(-5.50) => xs:decimal 5.5
- () => 
() + 1 => 
1 + () => 
cbc:M + 1 => error XPTY0004
cbc:S + 1 => error FORG0001
'1' + 1 => refused
true() + 1 => refused
99999999999999999999 + 1 => xs:integer 100000000000000000000
2147483647 * 2147483647 => xs:integer 4611686014132420609
1 to 3 => xs:integer 1 | xs:integer 2 | xs:integer 3
3 to 1 => 
() to 3 => 
round(2.4999) => xs:decimal 2
round(-0.2e0) => xs:double -0
round-half-to-even(1.5) => xs:decimal 2
round-half-to-even(-2.345, 2) => xs:decimal -2.34
round-half-to-even(1234, -2) => xs:integer 1200
number('5') => xs:double 5
number(' 5 ') => xs:double 5
number('5,0') => xs:double NaN
number(cbc:E) => xs:double NaN
sum((0.1, 0.2)) => xs:decimal 0.3
sum((1, 2e0)) => xs:double 3
sum(cbc:S) => error FORG0001
sum((), ()) => 
avg((1, 2)) => xs:decimal 1.5
max((1, 3, 2)) => xs:integer 3
max((1, 'a')) => error FORG0006
min((3, 1, 2)) => xs:integer 1
count((1, (2, 3), ())) => xs:integer 3
count(//cbc:ID) => xs:integer 6
exists(cbc:E) => xs:boolean true
exists(cbc:Missing) => xs:boolean false
empty((1)) => xs:boolean false
not('') => xs:boolean true
not('false') => xs:boolean false
not(0e0 div 0) => xs:boolean true
not(cbc:E) => xs:boolean false
boolean((1, 2)) => error FORG0006
boolean(xs:date('2024-01-01')) => refused
distinct-values((1, 1.0, 2, '1')) => xs:integer 1 | xs:integer 2 | xs:string 1
distinct-values(('a', 'b', 'a')) => xs:string a | xs:string b
count(distinct-values(//cac:T/cbc:ID)) => xs:integer 3
count(distinct-values((0e0 div 0, 0e0 div 0))) => xs:integer 1
index-of((10, 20, 10), 10) => xs:integer 1 | xs:integer 3
index-of(('a', 'b'), 'c') => 
insert-before((1, 3), 2, 2) => xs:integer 1 | xs:integer 2 | xs:integer 3
insert-before((1, 2), 9, 3) => xs:integer 1 | xs:integer 2 | xs:integer 3
insert-before((1, 2), 0, 3) => xs:integer 3 | xs:integer 1 | xs:integer 2
remove((1, 2), 9) => xs:integer 1 | xs:integer 2
subsequence((1, 2, 3, 4), 2, 2) => xs:integer 2 | xs:integer 3
subsequence((1, 2, 3), 0, 2) => xs:integer 1
zero-or-one((1, 2)) => error FORG0003
exactly-one(()) => error FORG0005
one-or-more(()) => error FORG0004
deep-equal((1, 2), (1, 2)) => xs:boolean true
deep-equal((1, 2), (2, 1)) => xs:boolean false
deep-equal((), ()) => xs:boolean true
deep-equal(1, 1.0) => xs:boolean true
deep-equal('1', 1) => xs:boolean false
(1, 2) = (2, 3) => xs:boolean true
(1, 2) = (3, 4) => xs:boolean false
(1, 2) != (1, 2) => xs:boolean true
() = () => xs:boolean false
() != 1 => xs:boolean false
1 eq () => 
(1, 2) eq 1 => error XPTY0004
'a' = 1 => refused
'1' eq 1 => refused
true() = 'true' => refused
cbc:N = 5.0 => xs:boolean true
cbc:N eq 5 => error XPTY0004
cbc:S = true() => error FORG0001
cbc:M > 5 => xs:boolean false
cbc:S < 5 => error FORG0001
cbc:D < xs:date('2024-03-01') => xs:boolean true
cbc:E = '' => xs:boolean true
cbc:E = 0 => error FORG0001
true() and false() => xs:boolean false
true() or false() => xs:boolean true
() and true() => xs:boolean false
'a' and 1 => xs:boolean true
if ('') then 'a' else () => 
for $x in (1, 2) return $x * 2 => xs:integer 2 | xs:integer 4
for $x in (1, 2), $y in (3, 4) return $x * $y => xs:integer 3 | xs:integer 4 | xs:integer 6 | xs:integer 8
for $x in () return 1 => 
some $x in (1, 2) satisfies $x = 2 => xs:boolean true
some $x in () satisfies true() => xs:boolean false
every $x in (1, 2) satisfies $x > 0 => xs:boolean true
every $x in () satisfies false() => xs:boolean true
some $x in (1, 2), $y in (2, 3) satisfies $x = $y => xs:boolean true
every $x in (1, 2), $y in (2, 3) satisfies $x < $y => xs:boolean false
(1, 2, 3)[2] => xs:integer 2
(1, 2, 3)[. > 1] => xs:integer 2 | xs:integer 3
(1, 2, 3)[position() > 1] => xs:integer 2 | xs:integer 3
(1, 2, 3)[last()] => xs:integer 3
(1, 2, 3)[9] => 
(1, 2, 3)[position() = (1, 3)] => xs:integer 1 | xs:integer 3
(10 to 20)[. mod 5 = 0][2] => xs:integer 15
5 cast as xs:string => xs:string 5
'5' cast as xs:integer => xs:integer 5
'5.5' cast as xs:integer => error FORG0001
5.9 cast as xs:integer => xs:integer 5
-5.9 cast as xs:integer => xs:integer -5
'1e3' cast as xs:decimal => error FORG0001
'+INF' cast as xs:decimal => error FORG0001
() cast as xs:integer? => 
() cast as xs:integer => error XPTY0004
(1, 2) cast as xs:integer => error XPTY0004
'yes' cast as xs:boolean => error FORG0001
0 cast as xs:boolean => xs:boolean false
2.5 cast as xs:boolean => xs:boolean true
'2024-02-30' cast as xs:date => error FORG0001
'2024-02-29' cast as xs:date => xs:date 2024-02-29
'2023-02-29' castable as xs:date => xs:boolean false
'24:00:00' castable as xs:time => xs:boolean true
'24:00:01' castable as xs:time => xs:boolean false
'2024-01-01T25:00:00' castable as xs:dateTime => xs:boolean false
xs:date('2024-02-29') cast as xs:dateTime => xs:dateTime 2024-02-29T00:00:00
xs:dateTime('2024-02-29T10:00:00Z') cast as xs:date => xs:date 2024-02-29Z
xs:dateTime('2024-02-29T10:00:00Z') cast as xs:time => xs:time 10:00:00Z
'x' castable as xs:integer => xs:boolean false
' 5 ' castable as xs:integer => xs:boolean true
'5 5' castable as xs:integer => xs:boolean false
'0x10' castable as xs:integer => xs:boolean false
'.5' castable as xs:decimal => xs:boolean true
'5.' castable as xs:decimal => xs:boolean true
'.' castable as xs:decimal => xs:boolean false
'' castable as xs:decimal => xs:boolean false
() castable as xs:decimal => xs:boolean false
(1, 2) castable as xs:decimal => xs:boolean false
5 instance of xs:integer => xs:boolean true
5 instance of xs:decimal => xs:boolean true
5.0 instance of xs:integer => xs:boolean false
'a' instance of xs:string => xs:boolean true
(1, 2) instance of xs:integer+ => xs:boolean true
() instance of xs:integer? => xs:boolean true
() instance of xs:integer => xs:boolean false
cbc:N instance of element() => xs:boolean true
cbc:N instance of xs:string => xs:boolean false
year-from-date(xs:date('2024-02-29')) => xs:integer 2024
month-from-date(xs:date('2024-02-29')) => xs:integer 2
day-from-date(xs:date('2024-02-29')) => xs:integer 29
year-from-date(()) => 
name(cbc:N) => xs:string cbc:N
local-name(cbc:N) => xs:string N
local-name(/*) => xs:string Invoice
local-name(cbc:Missing) => xs:string 
local-name(cbc:M) => error XPTY0004
string(namespace-uri(x)) => xs:string 
name(cbc:N/@a) => xs:string a
cbc:N/@a => node a=5
cbc:N/@* => node a=5
cbc:N/text() => node =5
cac:L[1]/cac:T/cbc:ID => node cbc:ID=S | node cbc:ID=Z
cac:L[cbc:ID = 2]/cac:T/cbc:Pct => node cbc:Pct=x
cac:L[last()]/cbc:ID => node cbc:ID=2
cac:L[2]/preceding-sibling::cac:L/cbc:ID => node cbc:ID=1
cac:L[1]/following-sibling::cac:L/cbc:ID => node cbc:ID=2
//cbc:ID[@scheme = 's2'] => node cbc:ID=2
//cac:T[cac:T]/cbc:ID => node cbc:ID=S
//cac:T/ancestor::cac:L/cbc:ID => node cbc:ID=1 | node cbc:ID=2
count(//cac:T/ancestor::*) => xs:integer 4
count(//cac:T/ancestor-or-self::*) => xs:integer 7
count(descendant::cbc:ID) => xs:integer 6
count(//*[not(*)]) => xs:integer 19
//cac:T[1]/cbc:ID => node cbc:ID=S | node cbc:ID=S | node cbc:ID=inner
(//cac:T)[1]/cbc:ID => node cbc:ID=S
cbc:M | cbc:N => node cbc:N=5 | node cbc:M=1 | node cbc:M=5
cbc:M union cbc:M => node cbc:M=1 | node cbc:M=5
(cbc:M | cbc:N) intersect cbc:M[1] => node cbc:M=1
cbc:M except cbc:M[1] => node cbc:M=5
cbc:M[1] is cbc:M[1] => xs:boolean true
cbc:M[1] << cbc:M[2] => xs:boolean true
cbc:M[1] >> cbc:M[2] => xs:boolean false
cbc:M[1] is cbc:Missing => 
cbc:M/(. + 1) => xs:double 2 | xs:double 6
cac:L/string(cbc:ID) => xs:string 1 | xs:string 2
cac:L/count(cac:T) => xs:integer 2 | xs:integer 1
(cbc:N, cbc:S)/string-length(.) => xs:integer 1 | xs:integer 3
xs:float(0.01) + 1e0 => xs:double 1.0099999997764826
1e0 - xs:float('0.1') => xs:double 0.8999999985098839
xs:double(xs:float(cbc:P)) => xs:double 2.5
xs:float(16777217) = 16777216e0 => xs:boolean true
xs:float(0.1) < 1e-1 => xs:boolean false
1e-1 lt xs:float(0.1) => xs:boolean true
xs:float('x') * 1e0 => error FORG0001
xs:float('INF') = xs:double('INF') => xs:boolean true
string(namespace::x) => xs:string urn:x
namespace::x => node x=urn:x
string(namespace::none) => xs:string 
count(namespace::*) => xs:integer 5
count(namespace::node()) => xs:integer 5
count(cac:L[1]/cbc:ID/namespace::*) => xs:integer 5
count(cbc:C/b/namespace::*) => xs:integer 4
count(@*/namespace::*) => xs:integer 0
count(/namespace::*) => xs:integer 0
namespace::*[. = 'urn:x']/name() => xs:string x
namespace::cac/local-name() => xs:string cac
exists(namespace::x) => xs:boolean true
empty(namespace::xsi) => xs:boolean true
not(namespace::xsi) => xs:boolean true
string-length(normalize-space(string(namespace::x))) != 0 => xs:boolean true
cac:L[1]/namespace::x/../cbc:ID => node cbc:ID=1
namespace::x/following-sibling::* => 
namespace::x/self::x => 
namespace::x = 'urn:x' => xs:boolean true
//*[namespace::x = 'urn:y'] => 
//cac:T/following::* => node cac:T=Z | node cbc:ID=Z | node cac:L=2Sxinner | node cbc:ID=2 | node cac:T=Sxinner | node cbc:ID=S | node cbc:Pct=x | node cac:T=inner | node cbc:ID=inner | node cbc:C=onetwonthree | node b=n | node x:O=foreign
//cbc:ID/preceding::cbc:ID => node cbc:ID=1 | node cbc:ID=S | node cbc:ID=Z | node cbc:ID=2 | node cbc:ID=S
cac:L[1]/following::cbc:ID[1] => node cbc:ID=2
//cac:T/preceding::*[1] => node cbc:ID=1 | node cbc:Pct=5 | node cbc:ID=2 | node cbc:Pct=x
//cac:T/preceding::cbc:ID[last()] => node cbc:ID=1
//cbc:ID[. = preceding::cbc:ID] => node cbc:ID=S
//cbc:ID[not(following::cbc:ID)] => node cbc:ID=inner
count((preceding::*, following::*, /following::*)) => xs:integer 0
'a' || 1 + 2 || cbc:N => xs:string a35
cbc:N || '' = '5' => xs:boolean true
() || 'x' => xs:string x
'1' castable as xs:positiveInteger => xs:boolean true
'0' castable as xs:positiveInteger => xs:boolean false
cbc:N castable as xs:nonNegativeInteger => xs:boolean true
cbc:S castable as xs:int => xs:boolean false
1.5 castable as xs:positiveInteger => xs:boolean true
xs:date('2026-01-01') castable as xs:int => xs:boolean false
() castable as xs:int? => xs:boolean true
'128' castable as xs:byte => xs:boolean false
'-128' castable as xs:byte => xs:boolean true
'9223372036854775808' castable as xs:long => xs:boolean false
xs:positiveInteger('7') + 1 => xs:integer 8
xs:int(cbc:N) => xs:integer 5
cbc:Missing cast as xs:int? => 
xs:unsignedLong('18446744073709551615') => xs:integer 18446744073709551615
'INF' castable as xs:float => xs:boolean true
minutes-from-dateTime(xs:dateTime('2026-01-02T13:20:00Z')) => xs:integer 20
adjust-dateTime-to-timezone(xs:dateTime('2026-01-01T23:30:00Z'), xs:dayTimeDuration('PT4H')) => xs:dateTime 2026-01-02T03:30:00+04:00
adjust-dateTime-to-timezone(xs:dateTime('2026-01-01T23:30:00.25Z'), xs:dayTimeDuration('-PT4H30M')) => xs:dateTime 2026-01-01T19:00:00.25-04:30
adjust-dateTime-to-timezone(xs:dateTime('2026-01-01T23:30:00+04:00'), ()) => xs:dateTime 2026-01-01T23:30:00
adjust-date-to-timezone(xs:date('2026-01-01+04:00'), ()) => xs:date 2026-01-01
adjust-date-to-timezone(xs:date('2026-01-01'), xs:dayTimeDuration('PT4H')) => xs:date 2026-01-01+04:00
adjust-date-to-timezone(xs:date('2026-01-01Z'), xs:dayTimeDuration('-PT1H')) => xs:date 2025-12-31-01:00
matches('2026-01-02', '^[0-9]{4}\\-[0-9]{2}\\-[0-9]{2}$') => xs:boolean true
for $x in (1, 'a', true())[. instance of xs:integer] return $x => xs:integer 1
(1, 2)[(9007199254740993, 'a')[. instance of xs:integer]] => 
(1, 2)[('a', 2)[. instance of xs:integer]] => xs:integer 2
boolean((0.0, 'a')[. instance of xs:decimal]) => xs:boolean false
boolean((0.5, 'a')[. instance of xs:decimal]) => xs:boolean true
boolean((0, 'a')[. instance of xs:integer]) => xs:boolean false
(for $x in (1.50, 'a') return $x cast as xs:string) => xs:string 1.5 | xs:string a
(for $x in (true(), 7) return $x cast as xs:string) => xs:string true | xs:string 7
for $x in ('1', 'x', '1.0', '') return $x castable as xs:integer => xs:boolean true | xs:boolean false | xs:boolean false | xs:boolean false
-(9007199254740993.5) => xs:decimal -9007199254740993.5
0.0 * -5 => xs:decimal 0
count(1 to ()) => xs:integer 0
abs((xs:decimal('-1.5'), 'x')[1]) => xs:decimal 1.5
abs(('x', 1.5)[1]) => error XPTY0004
matches('aa', '(a)\\9') => refused
matches('abcdefghii', '(a)(b)(c)(d)(e)(f)(g)(h)(i)\\9') => xs:boolean true
matches('abcdefghia', '(a)(b)(c)(d)(e)(f)(g)(h)(i)\\9') => xs:boolean false
xs:positiveInteger('0') => error FORG0001
let $a := xs:date('x') return true() => error FORG0001
distinct-values((xs:dateTime('2026-01-01T00:00:00Z'), xs:dateTime('2026-01-01T04:00:00+04:00'))) => xs:dateTime 2026-01-01T00:00:00Z
('a', 'b', 'c')[9007199254740993 - 9007199254740992] => xs:string a
zero-or-one((cbc:M[. = 1], cbc:None)) => node cbc:M=1
(cbc:N, cbc:None) castable as xs:integer? => xs:boolean true
cbc:M castable as xs:integer => xs:boolean false
cbc:None castable as xs:integer? => xs:boolean true
cbc:None castable as xs:integer => xs:boolean false
xs:boolean(codepoints-to-string((13, 10, 49, 9))) => xs:boolean true
distinct-values((1e21, 1000000000000000000000, 1.5e-7, 0.00000015, -2.5e22, -25000000000000000000000)) => xs:double 1.0E21 | xs:double 1.5E-7 | xs:double -2.5E22
94906267.0 * 94906267.0 => xs:decimal 9007199515875289
-(xs:integer('1152921504606846976')) => xs:integer -1152921504606846976
@none = @other => xs:boolean false
@none != @other => xs:boolean false
xs:date(@none) = xs:integer(@none) => xs:boolean false
xs:date(cbc:D) = xs:integer(@none) => xs:boolean false
xs:date(cbc:D) = xs:integer(cbc:N) => error XPTY0004
xs:integer(cbc:N) = string(cbc:S) => refused
not(normalize-space(@none)) => xs:boolean true
not(normalize-space(cbc:W)) => xs:boolean false
`;
