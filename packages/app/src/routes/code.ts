import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@adaos/api';
import { addMessages } from '../i18n/catalogs.ts';
import { whenOnline } from '../missingCode.ts';
import { readSession } from '../queries/session.ts';
import { preferences } from '../state/index.ts';
import type { AppRoute, Page } from './route.ts';
import { loadSavedViews } from './savedViews.ts';
import { languageAt, routeAt } from './table.ts';

export type Frame = ComponentType<{ children: ReactNode }>;

const loads = new Map<string, Promise<unknown>>();

/** Loads once; what failed is loaded again when it is next asked for. */
function once<T>(key: string, load: () => Promise<T>): Promise<T> {
  const loading = (loads.get(key) as Promise<T> | undefined) ?? load();
  loads.set(key, loading);
  loading.catch(() => loads.delete(key));
  return loading;
}

/** Loads the code of a page and its texts. Without a network it waits for one. */
export function loadPage(route: AppRoute): Promise<Page> {
  const { path, load, access, messages = [access === 'public' ? 'open' : 'later'] } = route;
  return once(path, async () => {
    const [page] = await whenOnline(() => Promise.all([load(), ...messages.map(addMessages)]));
    return page;
  });
}

/** Loads the code of the frame around the signed-in pages. Without a network it waits for one. */
export const loadFrame = (): Promise<Frame> =>
  once('frame', async () => (await whenOnline(() => import('../pages/DashboardFrame/index.ts'))).DashboardFrame);

/** The code that the page at an address needs, so that it can be drawn at once. */
export interface LoadedCode {
  readonly route: AppRoute;
  readonly Page: Page;
  /** Left out for a page outside the frame. */
  readonly Frame?: Frame;
}

/**
 * Loads all that the page at an address needs to be drawn at once: code, texts, and the content of a prerendered page.
 * @returns undefined where there is no page at the address.
 */
export async function loadCode(pathname: string, language: Language): Promise<LoadedCode | undefined> {
  const route = routeAt(pathname);
  if (!route) return undefined;
  const [Page, Frame] = await Promise.all([
    loadPage(route),
    route.access === 'public' ? undefined : loadFrame(),
    route.prepare?.(language).catch(() => undefined), // the page asks for it itself
  ]);
  return { route, Page, ...(Frame && { Frame }) };
}

/** Reads what a page will show, as soon as it is known whose data that are. */
async function readPage(route: AppRoute, { pathname, searchParams }: URL): Promise<void> {
  const [{ readAhead }] = await Promise.all([loadPage(route), readSession()]);
  await readAhead?.(searchParams, languageAt(pathname, preferences.language()));
}

/**
 * Fetches the code of the page at an address and what it will show, so that opening it does not wait. Whatever fails is asked
 * for again by the page. Not without a network: the code could then not be fetched later.
 * @param href address inside the app, with its query.
 * @returns when all is there, or something has failed.
 */
export async function prefetch(href: string): Promise<void> {
  const address = new URL(href, window.location.origin);
  const route = navigator.onLine ? routeAt(address.pathname) : undefined;
  if (!route) return;
  const wanted: Promise<unknown>[] = [loadPage(route)];
  if (route.access !== 'public') wanted.push(loadFrame(), readPage(route, address));
  if (route.list) wanted.push(loadSavedViews());
  await Promise.all(wanted).catch(() => undefined);
}
