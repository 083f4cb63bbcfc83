import { describe, expect, test } from 'vitest';
import { effortFor } from '../../../../src/xpath/runtime/effort.ts';
import { analyse } from '../../../../src/xpath/runtime/regex/analysis.ts';
import { searchIn } from '../../../../src/xpath/runtime/regex/search.ts';
import { regexOf as regexWithin } from '../../../../src/xpath/runtime/regex.ts';

const of = { effort: effortFor(0), uncountedWays: effortFor(0) };
const regexOf = (pattern: string, flags?: string) => regexWithin(of, pattern, flags);

describe('patterns', () => {
  test('that differ, or whose flags do, are told apart', () => {
    expect([
      regexOf('^a$').test('a'),
      regexOf('^b$').test('a'),
      regexOf('^A$').test('a'),
      regexOf('^A$', 'i').test('a'),
    ]).toEqual([true, false, false, true]);
    expect(regexOf('^a$')).toBe(regexOf('^a$'));
    for (let at = 0; at < 250; at += 1) expect(regexOf(`^${at}$`).test(String(at))).toBe(true);
  });

  test('end where the text does', () => {
    const matched = (source: string, text: string, flags = 'u') => {
      const program = analyse(source, flags).program();
      return program && searchIn(of, program, text, true)(0) !== undefined;
    };
    expect([
      matched('a[^b]', 'a'),
      matched('a[^b]', 'ac'),
      matched('^a$', 'ab'),
      matched('^a$', 'a'),
      matched('^$', ''),
      matched('a$', 'ba'),
      matched('^b', 'ab'),
    ]).toEqual([false, true, false, true, true, true, false]);
    expect([
      matched('^b$', 'a\nb', 'um'),
      matched('^a$', 'a\nb', 'um'),
      matched('^a$', 'a\nb'),
      matched('^b$', 'a\nb'),
    ]).toEqual([true, true, false, false]);
    expect([
      matched('(ab|a)(c|bcd)$', 'abcd'),
      matched('a{2,3}b', 'aab'),
      matched('a{2,3}b', 'ab'),
      matched('^(a|b)*c$', 'ababc'),
      matched('^(a|b)*c$', 'abab'),
      matched('^a?b$', 'b'),
    ]).toEqual([true, true, false, true, false, true]);
  });

  test('of too many ways are not left to JavaScript', () => {
    const isLinear = (source: string) => analyse(source, 'u').isLinear;
    expect([
      isLinear('^a{0,9}b{0,9}$'),
      isLinear('^a{0,29}b{0,29}c{0,29}$'),
      isLinear('^(a|b){11}$'),
    ]).toEqual([true, false, false]);
  });

  test('backtrack if something that can be divided in several ways is repeated without end', () => {
    const backtracking = ['(a?b)*', '(ba?)+', '(a|b)*', '(a{1,2}b){31}', '(x(a?b)*|c)', '(ab|c?)*'];
    const plain = ['(ab)*', '(a{2}b)*', '(a?b){30}', 'a*b*', '(a|b)', 'a{1,2}'];
    expect(backtracking.filter((source) => !analyse(source, 'u').backtracks)).toEqual([]);
    expect(plain.filter((source) => analyse(source, 'u').backtracks)).toEqual([]);
  });

  test('of too many steps have no program, wherever those are', () => {
    const many = 'x{1,90000}';
    for (const source of [
      `^(${many}y)*$`,
      `^(${many}y|b)$`,
      `^${many}y$`,
      `^(${many}y){2}$`,
      `^(${many}y){0,2}$`,
      `^a(${many}y)$`,
    ])
      expect(analyse(source, 'u').program()).toBeUndefined();
  });
});
