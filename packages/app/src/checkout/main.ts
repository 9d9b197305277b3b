// The page on the way to Stripe: small, and by itself, since Stripe's own script runs here and nowhere else in the app.
import { loadStripe } from '@stripe/stripe-js/pure';
import { leadToStripe } from './leadToStripe.ts';

/** Beside the page, whose own address is another soon. */
const SETTINGS = new URL('settings.json', location.href);
const PATIENCE_MS = 20_000;

const query = new URLSearchParams(location.search);
const languages = [...document.querySelectorAll('main')];
const shown = languages.find(({ lang }) => lang === query.get('language')) ?? languages[0];
const scheme = query.get('scheme');

/** Shows a part of the text in the language that was chosen. */
function show(part: 'leading' | 'failed'): void {
  for (const each of shown?.querySelectorAll<HTMLElement>('[data-part]') ?? [])
    each.hidden = each.dataset['part'] !== part;
}

async function readKey(signal: AbortSignal): Promise<unknown> {
  const answer = await fetch(SETTINGS, { headers: { accept: 'application/json' }, cache: 'no-store', signal });
  const settings: unknown = answer.ok ? await answer.json() : undefined;
  return typeof settings === 'object' && settings !== null && 'publishableKey' in settings
    ? settings.publishableKey
    : undefined;
}

if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset['scheme'] = scheme;
if (shown) {
  document.documentElement.lang = shown.lang;
  document.title = `${shown.querySelector('h1')?.textContent} · ${document.title}`;
  shown.hidden = false;
  // After a return from Stripe, or a reload, the visitor stays where the checkout began and is not sent away again.
  const back = shown.querySelector('a')?.pathname;
  if (back !== undefined) history.replaceState(null, '', back);
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}
show('leading');
leadToStripe({ session: query.get('session'), readKey, load: loadStripe, patience: PATIENCE_MS }).catch(() =>
  show('failed'),
);
