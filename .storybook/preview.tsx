import '@adaos/ui/fonts.css';
import './preview.css';
import { LANGUAGE_NAMES, LANGUAGES } from '@adaos/domain';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { checkAccessibility } from './accessibility.ts';
import { BRANDS } from './brands.ts';
import { withProviders } from './decorators.tsx';
import { DocsPage } from './DocsPage.tsx';
import { freezeClock } from './frozenClock.ts';
import { storybookTheme } from './theme.ts';
import { underTest } from './underTest.ts';

// A busy machine takes its time; what is there is seen at once.
configure({ asyncUtilTimeout: 10_000 });

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [withProviders],
  // Under test `checkAccessibility` runs axe.
  initialGlobals: { scheme: 'light', language: 'en', brand: 'adaos', a11y: { manual: underTest } },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the system' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...LANGUAGES.map((value) => ({ value, title: LANGUAGE_NAMES[value] })),
          { value: 'pseudo', title: 'Pseudo: a third longer, to find what does not grow' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        title: 'Brand',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: Object.entries(BRANDS).map(([value, { title }]) => ({ value, title })),
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: { theme: storybookTheme, container: DocsPage },
    controls: { matchers: { color: /colour$/i }, expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Docs',
          ['Introduction', 'Screen map', 'Tokens', 'Content', 'Accessibility', 'Lifecycle', 'Changelog'],
          'screens',
          'components',
          'charts',
          'forms',
          'product',
          'theme',
        ],
      },
    },
    viewport: {
      options: {
        phone: viewport('Phone', 360, 780),
        tablet: viewport('Tablet', 768, 1024),
        desktop: viewport('Desktop', 1440, 900),
      },
    },
    a11y: {
      test: 'error',
      options: {
        // Under test only what fails is worth its time; the panel shows the rest.
        ...(underTest && { resultTypes: ['violations'] }),
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
    },
  },
  beforeEach: () => {
    if (underTest) document.documentElement.dataset.still = '';
    return freezeClock();
  },
  afterEach: checkAccessibility,
};
export default preview;
