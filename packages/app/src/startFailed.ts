import type { Language } from '@adaos/api';

// What is said where not even the texts of the app could be fetched, so it stands in the code.
const TEXTS: Record<Language, { text: string; again: string }> = {
  en: { text: 'This page could not be loaded. Check your connection and try again.', again: 'Try again' },
  ro: {
    text: 'Pagina nu a putut fi încărcată. Verifică-ți conexiunea și încearcă din nou.',
    again: 'Încearcă din nou',
  },
  fr: { text: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.', again: 'Réessayer' },
  es: { text: 'No se ha podido cargar esta página. Comprueba tu conexión e inténtalo de nuevo.', again: 'Reintentar' },
  pt: {
    text: 'Não foi possível carregar esta página. Verifique a sua ligação e tente de novo.',
    again: 'Tentar de novo',
  },
};

/** Says, on a page with nothing on it yet, that the app could not begin, and offers to load it anew. */
export function showStartFailed(root: HTMLElement, language: Language, page: Window = window): void {
  const { text, again } = TEXTS[language];
  const place = document.createElement('main');
  place.lang = language;
  place.style.cssText =
    'max-width: 40ch; margin: 20vh auto; padding: 0 20px; font: 16px/1.5 system-ui; text-align: center';
  const words = document.createElement('p');
  words.role = 'alert';
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.style.cssText = 'min-height: 44px; padding: 0 20px; font: inherit';
  button.textContent = again;
  button.addEventListener('click', () => page.location.reload());
  page.addEventListener('online', () => page.location.reload(), { once: true });
  place.append(words, button);
  root.replaceChildren(place);
}
