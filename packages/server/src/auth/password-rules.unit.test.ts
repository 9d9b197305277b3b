import { expect, test } from 'vitest';
import type { DomainError } from '../errors/domain-errors.ts';
import { checkNewPassword } from './password-rules.ts';

function verdict(password: string, least = 8): string {
  try {
    checkNewPassword(password, least, ['ana.pop@floraria.example', 'Florăria Anei']);
    return 'good';
  } catch (error) {
    return (error as DomainError).code;
  }
}

test.each([
  'password',
  'Password1',
  'P@ssw0rd1',
  '12345678',
  'qwertyuiop',
  'iloveyou',
  'parola123',
  'aaaaaaaaaaaaaaaa',
  'abcabcabcabc',
  'ana.pop@floraria.example',
  'floraria1',
  'adaos2024',
])('[AUTH-20] %s is tried first', (password) => {
  expect(verdict(password)).toBe('password_too_common');
});

test.each(['violet kettle 48 marsh', 'Tr0ub4dor&3', 'vânzări bune în mai', 'пароль магазина 17', '密碼是我的祕密店鋪'])(
  '[AUTH-20] %s is taken',
  (password) => {
    expect(verdict(password)).toBe('good');
  },
);

test.each(['k7#pQz', 'ж9Ø!tü'])(
  '[AUTH-20] %s is taken where six characters are enough: it follows no pattern',
  (password) => {
    expect(verdict(password, 6)).toBe('good');
  },
);

test.each(['qwerty', 'abc123', 'aaaaaa', 'parola', '123456'])('[AUTH-20] %s is tried first', (password) => {
  expect(verdict(password, 6)).toBe('password_too_common');
});

test('[AUTH-20] the length counts characters, not bytes or halves of them', () => {
  expect(verdict('🜁🜂🜃🜄🜅🜆🜇')).toBe('password_too_short');
  expect(verdict('🜁🜂🜃🜄🜅🜆🜇🜈')).toBe('good');
  expect(verdict('kW9-xé!7m', 10)).toBe('password_too_short');
});

test('no more than forty characters are judged: a long text would hold up the others', () => {
  const longest = `${'a'.repeat(40)}kW9-xé!7mQz3`;
  expect(verdict(longest.slice(30))).toBe('good');
  expect(verdict(longest)).toBe('password_too_common');
});
