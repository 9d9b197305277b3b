// The script of a prerendered page. It shows what is stored of its visitor, and loads the app when a control is first used, which
// then hydrates the page. What was typed and pressed meanwhile is passed on. Links need no script: they lead to whole documents.
import { APP_STARTED } from './appStarted.ts';
import { keepTyped, restoreTyped } from './keptForm.ts';
import { addLink, readItem } from './pageScript.ts';
import { ACCESS_TOKEN_KEY, ADOPTED_LANGUAGE_KEY, LANGUAGE_KEY, SCHEME_KEY } from './state/storageKeys.ts';
import { applyTypeface, fetchTypeface } from './typeface.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

const page = document.documentElement;
const all = <T extends HTMLElement>(selector: string) => Array.from(document.querySelectorAll<T>(selector));
const fields = () => all<Field>('input,textarea');
const within = (event: Event, selector: string): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null;

/** The files of the app, as the page names them. The last one starts it. */
const files = all('[data-app]')[0]?.dataset['app']?.split(' ') ?? [];
/** Ends what listens only until the page is hydrated. */
const hydrated = new AbortController();
const { signal } = hydrated;
const typed = new Map<string, string>();
/** The button to press again. Its place is for a page that had to be rendered again. */
let pressed: { button: HTMLElement; place: number } | undefined;
let wanted = false;
let loading: Promise<void> | undefined;
let failed = false;

function remember({ name, value }: Field): void {
  if (name && value) typed.set(name, value);
}

/** Types a text for the visitor. The element's own setter is used, so that React sees another value than it knows. */
function type(field: Field, text: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

async function hydrate(): Promise<void> {
  if (failed) throw new Error('The code of the app is missing.');
  fields().forEach(remember); // filled in by the browser
  for (const file of files) addLink('modulepreload', file);
  const started = new Promise<void>((resolve) => {
    addEventListener(APP_STARTED, ({ detail }) => resolve(detail), { once: true });
  });
  await import(/* @vite-ignore */ files.at(-1) ?? '');
  await started;
  hydrated.abort();
  for (const field of fields()) {
    const text = typed.get(field.name);
    if (text !== undefined) type(field, text);
  }
  const { button, place } = pressed ?? { place: -1 };
  (button?.isConnected ? button : all('button')[place])?.click();
}

/**
 * Browsers do not fetch a module again that they failed to fetch. A form that the server accepts is sent by the browser; for any
 * other button the page is reloaded. Not without a network, where what is typed would be lost.
 */
function doWithout(): void {
  failed = true;
  loading = undefined;
  if (!pressed || !navigator.onLine) return;
  const form = pressed.button.closest('form');
  pressed = undefined;
  if (form?.hasAttribute('action')) {
    form.submit();
    return;
  }
  keepTyped(typed);
  location.reload();
}

/** Loads the app, as soon as there is a network. */
function load(): void {
  wanted = true;
  if (navigator.onLine) loading ??= hydrate().catch(doWithout);
}

for (const name of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown']) {
  const onIntent = (event: Event) => within(event, 'button,input,textarea') && load();
  addEventListener(name, onIntent, { capture: true, passive: true, signal });
}
addEventListener(
  'input',
  (event) => {
    remember(event.target as Field);
    if (!navigator.onLine) pressed = undefined; // changed since it was sent
  },
  { capture: true, signal },
);
/** The language that a link leads on in: the one it names, else that of the page's address. English is what an address has by itself. */
function languageOfLink(event: Event): string | null {
  const link = within(event, 'a');
  return link?.getAttribute('hreflang') ?? (link && page.lang !== 'en' ? page.lang : null);
}

for (const name of ['click', 'auxclick']) {
  addEventListener(
    name,
    (event) => {
      const language = languageOfLink(event);
      if (!language) return;
      try {
        localStorage.setItem(LANGUAGE_KEY, language);
      } catch {
        // The address says the language all the same.
      }
    },
    { capture: true, signal },
  );
}
addEventListener(
  'click',
  (event) => {
    const button = within(event, 'button');
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = { button, place: all('button').indexOf(button) };
    load();
  },
  { capture: true, signal },
);

/** Shows a lost network. What was begun meanwhile goes on when it is back. */
function followNetwork(): void {
  for (const notice of all('[data-offline]')) notice.hidden = navigator.onLine;
  if (wanted) load();
}
for (const name of ['online', 'offline']) addEventListener(name, followNetwork, { signal });
followNetwork();

/** Shows what is for a visitor with a session in place of what is for others, or the other way round. */
function followSession(): void {
  const session = readItem(ACCESS_TOKEN_KEY) ? 'open' : 'none';
  for (const part of all('[data-session]')) part.hidden = part.dataset['session'] !== session;
}
addEventListener('storage', followSession, { signal });
followSession();
restoreTyped();

// Until now they sent nothing: what was typed would have been lost.
for (const button of all<HTMLButtonElement>('[data-submits]')) button.type = 'submit';

const scheme = readItem(SCHEME_KEY);
if (scheme === 'light' || scheme === 'dark') page.dataset['scheme'] = scheme;
const language = readItem(LANGUAGE_KEY) ?? readItem(ADOPTED_LANGUAGE_KEY) ?? page.lang;
for (const offer of all(`[data-offer] [hreflang="${CSS.escape(language)}"]`)) offer.hidden = false;
applyTypeface();

/** What may be needed soon is fetched after this time, idle or not. */
const IDLE_LIMIT_MS = 2_000;

/** Fetches what may be needed soon: the typeface, and for the login all of the app's libraries. */
function prepare(): void {
  fetchTypeface();
  if (isLogin) for (const file of files.slice(0, -1)) addLink('modulepreload', file);
}

const isLogin = all('[type=password]').length > 0;
// The login leads on where there is a session, and its address does not say the language.
if (isLogin && (readItem(ACCESS_TOKEN_KEY) || language !== page.lang)) load();
else {
  addEventListener('load', () => {
    // What is fetched before the first paint delays it.
    const painted = new PerformanceObserver(() => {
      painted.disconnect();
      // Without a limit a browser that draws nothing more, or is busy, may never be idle.
      if ('requestIdleCallback' in globalThis) requestIdleCallback(prepare, { timeout: IDLE_LIMIT_MS });
      else prepare();
    });
    painted.observe({ type: 'paint', buffered: true });
  });
}
