import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { Language } from '@adaos/api';
import { defaultTheme } from '@adaos/ui';
import { APP_STARTED } from './appStarted.ts';
import { AppFailed } from './errors/AppFailed.tsx';
import { loadMessages } from './i18n/catalogs.ts';
import { watchMissingCode } from './missingCode.ts';
import { pageShown } from './pageShown.ts';
import { printLight } from './printLight.ts';
import { Root } from './Root.tsx';
import { CHECK_MS } from './routes/GuardedArea.tsx';
import { loadCode, prefetch, type LoadedCode } from './routes/code.ts';
import { createRoutes } from './routes/router.tsx';
import { languageAt, routeAt } from './routes/table.ts';
import { preferences } from './state/index.ts';

const appWith = (first?: LoadedCode) => (
  <Root>
    <RouterProvider router={createBrowserRouter(createRoutes(first))} />
  </Root>
);

/** Settles this many milliseconds after the page was opened. */
const openSince = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds - performance.now() + 1));

/** How long a skeleton waits for the page's figures, in milliseconds from the opening of the page; then the app draws the same view. */
const LONGEST_WAIT = 1500;

/**
 * Draws the app on an empty page, or in place of a skeleton, which stays until the page's code is there and, if they come soon, its
 * figures: so they are drawn at once, not after a second drawing of the skeleton.
 */
async function draw(root: HTMLElement, language: Language, figures: Promise<void>): Promise<void> {
  defaultTheme(); // while the texts are on their way
  const skeleton = root.firstElementChild !== null && navigator.onLine;
  const code = skeleton ? loadCode(window.location.pathname, language).catch(() => undefined) : undefined;
  const read = Promise.race([Promise.all([figures, openSince(CHECK_MS)]), openSince(LONGEST_WAIT)]);
  try {
    await loadMessages(language);
  } catch {
    createRoot(root).render(<AppFailed language={language} />);
    return;
  }
  if (!skeleton) {
    createRoot(root).render(appWith());
    return;
  }
  const first = await code;
  await read;
  // A transition: what it shows is much to draw, and the page must answer meanwhile.
  startTransition(() => createRoot(root).render(appWith(first)));
}

/** Takes over a prerendered page. Where its code does not come, the page stays as it is, with what is typed there. */
async function takeOver(root: HTMLElement, language: Language): Promise<void> {
  const [first] = await Promise.all([loadCode(window.location.pathname, language), loadMessages(language)]);
  if (document.documentElement.lang === language) {
    hydrateRoot(root, appWith(first));
  } else {
    root.replaceChildren();
    createRoot(root).render(appWith(first));
  }
}

/** Apart, since it is not needed for the first view. */
const offline = () => import('./offline/index.ts');
const nothing = () => undefined;

async function start(): Promise<void> {
  const { pathname, search } = window.location;
  const language = languageAt(pathname, preferences.language());
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root.');
  // Without a network the figures that were seen last are there before anything is asked for.
  if (!navigator.onLine) await offline().then(({ beginOffline }) => beginOffline(), nothing);
  const figures = prefetch(pathname + search);
  const prerendered = root.firstElementChild !== null && routeAt(pathname)?.access === 'public';
  await (prerendered ? takeOver(root, language) : draw(root, language, figures));
  await pageShown.promise;
  if (!import.meta.env.PROD) return;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => void offline().then(({ prepareOffline }) => prepareOffline(), nothing));
}

watchMissingCode();
printLight(window);

// Not awaited here: what the page loads needs this module itself.
dispatchEvent(new CustomEvent(APP_STARTED, { detail: start() }));
