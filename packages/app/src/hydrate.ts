// All the script of a prerendered page until its visitor first touches a control; then the app takes the page over, and gets
// what was typed and clicked meanwhile. Links need no script: they lead to pages that stand by themselves.
import { APP_STARTED } from './appStarted.ts';
import fonts from './fonts/fonts.css?url';
import latin from './fonts/inter-latin.woff2?url';
import romanian from './fonts/inter-romanian.woff2?url';
import { ACCESS_TOKEN_KEY, ADOPTED_LANGUAGE_KEY, LANGUAGE_KEY, SCHEME_KEY } from './state/storageKeys.ts';

const CONTROLS = 'button,input,textarea';
const FETCHED = 'adaos_typeface';
const TYPED = 'adaos_typed';
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
/** What the page says of a lost network. */
const offline = document.querySelector<HTMLElement>('[data-offline]');
let clicked: { control: HTMLElement; place: number } | undefined;
let wanted = false;
let taking: Promise<void> | undefined;
let failed = false;
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
  if (failed) throw new Error('The code of the app is missing.');
  document.querySelectorAll<Field>('input,textarea').forEach(remember); // filled in by the browser
  for (const file of app) fetchAhead(file, 'modulepreload');
  const shown = new Promise<void>((resolve) => {
    addEventListener(APP_STARTED, ({ detail }) => resolve(detail), { once: true });
  });
  for (const file of app) await import(/* @vite-ignore */ file);
  await shown;
  handOver();
}

/** Keeps what is typed over a reload, but for passwords. */
function keepTyped(): void {
  for (const { name } of document.querySelectorAll<Field>('[type=password]')) typed.delete(name);
  try {
    sessionStorage.setItem(TYPED, JSON.stringify([...typed]));
  } catch {
    // blocked by the browser
  }
}

/** Fills in what was kept. The app hears of it when it takes over. */
function restoreTyped(): void {
  for (const [name, text] of JSON.parse(stored(TYPED, 'sessionStorage') ?? '[]') as [string, string][]) {
    const field = document.querySelector<Field>(`[name="${name}"]`);
    if (field) field.value = text;
  }
  if (stored(TYPED, 'sessionStorage')) sessionStorage.removeItem(TYPED);
}

/**
 * What could not be fetched once is not fetched again by this page: a form that the server takes by itself is sent so, and for
 * any other control that was pressed the page is loaded anew. Not without a network: what is typed would be lost.
 */
function doWithout(): void {
  failed = true;
  taking = undefined;
  if (!clicked || !navigator.onLine) return;
  const form = clicked.control.closest('form');
  clicked = undefined;
  if (form?.hasAttribute('action')) {
    form.submit();
  } else {
    keepTyped();
    location.reload();
  }
}

/** Has the app take over as soon as there is a network. */
function start(): void {
  wanted = true;
  if (navigator.onLine) taking ??= takeOver().catch(doWithout);
}

function clickLater(control: HTMLElement): void {
  clicked = { control, place: buttons().indexOf(control) };
  start();
}

for (const name of INTENTS) {
  addEventListener(name, (event) => over || (within(event, CONTROLS) && start()), { capture: true, passive: true });
}
addEventListener(
  'input',
  (event) => {
    if (over) return;
    remember(event.target as Field);
    if (!navigator.onLine) clicked = undefined; // changed since it was sent
  },
  { capture: true },
);
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

/** Says that the network is lost for as long as it is; what was begun meanwhile goes on after it. */
function heedNetwork(): void {
  offline?.toggleAttribute('hidden', navigator.onLine);
  if (wanted) start();
}
for (const name of ['online', 'offline']) addEventListener(name, heedNetwork);
heedNetwork();
restoreTyped();

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
