/** Ranges, paths with conditions, and comparisons of nodes by their value. */
export const paths = `
2 to 2 => xs:integer 2
9007199254740991 to 9007199254740993 => xs:integer 9007199254740991 | xs:integer 9007199254740992 | xs:integer 9007199254740993
concat('a', 'b', 1e0) => xs:string ab1
exists((1, 2)) => xs:boolean true
count(cbc:M | cbc:M) => xs:integer 2
count((cbc:M, cbc:M)) => xs:integer 4
(cbc:M, cbc:N)[1] => node cbc:M=1
cac:L/cac:T/cbc:ID[1] => node cbc:ID=S | node cbc:ID=Z | node cbc:ID=S
(cac:L/cac:T/cbc:ID)[1] => node cbc:ID=S
cac:L/cac:T[last()]/cbc:ID => node cbc:ID=Z | node cbc:ID=S
cac:L[cac:T/cbc:Pct]/cbc:ID => node cbc:ID=1 | node cbc:ID=2
cac:L[not(cac:T/cbc:Pct = 5)]/cbc:ID => error FORG0001
cac:L[count(cac:T) = 2]/cbc:ID => node cbc:ID=1
cac:L[cac:T[2]]/cbc:ID => node cbc:ID=1
//cac:T[not(cac:T)][cbc:Pct]/cbc:ID => node cbc:ID=S
//cac:T[ancestor::cac:T]/cbc:ID => node cbc:ID=inner
//cbc:ID[parent::cac:L] => node cbc:ID=1 | node cbc:ID=2
//cbc:ID[../cbc:Pct] => node cbc:ID=S | node cbc:ID=S
//*[@scheme] => node cbc:ID=1 | node cbc:ID=2
//*[@scheme = 's2'] => node cbc:ID=2
cbc:N[@a] => node cbc:N=5
cbc:N[@b] => 
cbc:N[@a = '5'] => node cbc:N=5
cbc:N[not(@a)] => 
//cbc:ID[not(@scheme)][1] => node cbc:ID=S | node cbc:ID=Z | node cbc:ID=S | node cbc:ID=inner
exists(//cac:T/cac:T) => xs:boolean true
empty(//cac:T/cac:T/cac:T) => xs:boolean true
//cac:T/cac:T/cbc:ID => node cbc:ID=inner
some $t in //cac:T satisfies $t/cbc:ID = 'inner' => xs:boolean true
every $t in //cac:T satisfies $t/cbc:ID => xs:boolean true
for $l in cac:L return sum(for $t in $l/cac:T return 1) => xs:integer 2 | xs:integer 1
cac:L/(cbc:ID, cac:T/cbc:ID) => node cbc:ID=1 | node cbc:ID=S | node cbc:ID=Z | node cbc:ID=2 | node cbc:ID=S
cac:L/(cac:T/cbc:ID | cbc:ID) => node cbc:ID=1 | node cbc:ID=S | node cbc:ID=Z | node cbc:ID=2 | node cbc:ID=S
number(cbc:W) => xs:double NaN
cbc:P = 2.5 => xs:boolean true
cbc:P eq '2.5' => xs:boolean false
cbc:P eq ' 2.50 ' => xs:boolean true
cbc:D eq '2024-02-29' => xs:boolean true
xs:date(cbc:D) eq xs:date('2024-02-29') => xs:boolean true
cbc:B = 'true' => xs:boolean true
cbc:E eq '' => xs:boolean true
not(cbc:Missing = '') => xs:boolean true
cbc:Missing != 'a' => xs:boolean false
cbc:N/text() = '5' => xs:boolean true
cbc:C/text() = 'two' => xs:boolean true
data(cbc:N/@a) => xs:untypedAtomic 5
string(cbc:C) => xs:string onetwonthree
string((1, 2)) => error XPTY0004
cbc:C/processing-instruction(pi) => node pi=x
cbc:C/node()[self::processing-instruction('pi')] => node pi=x
text(x) => refused
node(x) => refused
cbc:N/@attribute(a) => node a=5
cbc:N/@attribute(*) => node a=5
cbc:N/@node() => node a=5
cbc:C/element(*)/name() => xs:string b
data((cac:L[2], cac:L[1])/cbc:ID/@scheme) => xs:untypedAtomic s1 | xs:untypedAtomic s2
data(reverse(cac:L/cbc:ID)/@scheme) => xs:untypedAtomic s1 | xs:untypedAtomic s2
string-join((cac:L[2]/cbc:ID, cac:L[1]/cbc:ID)/@scheme, ' ') => xs:string s1 s2
sum((cbc:N, cbc:N)/@a) => xs:double 5
count(data((cbc:N, .//cbc:N)/@a)) => xs:integer 1
data((cbc:M, cbc:M)/text()) => xs:untypedAtomic 1 | xs:untypedAtomic 5
string-join(reverse(cbc:M)/text(), ' ') => xs:string 1 5
for $m in cbc:M return sum((cbc:N, cbc:N)/@a) => xs:double 5 | xs:double 5
sum((cbc:M, cbc:M)/number()) => xs:double 12
reverse(cbc:M)/number() => xs:double 5 | xs:double 1
data((cac:L[2]/cbc:ID, cac:L[1]/cbc:ID)[@scheme]/@scheme) => xs:untypedAtomic s1 | xs:untypedAtomic s2
Q{urn:x}O => node x:O=foreign
Q{urn:x}O/@Q{urn:x}at => node x:at=v
Q{urn:x}*/name() => xs:string x:O
Q{ urn:x }O/name() => xs:string x:O
//Q{}b => node b=n
cbc:C/Q{}b/name() => xs:string b
Q{http://www.w3.org/2005/xpath-functions}count(cbc:M) => xs:integer 2
'5' cast as Q{http://www.w3.org/2001/XMLSchema}integer => xs:integer 5
Q{http://www.w3.org/2001/XMLSchema}integer('5') instance of Q{http://www.w3.org/2001/XMLSchema}integer => xs:boolean true
for $Q{}m in cbc:M return $Q{}m + 1 => xs:double 2 | xs:double 6
-(-number(cbc:N)) => xs:double 5
-(number(cbc:N) + 1) => xs:double -6
number(cbc:N) - (number(cbc:M[1]) - 1) => xs:double 5
number(cbc:N) - number(cbc:M[1]) - 1 => xs:double 3
(number(cbc:N) + 1) * 2 => xs:double 12
number(cbc:N) + 1 * number(cbc:N) => xs:double 10
number(cbc:N) mod 3 div 2 => xs:double 1
number(cbc:N) mod (3 div 2) => xs:double 0.5
-1 = count(cac:L) => xs:boolean false
number(cbc:N) = -0.5e0 => xs:boolean false
number(cbc:N) - -0.5e0 => xs:double 5.5
(cbc:N and cbc:None) or cbc:S => xs:boolean true
cbc:None and (cbc:S or cbc:N) => xs:boolean false
cbc:N or (cbc:None and cbc:S) => xs:boolean true
not(cbc:N and cbc:None) => xs:boolean true
not(cbc:None or cbc:N) => xs:boolean false
not(number(cbc:S) < 1) => xs:boolean true
not(number(cbc:S) >= 1) => xs:boolean true
(if (cbc:N) then 1 else 2) + 1 => xs:integer 2
(if (cbc:None and cbc:N) then cbc:N/@a else cac:L[1]/cbc:ID/@scheme) = 's1' => xs:boolean true
count((cbc:N, cbc:M)) => xs:integer 3
count((cbc:N[1], cbc:M)) => xs:integer 3
count(cbc:M) = 1 to 3 => xs:boolean true
let $t := 'A' return $t = 'A' and (some $t in cbc:N satisfies $t = '5') => xs:boolean true
let $t := cbc:S return not(contains($t, ' ')) and contains(' abc x ', concat(' ', $t, ' ')) => xs:boolean true
let $t := cbc:N, $u := 'a b' return not(contains($u, ' ')) and contains(' 5 ', concat(' ', $t, ' ')) => xs:boolean false
not(if (cbc:None) then cbc:N else cbc:S) => xs:boolean false
1 = 2 or (if (cbc:None) then cbc:N else cbc:None) => xs:boolean false
number(cbc:N) * (if (cbc:None) then 2e0 else 3e0) => xs:double 15
`;
