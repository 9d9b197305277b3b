import type { ComponentType, ReactNode } from 'react';
import type { Language } from '@adaos/api';
import { addMessages } from '../i18n/catalogs.ts';
import { drawAhead } from '../state/ahead.ts';
import { routeAt, type AppRoute, type Page } from './table.ts';

/** The pages whose code is here, by the path of their route. */
export const ready = new Map<string, ComponentType>();

/** Brings the code of a page and its texts. */
export async function loadPage(route: AppRoute): Promise<Page> {
  const { path, load, access, messages = [access === 'public' ? 'open' : 'later'] } = route;
  const [page] = await Promise.all([load(), ...messages.map(addMessages)]);
  ready.set(path, page);
  return page;
}

type Frame = ComponentType<{ children: ReactNode }>;
let frame: Frame | undefined;

/** Brings the code of the frame around the signed-in pages. */
export async function loadFrame(): Promise<Frame> {
  frame = (await import('../pages/DashboardFrame/index.ts')).DashboardFrame;
  return frame;
}

/** The frame around the signed-in pages, where its code is here. */
export const readyFrame = (): Frame | undefined => frame;

/** Brings what the page behind an address needs to stand at once. What fails is asked for again when the page is opened. */
export async function prepare(pathname: string, language: Language): Promise<void> {
  const route = routeAt(pathname);
  if (!route) return;
  await Promise.allSettled([loadPage(route), route.prepare?.(language)]);
}

/** The route behind a link; none without a network: some browsers never ask again for code that they failed to fetch. */
function routeToFetch(href: string): AppRoute | undefined {
  return navigator.onLine ? routeAt(href.replace(/[?#].*$/, '')) : undefined;
}

function fetchCode(route: AppRoute): void {
  const wanted: Promise<unknown>[] = route.access === 'public' ? [loadPage(route)] : [loadFrame(), loadPage(route)];
  // A failed try is no loss: the code is asked for again when the page is opened.
  Promise.all(wanted).catch(() => undefined);
}

/** Fetches the code of the page behind an address, so that opening it does not wait. */
export function prefetch(href: string): void {
  const route = routeToFetch(href);
  if (route) fetchCode(route);
}

/** Fetches the code of the page behind an address and what it will show, and has it drawn ahead where it is a screen. */
export function prefetchWhole(href: string): void {
  const route = routeToFetch(href);
  if (!route) return;
  fetchCode(route);
  if (route.access === 'public') return;
  drawAhead(
    href,
    loadPage(route).then(({ readAhead }) => readAhead?.()),
  ).catch(() => undefined);
}
