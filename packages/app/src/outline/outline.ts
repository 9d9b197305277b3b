// The overview before the app: markup that the page came with, and the shop's figures in it as soon as they are answered. Its
// code is the first of the page, small, and without React. See docs/adr/0019.
import { aheadPaths, askAhead } from '@adaos/api/ahead';
import { fillOutline, isLanguage, localeOf } from '@adaos/ui/outline';
import { apiBaseUrl, sampleModeByBuild } from '../env.ts';
import { prefetchMessages } from '../i18n/catalogs.ts';
import { comparisonIn, periodToShow } from '../period/period.ts';
import {
  ACCESS_TOKEN_KEY,
  ADOPTED_LANGUAGE_KEY,
  LANGUAGE_KEY,
  MOCK_MODE_KEY,
  SCHEME_KEY,
} from '../state/storageKeys.ts';

/** How long the guard looks at the session at least. */
const LOOK_MS = 300;

/** Over the page's frame, under its dialogs and notices. */
const OVER =
  ':host{position:absolute;inset:0 0 auto;min-height:100%;z-index:1200;background:var(--mui-palette-background-default)}';

interface Session {
  readonly language?: unknown;
  readonly mustChangePassword?: unknown;
  readonly shop: { readonly dataFrom: string | null; readonly dataTo: string | null };
}

let host: HTMLElement | undefined;
let root: ShadowRoot | undefined;
let left = false;
let looking: Promise<void> | undefined;
let filled = false;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, LOOK_MS));

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // blocked by the browser
  }
}

/** Lays the outline over the page: a picture of the overview that hears nothing. */
function attach(language: string | null): string {
  const template =
    document.querySelector<HTMLTemplateElement>(`template[lang="${CSS.escape(language ?? '')}"]`) ??
    document.querySelector<HTMLTemplateElement>('template[lang]');
  const style = document.querySelector('style')?.textContent;
  if (!template || style === undefined || left) return '';
  host?.remove();
  host = document.createElement('div');
  host.inert = true;
  root = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style + OVER);
  root.adoptedStyleSheets = [sheet];
  root.append(template.content.cloneNode(true));
  document.body.append(host);
  if (isLanguage(template.lang)) void prefetchMessages(template.lang).catch(() => undefined); // the app will need them
  return template.lang;
}

async function read(path: string, accessToken: string): Promise<unknown> {
  const response = await askAhead(apiBaseUrl + path, accessToken);
  return response.ok ? response.json() : undefined;
}

const isSession = (answer: unknown): answer is Session =>
  typeof answer === 'object' && answer !== null && 'shop' in answer && typeof answer.shop === 'object';

async function show(accessToken: string): Promise<void> {
  const query = new URLSearchParams(location.search);
  const chosen = stored(LANGUAGE_KEY);
  const adopted = stored(ADOPTED_LANGUAGE_KEY);
  let language = attach(isLanguage(chosen) ? chosen : adopted);
  looking = wait();
  // The browser's first figure in a language takes a while, which there is now.
  const locale = isLanguage(language) ? localeOf(language) : 'en';
  setTimeout(() => (0).toLocaleString(locale, { style: 'currency', currency: 'EUR' }));

  const session = await read(aheadPaths.getSession, accessToken);
  if (!isSession(session) || session.mustChangePassword === true) return;
  const own = isLanguage(session.language) ? session.language : null;
  if (!isLanguage(chosen) && own !== adopted) language = attach(own);
  const period = periodToShow(query, session.shop);
  if (period === undefined || period === 'empty') return;
  const asked = new URLSearchParams({ ...period, compare: comparisonIn(query) });
  const overview = read(`${aheadPaths.getOverview}?${asked}`, accessToken).catch(() => undefined);
  await looking;
  root?.querySelector('[data-gate]')?.remove();
  root?.querySelector('[data-frame]')?.removeAttribute('hidden');
  const answer = await overview;
  filled = root !== undefined && isLanguage(language) && fillOutline(root, answer, localeOf(language));
}

/** Settles when the guard has looked at the session for long enough: where the outline does so already, with it. */
export const look = (): Promise<void> => looking ?? wait();

/** Whether the shop's figures stand in the outline. */
export const isFilled = (): boolean => filled;

/** Takes the outline away, with its rules: what is to be seen is the app's. */
export function leaveOutline(): void {
  if (left) return;
  left = true;
  looking = undefined; // whoever enters again is looked at again
  host?.remove();
  host = undefined;
  root = undefined;
  const templates = document.querySelectorAll('template[lang]');
  const rules = document.querySelector('style')?.sheet;
  if (templates.length === 0 || !rules) return;
  templates.forEach((template) => template.remove());
  for (let at = rules.cssRules.length - 1; at >= 0; at -= 1) {
    if (!(rules.cssRules[at] instanceof CSSFontFaceRule)) rules.deleteRule(at);
  }
}

function start(): void {
  const scheme = stored(SCHEME_KEY);
  if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['scheme'] = scheme;
  const accessToken = stored(ACCESS_TOKEN_KEY);
  const sample =
    sampleModeByBuild || stored(MOCK_MODE_KEY) === '1' || new URLSearchParams(location.search).has('sample');
  // Whatever fails here, the app finds out by itself.
  if (accessToken && !sample) show(accessToken).catch(() => undefined);
}

if (typeof document !== 'undefined' && document.querySelector('template[lang]')) start();
