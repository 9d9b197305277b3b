import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { importDraft, session } from '../state/index.ts';
import { queryClient } from './client.ts';
import type * as Imports from './imports.ts';

const ID = '7f0c5f2e-3f0a-4f34-9d0b-3d6f1a1f1c11';
const ANA = { id: 'u1', name: 'Ana', email: 'ana@atelier.example', role: 'admin' } as const;

let imports: typeof Imports;

beforeAll(async () => {
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigator }));
  imports = await import('./imports.ts');
  vi.unstubAllGlobals();
});
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

test('[ROLE-8] a file that one user has chosen is not for another who has signed in from another tab', () => {
  session.adopt({ accessToken: 'a1', refreshToken: 'r1' });
  session.confirm(ANA);
  importDraft.set({ stage: 'handedOver', id: ID });
  session.confirm({ ...ANA, role: 'manager' });
  expect(importDraft.get()).toEqual({ stage: 'handedOver', id: ID });
  session.confirm({ ...ANA, id: 'u2' });
  expect(importDraft.get()).toEqual({ stage: 'none' });
  session.end('logout');
});

/** Looks at the import for ten seconds, while it is answered with a status: how often it was asked for, and what was to be seen. */
async function lookAt(status: number) {
  const fetch = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json({ code: 'x' }, { status })));
  vi.stubGlobal('fetch', fetch);
  const seen: string[] = [];
  const observer = new QueryObserver(queryClient, imports.importOf(ID));
  const leave = observer.subscribe((query) => void (seen.at(-1) === query.status || seen.push(query.status)));
  await vi.advanceTimersByTimeAsync(10_000);
  leave();
  return { asked: fetch.mock.calls.length, seen };
}

test('an import that does not exist is asked for once, and its refusal stays on screen', async () => {
  expect(await lookAt(404)).toEqual({ asked: 1, seen: ['pending', 'error'] });
});

test('an import is asked for on and on while the server is ill', async () => {
  expect((await lookAt(503)).asked).toBeGreaterThan(6);
});
