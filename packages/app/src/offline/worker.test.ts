// The worker is a plain script: it is run here with a stand-in for its global scope.
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';

const CODE = readFileSync(new URL('../../public/worker.js', import.meta.url), 'utf8');
const ORIGIN = 'https://shop.example';

interface Asked {
  readonly path: string;
  readonly mode?: string;
  readonly method?: string;
}

/** Runs the worker. `stored`: what is in its caches, by address. */
function worker({ online, stored = {} }: { online: boolean; stored?: Record<string, string> }) {
  const listeners: Record<string, (event: object) => void> = {};
  const fetched = vi.fn(() =>
    online ? Promise.resolve('from the network') : Promise.reject(new TypeError('offline')),
  );
  const match = async (asked: string | { url: string }) =>
    stored[typeof asked === 'string' ? asked : new URL(asked.url).pathname];
  const self = {
    location: new URL(ORIGIN),
    addEventListener: (name: string, listener: (event: object) => void) => {
      listeners[name] = listener;
    },
  };
  runInNewContext(CODE, { self, caches: { match }, fetch: fetched, URL });
  /** What the worker answers; undefined where it leaves the request to the browser. */
  return async ({ path, mode = 'navigate', method = 'GET' }: Asked): Promise<unknown> => {
    let answer: Promise<unknown> | undefined;
    const request = { url: new URL(path, ORIGIN).href, mode, method };
    listeners['fetch']?.({ request, respondWith: (given: Promise<unknown>) => (answer = given) });
    return answer?.catch((error: Error) => error.message);
  };
}

const stored = { '/overview.html': 'the overview', '/app.html': 'the app', '/assets/a-1.js': 'code' };

test.each([
  ['/dashboard', 'the overview'],
  ['/dashboard/overview?from=2026-03-01&to=2026-03-31', 'the overview'],
  ['/dashboard/products', 'the app'],
  ['/settings', 'the app'],
])('without a network %s is opened from what is stored', async (path, page) => {
  expect(await worker({ online: false, stored })({ path })).toBe(page);
  expect(await worker({ online: false })({ path })).toBe('offline');
});

test('with a network every answer is the network’s', async () => {
  const ask = worker({ online: true, stored });
  expect(await ask({ path: '/dashboard' })).toBe('from the network');
  expect(await ask({ path: '/assets/a-1.js', mode: 'cors' })).toBe('from the network');
});

test('code that was used is there without a network', async () => {
  expect(await worker({ online: false, stored })({ path: '/assets/a-1.js', mode: 'cors' })).toBe('code');
});

test.each<Asked>([
  { path: '/api/overview', mode: 'cors' },
  { path: '/auth/session', mode: 'cors' },
  { path: '/ro' },
  { path: '/auth' },
  { path: '/dashboard', method: 'POST' },
  { path: 'https://elsewhere.example/assets/a.js', mode: 'cors' },
])('calls, public pages and other hosts are left to the browser: $path', async (asked) => {
  expect(await worker({ online: false, stored })(asked)).toBeUndefined();
});
