import { expect, test } from 'vitest';
import { faultWords } from '../../src/admin-commands/fault-words.ts';

const fault = (more: object) => Object.assign(new Error('as Node says it'), more);

test.each([
  [{ code: 'ENOENT', path: '/a/b' }, '/a/b'],
  [{ code: 'ENOTDIR', path: '/a/b' }, '/a/b'],
  [{ code: 'EEXIST', path: '/a/b' }, '/a/b'],
  [{ code: 'EACCES', path: '/a/b' }, '/a/b'],
  [{ code: 'EACCES', syscall: 'listen', address: '::', port: 80 }, ':::80'],
  [{ code: 'ENOSPC' }, 'ENOSPC'],
  [{ code: '53100' }, '53100'],
  [{ code: 'EADDRINUSE', syscall: 'listen', address: '::1', port: 80 }, '80'],
  [{ code: '28P01' }, 'as Node says it'],
])('The failure %j is told in a sentence with its cause, in two languages', (more, cause) => {
  const [english, arabic] = [faultWords(fault(more), 'en'), faultWords(fault(more), 'ar')];
  expect(english).toContain(cause);
  expect(english).not.toBe('as Node says it');
  expect(arabic).toMatch(/\p{Script=Arabic}/u);
});

test('A failure without words of the service is told as it is', () => {
  expect(faultWords(fault({ code: 'EOTHER' }), 'ar')).toBe('as Node says it');
  expect(faultWords('text', 'en')).toBe('text');
});
