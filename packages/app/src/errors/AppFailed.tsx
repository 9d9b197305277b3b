import { useEffect } from 'react';
import type { Language } from '@adaos/api';
import { shownLanguage } from '../i18n/language.ts';
import { PageShown } from '../routes/PageShown.tsx';

// Shown where the app's own texts could not be fetched, so the words are in the code.
const TEXTS: Record<Language, { text: string; again: string }> = {
  en: { text: 'This page could not be loaded. Check your connection and try again.', again: 'Try again' },
  ro: {
    text: 'Pagina nu a putut fi încărcată. Verifică-ți conexiunea și încearcă din nou.',
    again: 'Încearcă din nou',
  },
  fr: { text: 'Cette page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.', again: 'Réessayer' },
  es: { text: 'No se ha podido cargar esta página. Comprueba tu conexión e inténtalo de nuevo.', again: 'Reintentar' },
  pt: {
    text: 'Não foi possível carregar esta página. Verifique a sua ligação e tente novamente.',
    again: 'Tentar novamente',
  },
};

const reload = () => window.location.reload();

/**
 * Says that the app itself could not start, and reloads the page on a click or once the network is back.
 * It needs no theme, no texts and no router. @param language default: that of the page.
 */
export function AppFailed({ language = shownLanguage() }: { language?: Language }) {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  const { text, again } = TEXTS[language];
  return (
    <main
      lang={language}
      style={{
        maxWidth: '40ch',
        margin: '20vh auto',
        padding: '0 20px',
        font: '16px/1.5 system-ui',
        textAlign: 'center',
      }}
    >
      <p role="alert">{text}</p>
      <button type="button" style={{ minHeight: 44, padding: '0 20px', font: 'inherit' }} onClick={reload}>
        {again}
      </button>
      <PageShown />
    </main>
  );
}
