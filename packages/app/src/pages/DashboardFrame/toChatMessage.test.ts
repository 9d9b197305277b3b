import { describe, expect, test } from 'vitest';
import { ApiError } from '@adaos/api/client';
import { english, romanian } from '../../i18n/testing.ts';
import type { ChatMessage } from '../../state/chat.ts';
import { toChatMessage } from './toChatMessage.ts';

const message: ChatMessage = { id: '1', sender: 'user', text: 'x', timestamp: '2026-01-15T09:58:00Z' };

describe('[CHAT-4] a message that failed says underneath', () => {
  test.each([
    [english, 'HTTP error! status: 503'],
    [romanian, 'Eroare HTTP! Stare: 503'],
  ])('the status of the answer', (intl, said) => {
    const error = new ApiError('problem', 'No.', { status: 503, code: 'unavailable' });
    expect(toChatMessage(intl, { ...message, delivery: 'failed', error }).failure).toBe(said);
  });

  test('[ALL-10] that an answer of another shape cannot be read', () => {
    const error = new ApiError('bad_answer', 'html', { status: 200 });
    expect(toChatMessage(english, { ...message, delivery: 'failed', error }).failure).toMatch(/cannot read/);
  });

  test('that it is sent once the server is reached again', () => {
    const error = new ApiError('network', 'lost');
    expect(toChatMessage(english, { ...message, delivery: 'failed', error }).failure).toMatch(
      /is sent as soon as the connection is back/,
    );
  });

  test('why the socket refused it', () => {
    const error = new ApiError('problem', 'Slow.', { code: 'too_many_attempts', retryAfter: 60 });
    expect(toChatMessage(english, { ...message, error }).failure).toBe('Too many attempts. Try again in one minute.');
  });
});

test('guides open in the app, other links stay', () => {
  const links = [
    { title: 'Reports', href: '/docs/reports' },
    { title: 'Status', href: 'https://status.example/' },
  ];
  expect(toChatMessage(english, { ...message, links }).links).toEqual([
    { title: 'Reports', href: '/dashboard/instructions?guide=reports' },
    { title: 'Status', href: 'https://status.example/' },
  ]);
});
