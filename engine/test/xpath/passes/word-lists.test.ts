import { expect, test } from 'vitest';
import { codeOf } from './code.ts';

test.each([
  [
    "contains(' A B ', concat(' ', @k, ' '))",
    'const _words = wordList(" A B ", " ");',
    '!hasWord(_words, attribute(d, n, "k") ?? "")',
  ],
  [
    "contains(',A,', concat(',', @k, ','))",
    'const _words = wordList(",A,", ",");',
    '!hasWord(_words, attribute(d, n, "k") ?? "")',
  ],
  [
    "not(contains(string(@k), ' ')) and contains(' A B ', concat(' ', string(@k), ' '))",
    'const _words = wordsBetween(" A B ", " ");',
    '!_words.has(attribute(d, n, "k") ?? "")',
  ],
])('A word is looked up in a list that is written as a text: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ["contains(' A B ', concat(' ', @k, ','))", '!contains(" A B ", " " + (attribute(d, n, "k") ?? "") + ",")'],
  ["contains(' A B ', concat(',', @k, ' '))", '!contains(" A B ", "," + (attribute(d, n, "k") ?? "") + " ")'],
  ["contains(' A B ', concat(@k, ' '))", '!contains(" A B ", (attribute(d, n, "k") ?? "") + " ")'],
  ["contains(' A B ', concat(@k, ' ', ' '))", '!contains(" A B ", (attribute(d, n, "k") ?? "") + " " + " ")'],
  ["contains(' A B ', concat('', @k, ''))", '!contains(" A B ", "" + (attribute(d, n, "k") ?? "") + "")'],
  [
    "contains(' A B ', concat('  ', @k, '  '))",
    '!contains(" A B ", "  " + (attribute(d, n, "k") ?? "") + "  ")',
  ],
  [
    "contains(' A B ', concat(' ', @k, @l))",
    '!contains(" A B ", madeText(" " + (attribute(d, n, "k") ?? "") + (attribute(d, n, "l") ?? "")))',
  ],
  ["contains(' A B ', string(@k))", '!contains(" A B ", attribute(d, n, "k") ?? "")'],
  [
    "contains(@l, concat(' ', @k, ' '))",
    '!contains(attribute(d, n, "l"), " " + (attribute(d, n, "k") ?? "") + " ")',
  ],
  [
    "starts-with(' A B ', concat(' ', @k, ' '))",
    '!startsWith(" A B ", " " + (attribute(d, n, "k") ?? "") + " ")',
  ],
])('What is no word between separators is searched in the text: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  [
    "not(contains(string(@l), ' ')) and contains(' A B ', concat(' ', string(@k), ' '))",
    'const _words = wordList(" A B ", " ");',
    '!(!contains(attribute(d, n, "l") ?? "", " ") && hasWord(_words, attribute(d, n, "k") ?? ""))',
  ],
  [
    "not(contains(string(@k), ',')) and contains(' A B ', concat(' ', string(@k), ' '))",
    'const _words = wordList(" A B ", " ");',
    '!(!contains(attribute(d, n, "k") ?? "", ",") && hasWord(_words, attribute(d, n, "k") ?? ""))',
  ],
  [
    "not(starts-with(string(@k), ' ')) and contains(' A B ', concat(' ', string(@k), ' '))",
    'const _words = wordList(" A B ", " ");',
    '!(!startsWith(attribute(d, n, "k") ?? "", " ") && hasWord(_words, attribute(d, n, "k") ?? ""))',
  ],
  [
    "contains(string(@k), ' ') and contains(' A B ', concat(' ', string(@k), ' '))",
    'const _words = wordList(" A B ", " ");',
    '!(contains(attribute(d, n, "k") ?? "", " ") && hasWord(_words, attribute(d, n, "k") ?? ""))',
  ],
  [
    "not(contains(string(@k), ' ')) or contains(' A B ', concat(' ', string(@k), ' '))",
    'const _words = wordList(" A B ", " ");',
    '!(!contains(attribute(d, n, "k") ?? "", " ") || hasWord(_words, attribute(d, n, "k") ?? ""))',
  ],
  [
    "not(contains(string(@k), ' ')) and contains(' A B ', string(@k))",
    '!(!contains(attribute(d, n, "k") ?? "", " ") && contains(" A B ", attribute(d, n, "k") ?? ""))',
  ],
])('A word that may contain a separator is searched as a part of the list: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  [
    'not(//@k)',
    'const shared_not_k = perDocument(0, (d) => !(attributeOwners(d, "k").length > 0));',
    '!shared_not_k(d)',
  ],
  [
    '//@k and //@l',
    'const shared_k_l = perDocument(0, (d) => attributeOwners(d, "k").length > 0 && attributeOwners(d, "l").length > 0);',
    '!shared_k_l(d)',
  ],
  [
    'count(//@k) = 2',
    'const attribute_k = attributeNamed("", "k");',
    'const shared_count_k = perDocument(0, (d) => sortNodes(concatMap(attributeOwners(d, "k"), (n) => attributeNodes(d, n, attribute_k))).length === 2);',
    '!shared_count_k(d)',
  ],
  [
    'count(//*/@k) = 2',
    'const attribute_k = attributeNamed("", "k");',
    'const shared_count_any_k = perDocument(0, (d) => sortNodes(concatMap(attributeOwners(d, "k"), (n) => attributeNodes(d, n, attribute_k))).length === 2);',
    '!shared_count_any_k(d)',
  ],
  [
    'for $x in //* return $x/@k',
    'const attribute_k = attributeNamed("", "k");',
    'const shared_any_x_k = perDocument(0, (d) => concatMap(attributeOwners(d, "k"), (x) => attributeNodes(d, x, attribute_k)).length > 0);',
    '!shared_any_x_k(d)',
  ],
  [
    "every $x in //@k satisfies $x = 'A'",
    'const attribute_k = attributeNamed("", "k");',
    'const _each = (x) => attributeText(x) !== "A";',
    'const shared_k_x = perDocument(0, (d) => !attributeOwners(d, "k").some((x) => attributeNodes(d, x, attribute_k).some(_each)));',
    '!shared_k_x(d)',
  ],
  [
    "distinct-values(//@k) = 'A'",
    'const shared_distinct_values_k = perDocument(0, (d) => isAmong(distinctStrings(attributes(d, attributeOwners(d, "k"), "k")), "A"));',
    '!shared_distinct_values_k(d)',
  ],
])('Attributes anywhere are found by their name: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});

test.each([
  ['.//@k', '!select(d, n, "descendant-or-self", anyNode).some((x) => hasAttribute(d, x, "k"))'],
  [
    '//cbc:X/@k',
    'const shared_X_k = perDocument(0, (d) => descendants(d, 0, cbc_X).some((x) => hasAttribute(d, x, "k")));',
    '!shared_X_k(d)',
  ],
  [
    'not(//@cbc:k)',
    'const attribute_k = attributeNamed("urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2", "k");',
    'const shared_not_k = perDocument(0, (d) => !select(d, 0, "descendant-or-self", anyNode).some((x) => attributeNodes(d, x, attribute_k).length > 0));',
    '!shared_not_k(d)',
  ],
  [
    'count(//@cbc:k) = 2',
    'const attribute_k = attributeNamed("urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2", "k");',
    'const shared_count_k = perDocument(0, (d) => sortNodes(concatMap(select(d, 0, "descendant-or-self", anyNode), (n) => attributeNodes(d, n, attribute_k))).length === 2);',
    '!shared_count_k(d)',
  ],
  [
    'exists(//@*)',
    'const shared_exists_any = perDocument(0, (d) => select(d, 0, "descendant-or-self", anyNode).some((x) => attributeNodes(d, x, anyAttribute).length > 0));',
    '!shared_exists_any(d)',
  ],
  [
    'count(//@*) = 2',
    'const shared_count_any = perDocument(0, (d) => sortNodes(concatMap(select(d, 0, "descendant-or-self", anyNode), (n) => attributeNodes(d, n, anyAttribute))).length === 2);',
    '!shared_count_any(d)',
  ],
  [
    "distinct-values(//@*) = 'A'",
    'const shared_distinct_values_any = perDocument(0, (d) => isAmong(distinctStrings(sortNodes(concatMap(select(d, 0, "descendant-or-self", anyNode), (n) => attributeNodes(d, n, anyAttribute))).map(attributeText)), "A"));',
    '!shared_distinct_values_any(d)',
  ],
  [
    'count(//*[@k]) = 2',
    'const shared_count_any_k = perDocument(0, (d) => kept(select(d, 0, "descendant", anyElement), (n) => hasAttribute(d, n, "k")).length === 2);',
    '!shared_count_any_k(d)',
  ],
  [
    'for $x in //* return $x/cbc:X',
    'const shared_any_x_X = perDocument(0, (d) => concatMap(select(d, 0, "descendant", anyElement), (x) => children(d, x, cbc_X)).length > 0);',
    '!shared_any_x_X(d)',
  ],
  [
    'count(ancestor::*/@k) = 2',
    'const attribute_k = attributeNamed("", "k");',
    'sortNodes(concatMap(inDocumentOrder(select(d, n, "ancestor", anyElement)), (n2) => attributeNodes(d, n2, attribute_k))).length !== 2',
  ],
  [
    'count(for $x in //* return $x/@k[. = current()/@k]) = 1',
    'const shared_any = perDocument(0, (d) => select(d, 0, "descendant", anyElement));',
    'const attribute_k = attributeNamed("", "k");',
    'concatMap(counted(d, shared_any(d)), (x) => kept(counted(d, attributeNodes(d, x, attribute_k)), (x2) => ((value) => attribute(d, n, "k") === value)(attributeText(x2)))).length !== 1',
  ],
  [
    'count(for $x in //* return current()/@k) = 1',
    'const shared_any = perDocument(0, (d) => select(d, 0, "descendant", anyElement));',
    'const attribute_k = attributeNamed("", "k");',
    'concatMap(counted(d, shared_any(d)), (x) => attributeNodes(d, n, attribute_k)).length !== 1',
  ],
])('What is not attributes of a name anywhere is looked for at each element: %s', (condition, ...code) => {
  expect(codeOf([condition])).toEqual(code);
});
