import { leaveOutline } from './outline/outline.ts';
import { defaultTheme } from '@adaos/ui';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App.tsx';
import { APP_STARTED } from './appStarted.ts';
import { loadMessages } from './i18n/catalogs.ts';
import { languageAt } from './i18n/language.ts';
import { pageShown } from './pageShown.ts';
import { printLight } from './printLight.ts';
import { opened, watchMissingCode } from './reloadOnStaleCode.ts';
import { Root } from './Root.tsx';
import { prefetch, prepare } from './routes/prefetch.ts';
import { preferences } from './state/index.ts';

async function start(): Promise<void> {
  const { pathname } = window.location;
  const language = languageAt(pathname, preferences.language());
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root.');
  const app = (inSteps: boolean) => (
    <Root>
      <BrowserRouter>
        <App inSteps={inSteps} />
      </BrowserRouter>
    </Root>
  );
  if (root.firstElementChild && document.documentElement.lang === language) {
    await Promise.all([loadMessages(language), prepare(pathname, language)]);
    hydrateRoot(root, app(false));
  } else {
    prefetch(pathname);
    // In a step of its own, after which the page answers.
    await new Promise((resolve) => setTimeout(resolve));
    defaultTheme();
    const empty = root.firstElementChild === null;
    const texts = () => loadMessages(language);
    try {
      await (empty ? opened(texts) : texts());
    } catch (cause) {
      if (!empty) throw cause; // what is prerendered stays, with what is typed there, and its script is told
      leaveOutline();
      // Where that does not come either, the page's own words do after a while.
      return (await import('./startFailed.ts')).showStartFailed(root, language);
    }
    root.replaceChildren(); // prerendered in another language than the visitor's own
    createRoot(root).render(app(empty));
  }
  await pageShown.promise;
}

watchMissingCode(window);
printLight(window);

// Not awaited here: what the page loads needs this module itself.
dispatchEvent(new CustomEvent(APP_STARTED, { detail: start() }));
