import { environmentManager, InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './client.ts';
import { conversationOf } from './conversations.ts';

const ID = '7f0c5f2e-3f0a-4f34-9d0b-3d6f1a1f1c11';

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  queryClient.clear();
  environmentManager.setIsServer(() => true);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a conversation that does not exist is asked for once, and its refusal stays on the screen', async () => {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ code: 'x' }, { status: 404 })));
  vi.stubGlobal('fetch', fetch);
  const observer = new InfiniteQueryObserver(queryClient, conversationOf(ID));
  const seen: string[] = [];
  const leave = observer.subscribe(({ status }) => void (seen.at(-1) === status || seen.push(status)));
  await vi.advanceTimersByTimeAsync(60_000);
  leave();
  expect(fetch).toHaveBeenCalledOnce();
  expect(seen).toEqual(['pending', 'error']);
});
