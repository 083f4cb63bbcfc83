/** Of what SaxonJS has only a part: names as values, types only compared for equality, collations, sort(), named kinds. */
export const notInSaxonJs = `
node-name(.) => xs:QName Invoice
node-name(cac:L[1]) => xs:QName cac:L
node-name(cac:L[1]/cbc:ID/@scheme) => xs:QName scheme
node-name(@none) => 
node-name(/) => 
node-name(cac:L[1]/cbc:ID/text()[1]) => 
node-name(.) = node-name(.) => xs:boolean true
node-name(cac:L[1]) eq node-name(cac:L[2]) => xs:boolean true
node-name(cac:L[1]) != node-name(cac:L[1]/cbc:ID) => xs:boolean true
node-name(cac:L[1]) = xs:QName('cac:L') => xs:boolean true
distinct-values(*/node-name(.)) => xs:QName cbc:N | xs:QName cbc:S | xs:QName cbc:B | xs:QName cbc:D | xs:QName cbc:E | xs:QName cbc:M | xs:QName cbc:P | xs:QName cbc:W | xs:QName cac:L | xs:QName cbc:C | xs:QName x:O
count(distinct-values(//*/node-name())) => xs:integer 16
index-of(*/node-name(), xs:QName('cbc:N')) => xs:integer 1
string(node-name(cac:L[1])) => xs:string cac:L
QName('urn:x', 'a:b') => xs:QName a:b
QName('urn:x', 'b') => xs:QName b
QName('', 'b') => xs:QName b
QName((), 'b') eq xs:QName('b') => xs:boolean true
QName('urn:x', 'a:b') eq QName('urn:x', 'c:b') => xs:boolean true
QName('', 'a:b') => error FOCA0002
QName('urn:x', '1') => error FOCA0002
prefix-from-QName(QName('urn:x', 'a:b')) => xs:string a
prefix-from-QName(QName('urn:x', 'b')) => 
prefix-from-QName(()) => 
local-name-from-QName(QName('urn:x', 'a:b')) => xs:string b
local-name-from-QName('a') => error XPTY0004
namespace-uri-from-QName(QName('urn:x', 'a:b')) = 'urn:x' => xs:boolean true
string(namespace-uri-from-QName(node-name(cac:L[1]))) => xs:string urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2
resolve-QName('cbc:ID', .) => xs:QName cbc:ID
resolve-QName('cbc:ID', .) eq node-name(cac:L[1]/cbc:ID) => xs:boolean true
resolve-QName('none:ID', .) => error FONS0004
resolve-QName((), .) => 
resolve-QName('ID', .) eq QName('', 'ID') => xs:boolean false
sort(in-scope-prefixes(.)) => xs:string  | xs:string cac | xs:string cbc | xs:string x | xs:string xml
count(in-scope-prefixes(cac:L[1])) = count(cac:L[1]/namespace::*) => xs:boolean true
string(namespace-uri-for-prefix('cbc', .)) => xs:string urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2
string(namespace-uri-for-prefix('xml', .)) => xs:string http://www.w3.org/XML/1998/namespace
namespace-uri-for-prefix('none', .) => 
namespace-uri-for-prefix('cac', .) = namespace-uri(cac:L[1]) => xs:boolean true
nilled(.) => xs:boolean false
nilled(/) => 
nilled(@none) => 
nilled(cac:L[1]/cbc:ID/@scheme) => 
string(resolve-uri('a', 'http://x.org/b/c')) => xs:string http://x.org/b/a
string(resolve-uri('../a', 'http://x.org/b/c/d')) => xs:string http://x.org/b/a
string(resolve-uri('./a/../b', 'http://x.org/b/c/d')) => xs:string http://x.org/b/c/b
string(resolve-uri('/a', 'http://x.org/b/c')) => xs:string http://x.org/a
string(resolve-uri('//y/z', 'http://x.org/b/c')) => xs:string http://y/z
string(resolve-uri('http://y', 'http://x.org/b/c')) => xs:string http://y
string(resolve-uri('g;x=1/../y', 'http://a/b/c/d;p?q')) => xs:string http://a/b/c/y
string(resolve-uri('#s', 'http://a/b/c/d;p?q')) => xs:string http://a/b/c/d;p?q#s
resolve-uri((), 'http://x') => 
resolve-uri('a', 'b') => error FORG0002
implicit-timezone() instance of xs:dayTimeDuration => xs:boolean true
compare('a', 'b', 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:integer -1
contains('abc', 'b', default-collation()) => xs:boolean true
contains('abc', 'b', 'urn:none') => refused
starts-with('abc', 'a', 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:boolean true
ends-with('abc', 'c', 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:boolean true
substring-before('abc', 'b', 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:string a
substring-after('abc', 'b', 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:string c
max(('a', 'b'), 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:string b
min((2, 1), 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:integer 1
distinct-values(('a', 'a'), 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:string a
index-of(('a', 'b'), 'b', 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:integer 2
deep-equal(('a', 1), ('a', 1), 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:boolean true
xs:anyURI(' a  b ') = 'a b' => xs:boolean true
string(xs:anyURI(' http://x ')) => xs:string http://x
xs:anyURI('a') instance of xs:anyURI => xs:boolean true
xs:anyURI('a') instance of xs:string => xs:boolean false
xs:token('  a   b ') => xs:string a b
xs:normalizedString('a  b') => xs:string a  b
xs:language('en-US') => xs:string en-US
xs:language('e_n') => error FORG0001
xs:NMTOKEN('1a') => xs:string 1a
xs:NMTOKEN('a b') => error FORG0001
xs:Name('a:b') => xs:string a:b
xs:NCName('a:b') => error FORG0001
xs:NCName(' a ') => xs:string a
xs:ID('a1') => xs:string a1
'a b' castable as xs:NCName => xs:boolean false
'a' castable as xs:NCName => xs:boolean true
' x  y ' castable as xs:token => xs:boolean true
'en' castable as xs:language => xs:boolean true
'a:b' castable as xs:Name => xs:boolean true
xs:token('a') instance of xs:string => xs:boolean true
xs:gYear('2020Z') eq xs:gYear('2020+00:00') => xs:boolean true
xs:gYear('20') => error FORG0001
xs:gYear('-0044') => xs:gYear -0044
xs:gYear('2020') = xs:gYear('2021') => xs:boolean false
xs:gYear('2020') lt xs:gYear('2021') => error XPTY0004
xs:gYearMonth('2020-02') => xs:gYearMonth 2020-02
xs:gYearMonth('2020-13') => error FORG0001
xs:gMonth('--02') => xs:gMonth --02
xs:gMonth('--2') => error FORG0001
xs:gMonthDay('--02-29') => xs:gMonthDay --02-29
xs:gMonthDay('--02-30') => error FORG0001
xs:gDay('---31') => xs:gDay ---31
xs:gDay('---32') => error FORG0001
xs:gYear(xs:date('2024-02-29')) => xs:gYear 2024
xs:gYearMonth(xs:dateTime('2024-02-29T00:00:00Z')) => xs:gYearMonth 2024-02Z
xs:gMonthDay(xs:date('2024-02-29+02:00')) => xs:gMonthDay --02-29+02:00
xs:gDay(xs:date('2024-02-29')) => xs:gDay ---29
xs:gMonth(xs:date('2024-02-29')) => xs:gMonth --02
'2020' castable as xs:gYear => xs:boolean true
'20' castable as xs:gYear => xs:boolean false
xs:date('2020-01-01') castable as xs:gYear => xs:boolean true
xs:time('00:00:00') castable as xs:gYear => xs:boolean false
1 castable as xs:gYear => xs:boolean false
xs:hexBinary('0aFf') => xs:hexBinary 0AFF
xs:hexBinary('0a') eq xs:hexBinary('0A') => xs:boolean true
xs:hexBinary('0') => error FORG0001
xs:hexBinary('') => xs:hexBinary 
xs:base64Binary('AQI=') => xs:base64Binary AQI=
xs:base64Binary(' A Q I = ') => xs:base64Binary AQI=
xs:base64Binary('AQJ=') => error FORG0001
xs:base64Binary('AQI') => error FORG0001
xs:hexBinary(xs:base64Binary('AQI=')) => xs:hexBinary 0102
xs:base64Binary(xs:hexBinary('010203')) => xs:base64Binary AQID
xs:base64Binary('AQI=') eq xs:base64Binary('AQ I=') => xs:boolean true
'AQI=' castable as xs:base64Binary => xs:boolean true
'0g' castable as xs:hexBinary => xs:boolean false
xs:gYear('2020') instance of xs:gYear => xs:boolean true
xs:gYear('2020') instance of xs:anyAtomicType => xs:boolean true
'2020' instance of xs:gYear => xs:boolean false
string(xs:gYear('2020')) => xs:string 2020
xs:string(xs:hexBinary('ff')) => xs:string FF
boolean(xs:gYear('2020')) => error FORG0006
max((xs:gYear('2020'), xs:gYear('2021'))) => error FORG0006
distinct-values((xs:gYear('2020'), xs:gYear('2020'), '2020')) => xs:gYear 2020 | xs:string 2020
deep-equal(xs:gYear('2020'), xs:gYear('2020')) => xs:boolean true
xs:gYear('2020') = '2020' => error XPTY0004
xs:gYear('2020') = xs:untypedAtomic('2020') => xs:boolean true
xs:QName('cbc:ID') => xs:QName cbc:ID
xs:QName('ID') eq QName('', 'ID') => xs:boolean true
'cbc:ID' castable as xs:QName => xs:boolean true
'none:ID' castable as xs:QName => xs:boolean false
'1' castable as xs:QName => xs:boolean false
'cbc:ID' cast as xs:QName => xs:QName cbc:ID
xs:QName('none:a') => refused
has-children(.) => xs:boolean true
has-children(cac:L[1]/cbc:ID) => xs:boolean true
has-children(@none) => xs:boolean false
has-children(cac:L[1]/cbc:ID/@scheme) => xs:boolean false
has-children(/) => xs:boolean true
//*[not(has-children())]/name() => xs:string cbc:E
innermost(//*)/name() => xs:string cbc:N | xs:string cbc:S | xs:string cbc:B | xs:string cbc:D | xs:string cbc:E | xs:string cbc:M | xs:string cbc:M | xs:string cbc:P | xs:string cbc:W | xs:string cbc:ID | xs:string cbc:ID | xs:string cbc:Pct | xs:string cbc:ID | xs:string cbc:ID | xs:string cbc:ID | xs:string cbc:Pct | xs:string cbc:ID | xs:string b | xs:string x:O
outermost(//*)/name() => xs:string Invoice
outermost((//cbc:ID, cac:L))/name() => xs:string cac:L | xs:string cac:L
innermost((//cbc:ID, cac:L))/name() => xs:string cbc:ID | xs:string cbc:ID | xs:string cbc:ID | xs:string cbc:ID | xs:string cbc:ID | xs:string cbc:ID
innermost((cac:L[1], cac:L[1]/cbc:ID/@scheme))/name() => xs:string scheme
outermost(()) => 
sort((3, 1, 2)) => xs:integer 1 | xs:integer 2 | xs:integer 3
sort(('b', 'a', 'B')) => xs:string B | xs:string a | xs:string b
sort((1.5, 1, 2e0, xs:double('NaN'))) => xs:double NaN | xs:integer 1 | xs:decimal 1.5 | xs:double 2
sort(//cbc:ID) => node cbc:ID=1 | node cbc:ID=2 | node cbc:ID=S | node cbc:ID=S | node cbc:ID=Z | node cbc:ID=inner
sort(//cbc:ID/string()) => xs:string 1 | xs:string 2 | xs:string S | xs:string S | xs:string Z | xs:string inner
sort(('a', 1)) => error XPTY0004
sort(()) => 
sort((2, 1), 'http://www.w3.org/2005/xpath-functions/collation/codepoint') => xs:integer 1 | xs:integer 2
sort((true(), false())) => xs:boolean false | xs:boolean true
. instance of element(*) => xs:boolean true
cac:L[1] instance of element(cac:L) => xs:boolean true
cac:L[1] instance of element(cac:T) => xs:boolean false
cac:L instance of element(cac:L)+ => xs:boolean true
. instance of element(*, xs:untyped) => xs:boolean true
cac:L[1] instance of element(cac:L, xs:untyped) => xs:boolean true
(cac:L[1]/cbc:ID/@scheme)[1] instance of attribute(scheme) => xs:boolean true
(cac:L[1]/cbc:ID/@scheme)[1] instance of attribute(other) => xs:boolean false
(cac:L[1]/cbc:ID/@scheme)[1] instance of attribute(scheme, xs:untypedAtomic) => xs:boolean true
* instance of element(cbc:N)* => xs:boolean false
(cac:L[1], 1)[1] instance of element(cac:L) => xs:boolean true
count(element(cac:L)) => xs:integer 2
count(element(cac:L, xs:untyped)) => xs:integer 2
count(element(*, xs:untyped)) => xs:integer 13
count(cac:L/cbc:ID/attribute(scheme)) => xs:integer 2
cac:L[1] treat as element(cac:L) => node cac:L=1S5Z
(cac:L treat as element(cac:L)+)/cbc:ID => node cbc:ID=1 | node cbc:ID=2
cac:L[1] treat as element(cac:T) => error XPTY0004
idref('a') => 
document-uri(/) => 
default-collation() => xs:string http://www.w3.org/2005/xpath-functions/collation/codepoint
doc-available('none.xml') => xs:boolean false
xs:anyURI(true()) => refused
xs:anyURI(data((true(), 1)[1])) => error XPTY0004
xs:anyURI(cbc:S) = 'abc' => xs:boolean true
true() castable as xs:anyURI => xs:boolean false
'a' castable as xs:anyURI => xs:boolean true
(cac:L, cbc:M)[xs:gYear('2024')]/name() => error FORG0006
string(resolve-uri('?q', 'http://x.org/b/c')) => xs:string http://x.org/b/c?q
sort((xs:date('2024-01-02'), xs:date('2023-01-01'))) => xs:date 2023-01-01 | xs:date 2024-01-02
static-base-uri() =>
base-uri(cac:L[1]) =>
string(xs:float('0.1')) => xs:string 0.1
xs:float('0.1') + xs:float('0.2') => xs:float 0.3
xs:float('0.1') + 1 => xs:float 1.1
xs:float('16777217')  => xs:float 1.6777216E7
xs:float('0.1') * 0.1 => xs:float 0.010000001
xs:float(1) div 3 => xs:float 0.33333334
xs:float(7) idiv 2 => xs:integer 3
xs:float(7.5) mod 2 => xs:float 1.5
-xs:float('0.1') => xs:float -0.1
+xs:float('0.1') => xs:float 0.1
xs:float('0.1') = 0.1 => xs:boolean true
xs:float('0.1') = 0.1e0 => xs:boolean false
xs:float('0.1') eq xs:float('0.1') => xs:boolean true
xs:float('0.1') lt 0.2 => xs:boolean true
xs:float(cbc:P) = cbc:P => xs:boolean true
cbc:N cast as xs:float => xs:float 5
cbc:N castable as xs:float => xs:boolean true
'x' castable as xs:float => xs:boolean false
xs:date('2024-01-01') castable as xs:float => xs:boolean false
xs:float('INF') => xs:float INF
xs:float('1e39') => xs:float INF
xs:float('3.4028235e38') => xs:float 3.4028235E38
xs:float('1e-46') => xs:float 0
xs:float('0.000001') => xs:float 0.000001
xs:float('0.0000001') => xs:float 1.0E-7
xs:float('999999') => xs:float 999999
xs:float('1000000') => xs:float 1.0E6
xs:float('-0') => xs:float -0
xs:decimal(xs:float('0.1')) => xs:decimal 0.100000001490116119384765625
xs:integer(xs:float('7.9')) => xs:integer 7
xs:boolean(xs:float('0')) => xs:boolean false
boolean(xs:float('NaN')) => xs:boolean false
xs:float(true()) => xs:float 1
xs:float(1) instance of xs:float => xs:boolean true
xs:float(1) instance of xs:double => xs:boolean false
xs:float(1) instance of xs:anyAtomicType => xs:boolean true
1 instance of xs:float => xs:boolean false
abs(xs:float('-0.1')) => xs:float 0.1
round(xs:float('2.5')) => xs:float 3
round(xs:float('0.15'), 1) => xs:float 0.2
round-half-to-even(xs:float('0.125'), 2) => xs:float 0.12
floor(xs:float('-0.1')) => xs:float -1
ceiling(xs:float('1.1')) => xs:float 2
sum((xs:float('0.1'), xs:float('0.2'))) => xs:float 0.3
sum((xs:float('0.1'), 1)) => xs:float 1.1
sum((xs:float('0.1'), 1e0)) => xs:double 1.1000000014901161
avg((xs:float('0.1'), xs:float('0.2'))) => xs:float 0.15
min((xs:float('0.1'), 0.05)) => xs:float 0.05
max((xs:float('0.1'), 0.05, 1)) => xs:float 1
max((xs:float('0.1'), 0.05e0)) => xs:double 0.10000000149011612
max((xs:float('NaN'), 1)) => xs:float NaN
distinct-values((xs:float('0.5'), 0.5, 0.5e0)) => xs:float 0.5
index-of((xs:float('0.1'), 0.1), xs:float('0.1')) => xs:integer 1 | xs:integer 2
deep-equal(xs:float('NaN'), xs:float('NaN')) => xs:boolean true
number(xs:float('0.1')) => xs:double 0.10000000149011612
concat(xs:float('0.1'), '') => xs:string 0.1
format-number(xs:float('0.1'), '0.000') => xs:string 0.100
(1, 2, 3)[xs:float(2)] => xs:integer 2
if (xs:float(0)) then 1 else 2 => xs:integer 2
xs:dayTimeDuration('P1D') * xs:float('0.5') => xs:dayTimeDuration PT12H
sort((xs:float(2), 1, xs:float('NaN'))) => xs:float NaN | xs:integer 1 | xs:float 2
xs:float(xs:hexBinary('0a')) => error XPTY0004
xs:duration('P1Y2M3DT4H5M6.7S') => xs:duration P1Y2M3DT4H5M6.7S
xs:duration('-P1M1D') => xs:duration -P1M1D
xs:duration('P0D') => xs:duration PT0S
xs:duration('PT36H') => xs:duration P1DT12H
xs:duration('P14M') => xs:duration P1Y2M
xs:duration('P') => error FORG0001
xs:duration('PT') => error FORG0001
xs:duration('P1YT') => error FORG0001
xs:duration('P1D1Y') => error FORG0001
xs:duration(' P1Y ') => xs:duration P1Y
cbc:N cast as xs:duration => error FORG0001
cbc:N castable as xs:duration => xs:boolean false
'P1Y1D' castable as xs:duration => xs:boolean true
xs:duration('P1Y') = xs:yearMonthDuration('P12M') => xs:boolean true
xs:duration('P1Y1D') = xs:yearMonthDuration('P12M') => xs:boolean false
xs:duration('PT0S') eq xs:yearMonthDuration('P0M') => xs:boolean true
xs:duration('P1D') ne xs:dayTimeDuration('PT24H') => xs:boolean false
xs:duration('P1D') lt xs:duration('P2D') => error XPTY0004
xs:duration('P1D') + xs:duration('P2D') => error XPTY0004
xs:duration('P1D') + xs:dayTimeDuration('P2D') => error XPTY0004
xs:date('2024-01-01') + xs:duration('P2D') => error XPTY0004
-xs:duration('P1D') => error XPTY0004
xs:duration('P1D') * 2 => error XPTY0004
xs:yearMonthDuration(xs:duration('P1Y2DT1S')) => xs:yearMonthDuration P1Y
xs:dayTimeDuration(xs:duration('P1Y2DT1S')) => xs:dayTimeDuration P2DT1S
xs:duration('P1D') instance of xs:duration => xs:boolean true
xs:dayTimeDuration('P1D') instance of xs:duration => xs:boolean true
xs:duration('P1D') instance of xs:dayTimeDuration => xs:boolean false
(xs:dayTimeDuration('P1D'), 1)[1] instance of xs:duration => xs:boolean true
years-from-duration(xs:duration('P1Y2M3DT4H5M6.7S')) => xs:integer 1
months-from-duration(xs:duration('P1Y14M3DT4H5M6.7S')) => xs:integer 2
days-from-duration(xs:duration('P1Y2M3DT44H5M6.7S')) => xs:integer 4
hours-from-duration(xs:duration('P1Y2M3DT4H5M6.7S')) => xs:integer 4
seconds-from-duration(xs:duration('-P1Y2M3DT4H5M6.7S')) => xs:decimal -6.7
years-from-duration(xs:untypedAtomic('P3Y')) => xs:integer 3
years-from-duration('P3Y') => error XPTY0004
years-from-duration(()) => 
distinct-values((xs:duration('P1Y'), xs:yearMonthDuration('P12M'), xs:dayTimeDuration('P0D'), xs:duration('P0M'))) => xs:duration P1Y | xs:dayTimeDuration PT0S
index-of((xs:duration('P1Y')), xs:yearMonthDuration('P12M')) => xs:integer 1
deep-equal(xs:duration('P1Y'), xs:yearMonthDuration('P12M')) => xs:boolean true
min((xs:duration('P1Y'), xs:duration('P2Y'))) => error FORG0006
sum((xs:duration('P1Y'), xs:duration('P2Y'))) => error FORG0006
avg((xs:duration('P1Y'), xs:duration('P2Y'))) => error FORG0006
string(xs:duration('P1Y1D')) => xs:string P1Y1D
boolean(xs:duration('P1Y')) => error FORG0006
xs:duration('P1Y') = 1 => error XPTY0004
xs:duration('P1Y') = xs:untypedAtomic('P12M') => xs:boolean true
(xs:dayTimeDuration('P1D'), 'x')[1] lt (xs:yearMonthDuration('P1M'), 'x')[1] => error XPTY0004
(xs:date('2024-01-05'), 'x')[1] - (xs:date('2024-01-01'), 'x')[1] => xs:dayTimeDuration P4D
(xs:date('2024-01-05'), 'x')[1] + xs:dayTimeDuration('P1D') => xs:date 2024-01-06
(xs:dayTimeDuration('P1D'), 1)[1] + (xs:dayTimeDuration('P1D'), 1)[1] => xs:dayTimeDuration P2D
-(xs:dayTimeDuration('P1D'), 1)[1] => error XPTY0004
sum((xs:dayTimeDuration('P1D'), xs:dayTimeDuration('P1D'))) => xs:dayTimeDuration P2D
sum(((xs:dayTimeDuration('P1D'), 'x')[1], xs:dayTimeDuration('P1D'))) => xs:dayTimeDuration P2D
avg(((xs:dayTimeDuration('P1D'), 'x')[1], xs:dayTimeDuration('P2D'))) => xs:dayTimeDuration P1DT12H
xs:float('1.17549435E-38') => xs:float 1.1754944E-38
xs:duration(1) => error XPTY0004
cac:None/name() = true() => xs:boolean false
true() = cac:None/name() => xs:boolean false
cac:None/name() = 1 => xs:boolean false
cac:L/name() = 1 => error XPTY0004
contains(cac:None/(1), 'a') => xs:boolean false
upper-case(cac:None/(@n = 1)) = "" => xs:boolean true
floor(cac:None/name()) =>
floor(cac:L[1]/name()) => error XPTY0004
cac:L[1]/name() + 1 => error XPTY0004
-(cac:None/name()) =>
sum(cac:None/name()) => xs:integer 0
sum(cac:L/name()) => error FORG0006
avg(cac:None/name()) =>
(cac:L[1]/xs:date('2024-01-01')) * 2 => error XPTY0004
'a' instance of xs:token => xs:boolean false
xs:token('a') instance of xs:token => xs:boolean true
xs:NCName('a') instance of xs:token => xs:boolean true
xs:token('a') instance of xs:NCName => xs:boolean false
(xs:token('a'), xs:NCName('b')) instance of xs:token+ => xs:boolean true
(xs:token('a'), xs:NCName('b')) instance of xs:token => xs:boolean false
() instance of xs:token* => xs:boolean true
() instance of xs:token => xs:boolean false
xs:int(5) instance of xs:long => xs:boolean true
xs:int(5) instance of xs:short => xs:boolean false
5 instance of xs:int => xs:boolean false
count(*) instance of xs:nonNegativeInteger => xs:boolean false
cbc:N instance of xs:token => xs:boolean false
xs:token(cbc:None) instance of xs:token? => xs:boolean true
(cbc:S cast as xs:NMTOKEN) instance of xs:NMTOKEN => xs:boolean true
(for $x in xs:token('a') return $x) instance of xs:token => xs:boolean true
(let $x := xs:int(5) return $x instance of xs:short) => xs:boolean false
(if (cbc:N) then xs:token('a') else xs:ID('b')) instance of xs:token => xs:boolean true
(some $x in ('a', 'b') satisfies $x instance of xs:token) => xs:boolean false
xs:date('2024-01-01') instance of xs:token => xs:boolean false
local-name-from-QName(node-name(.)) instance of xs:NCName => xs:boolean true
reverse((xs:token('a'), xs:token('b')))[1] instance of xs:token => xs:boolean true
insert-before(xs:token('a'), 1, xs:token('b')) instance of xs:token+ => xs:boolean true
//cbc:ID/xs:token(.) instance of xs:token* => xs:boolean true
+xs:int(5) instance of xs:int => xs:boolean false
(xs:token('a') treat as xs:normalizedString) instance of xs:token => xs:boolean true
8 idiv xs:float('0.1') => xs:integer 80
8 idiv 0.1e0 => xs:integer 80
`;
