// All the script of a prerendered page until its visitor first touches a control; then the app takes the page over, and gets
// what was typed and clicked meanwhile. Links need no script: they lead to pages that stand by themselves.
import { APP_STARTED } from './appStarted.ts';
import fonts from './fonts/fonts.css?url';
import latin from './fonts/inter-latin.woff2?url';
import romanian from './fonts/inter-romanian.woff2?url';
import { ACCESS_TOKEN_KEY, ADOPTED_LANGUAGE_KEY, LANGUAGE_KEY, SCHEME_KEY } from './state/storageKeys.ts';

const CONTROLS = 'button,input,textarea';
const FETCHED = 'adaos_typeface';
const INTENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

type Field = HTMLInputElement | HTMLTextAreaElement;

function stored(key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage'): string | null {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null; // blocked by the browser
  }
}

const page = document.documentElement;
/** The app's own code in its order, named by the page: so this script needs no other to find it. */
const app = document.querySelector<HTMLElement>('[data-app]')?.dataset['app']?.split(' ') ?? [];
const typed = new Map<string, string>();
let clicked: { control: HTMLElement; place: number } | undefined;
let taking: Promise<void> | undefined;
let over = false;

const within = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

const buttons = () => Array.from(document.querySelectorAll<HTMLElement>('button'));

function remember({ name, value }: Field): void {
  if (name !== '' && value !== '') typed.set(name, value);
}

/** Types a text for the visitor, so that the app hears of it. */
function type(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = '';
  // The element's own setter: React then sees that the value is another than the one that it knows.
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function handOver(): void {
  over = true;
  for (const field of document.querySelectorAll<Field>('input,textarea')) {
    const text = typed.get(field.name);
    if (text !== undefined) type(field, text);
  }
  // Where the app had to draw the page anew, the control is another one at the same place.
  const { control, place } = clicked ?? { place: -1 };
  (control?.isConnected ? control : buttons()[place])?.click();
}

async function takeOver(): Promise<void> {
  document.querySelectorAll<Field>('input,textarea').forEach(remember); // filled in by the browser
  for (const file of app) fetchAhead(file, 'modulepreload');
  const shown = new Promise<void>((resolve) => {
    addEventListener(APP_STARTED, ({ detail }) => resolve(detail), { once: true });
  });
  for (const file of app) await import(/* @vite-ignore */ file);
  await shown;
  handOver();
}

/**
 * What could not be fetched once is not fetched again by this page: a form that the server takes by itself is sent so, and for
 * any other control that was pressed the page is loaded anew, where there is a network.
 */
function doWithout(): void {
  const form = clicked?.control.closest('form');
  if (form?.hasAttribute('action')) form.submit();
  else if (clicked && navigator.onLine) location.reload();
  taking = undefined;
  clicked = undefined;
}

function start(): void {
  taking ??= takeOver().catch(doWithout);
}

function clickLater(control: HTMLElement): void {
  clicked = { control, place: buttons().indexOf(control) };
  start();
}

for (const name of INTENTS) {
  addEventListener(name, (event) => over || (within(event, CONTROLS) && start()), { capture: true, passive: true });
}
addEventListener('input', (event) => over || remember(event.target as Field), { capture: true });
addEventListener(
  'click',
  (event) => {
    const chosen = within(event, 'a[hreflang]')?.getAttribute('hreflang');
    const control = within(event, 'button');
    if (over) return;
    if (chosen) {
      try {
        localStorage.setItem(LANGUAGE_KEY, chosen);
      } catch {
        // The address says the language all the same.
      }
    }
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    clickLater(control);
  },
  { capture: true },
);

/** Fetches a file that the page may need soon. */
function fetchAhead(href: string, rel = 'prefetch'): void {
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: 'anonymous' });
  document.head.append(link);
}

/**
 * Dresses the page in its typeface. On a phone, whose narrow lines would break anew under the reader's eyes, not before the first
 * touch or while the page is out of sight; elsewhere as soon as it is here.
 */
function dress(): void {
  if (document.querySelector('link[rel=stylesheet]')) return;
  const sheet = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fonts });
  document.head.append(sheet);
}

// Until now they sent nothing: what was typed would have been lost.
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-submits]')) button.type = 'submit';

const scheme = stored(SCHEME_KEY);
if (scheme === 'light' || scheme === 'dark') page.dataset['scheme'] = scheme;
const language = stored(LANGUAGE_KEY) ?? stored(ADOPTED_LANGUAGE_KEY) ?? page.lang;
document.querySelector(`[data-offer] [hreflang="${CSS.escape(language)}"]`)?.removeAttribute('hidden');

const login = document.querySelector('[type=password]') !== null;
const whenIdle = globalThis.requestIdleCallback ?? setTimeout;

/** Calls back once the page has been seen: what is fetched before then holds the first paint up. */
function oncePainted(callback: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    callback();
  });
  observer.observe({ type: 'paint', buffered: true });
}

function prepare(): void {
  for (const file of [latin, romanian]) fetchAhead(file);
  try {
    sessionStorage.setItem(FETCHED, '1');
  } catch {
    // The next page asks again.
  }
  if (matchMedia('(hover: hover)').matches) dress();
  if (login) for (const file of app.slice(0, -1)) fetchAhead(file, 'modulepreload'); // half of what the first touch needs
}

for (const name of ['pointerdown', 'keydown']) addEventListener(name, dress, { once: true, passive: true });
document.addEventListener('visibilitychange', () => document.hidden && dress());
if (stored(FETCHED, 'sessionStorage')) dress();

// What a session changes on the page is not asked for by a touch, nor is a language that the page's address does not say.
if (stored(ACCESS_TOKEN_KEY) || (login && language !== page.lang)) start();
else addEventListener('load', () => oncePainted(() => whenIdle(prepare)));
