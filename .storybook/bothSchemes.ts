import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { underTest } from './underTest.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;

/** The rules whose outcome may change with the colours; all others say the same in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe's rules on colour once more in the other scheme: the addon's own run has checked the story's.
 * Colours are CSS variables behind one attribute, so turning it is enough; nothing renders again.
 */
export const checkOtherScheme: AfterEach = async (context) => {
  if (!underTest) return;
  const { a11y } = context.parameters as { a11y?: { options?: object } };
  const options = { ...a11y?.options, runOnly: { type: 'rule', values: COLOUR_RULES } };
  const root = document.documentElement;
  const scheme = root.dataset.scheme ?? 'light';
  root.dataset.scheme = scheme === 'dark' ? 'light' : 'dark';
  try {
    await runAxe({ ...context, parameters: { ...context.parameters, a11y: { ...a11y, options } } });
  } finally {
    root.dataset.scheme = scheme;
  }
};
