// Runs before the first paint of a page that holds skeletons: in the visitor's language and scheme, which the app finds again.
import { ADOPTED_LANGUAGE_KEY, LANGUAGE_KEY, SCHEME_KEY } from './state/storageKeys.ts';

{
  const page = document.documentElement;
  const languages = document.currentScript?.dataset['languages']?.split(' ') ?? [];
  try {
    const choices = [LANGUAGE_KEY, ADOPTED_LANGUAGE_KEY].map((key) => localStorage.getItem(key));
    page.lang = choices.find((choice) => choice !== null && languages.includes(choice)) ?? page.lang;
    const scheme = localStorage.getItem(SCHEME_KEY);
    if (scheme === 'light' || scheme === 'dark') page.dataset['scheme'] = scheme;
  } catch {
    // Storage is blocked by the browser: the page stays in its own language and in the scheme of the device.
  }
}
