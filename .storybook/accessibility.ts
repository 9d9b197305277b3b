import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { underFullTest, underTest } from './underTest.ts';

type AfterEach = Extract<NonNullable<Preview['afterEach']>, (...args: never[]) => unknown>;
type Context = Parameters<AfterEach>[0];

/** The rules whose outcome may change with the colours; all others say the same in both schemes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Runs axe as the addon does, which waits under test to be asked. */
async function check(context: Context, options: object = {}): Promise<void> {
  const { a11y } = context.parameters as { a11y?: { options?: object } };
  const parameters = { ...context.parameters, a11y: { ...a11y, options: { ...a11y?.options, ...options } } };
  await runAxe({ ...context, parameters, globals: { ...context.globals, a11y: { manual: false } } });
}

/** Colours are CSS variables behind one attribute, so turning it is enough; nothing renders again. */
async function inOtherScheme(work: () => Promise<void>): Promise<void> {
  const root = document.documentElement;
  const scheme = root.dataset.scheme ?? 'light';
  root.dataset.scheme = scheme === 'dark' ? 'light' : 'dark';
  try {
    await work();
  } finally {
    root.dataset.scheme = scheme;
  }
}

/**
 * Under test: each state by axe's rules, in the story's scheme. `npm run test:full` adds what a story is after its play function, and
 * the rules on colour in the other scheme.
 */
export const checkAccessibility: AfterEach = async (context) => {
  if (!underTest || (!underFullTest && context.tags.includes('play-fn'))) return;
  await check(context);
  if (!underFullTest) return;
  await inOtherScheme(() => check(context, { runOnly: { type: 'rule', values: COLOUR_RULES } }));
};
