import { expect, test } from 'vitest';
import type { ChatMessage } from '../../state/chat.ts';
import { isAnswered, kept, withHistory } from './messages.ts';
import { socketAddress } from './socketAddress.ts';

const at = (id: string, minute: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender: 'user',
  text: id,
  timestamp: `2026-01-15T10:${String(minute).padStart(2, '0')}:00Z`,
  ...more,
});
const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id);

test('the history is between what is older than it and what the server does not have', () => {
  const shown = [at('old', 1), at('known', 10), at('lost', 5, { delivery: 'failed' }), at('new', 30)];
  expect(ids(withHistory(shown, [at('elsewhere', 9), at('known', 10)]))).toEqual([
    'old',
    'elsewhere',
    'known',
    'lost',
    'new',
  ]);
});

test('an empty history takes nothing away', () => {
  expect(ids(withHistory([at('a', 1)], []))).toEqual(['a']);
});

test('a message without an id is known again by its sender and time', () => {
  const message = { sender: 'bot', text: 'x', timestamp: '2026-01-15T10:00:00Z' } as const;
  expect(kept(message).id).toBe(kept(message).id);
  expect(withHistory([kept(message)], [kept(message)])).toHaveLength(1);
});

test('a question is answered by what the host says after it', () => {
  const answer = at('answer', 2, { sender: 'bot' });
  expect(isAnswered([at('q', 1), answer], 'q')).toBe(true);
  expect(isAnswered([answer, at('q', 1)], 'q')).toBe(false);
  expect(isAnswered([answer], 'q')).toBe(false);
});

test.each([
  [undefined, '', 'wss://shop.example/support'],
  [undefined, 'http://127.0.0.1:4000', 'ws://127.0.0.1:4000/support'],
  [undefined, 'https://api.example/v1', 'wss://api.example/v1/support'],
  ['wss://chat.example/s', 'https://api.example', 'wss://chat.example/s'],
])('[CHAT-3] with the setting %s and the calls at "%s" the socket is at %s', (setting, apiBase, address) => {
  expect(socketAddress(setting, apiBase, 'https://shop.example')).toBe(address);
});
