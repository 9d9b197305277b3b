import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../packages/domain/src/languages.ts';
import { expect, test as base, type Page } from '@playwright/test';
import { preview } from 'vite';
import { root } from '../support/root.ts';

const PLAIN_STORY = 'theme-controls--choices';
const OTHER_STORY = 'theme-controls--buttons';
/** So many frames of one height count as settled. */
const SETTLED_FRAMES = 5;
/** How often the viewport follows a page that grows. */
const MOST_ROUNDS = 6;
/** Longer than a menu waits after the last change of the window's size before it finds its place again. */
const MENU_DEBOUNCE_MS = 250;

/** One look at one story. */
interface Shot {
  readonly story: string;
  /** The image's name, without its ending. */
  readonly name: string;
  readonly scheme: 'light' | 'dark';
  readonly language: string;
  readonly width: number;
  readonly height: number;
}

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags?: string[];
}

/** The language whose texts take the most room. */
function longestLanguage(): string {
  const length = (language: string) =>
    readFileSync(`${root}packages/ui/src/i18n/locales/${language}.json`, 'utf8').length;
  return LANGUAGES.toSorted((a, b) => length(b) - length(a))[0] ?? DEFAULT_LANGUAGE;
}

/** What has to be opened or measured again from one picture to the next. */
const setting = ({ scheme, language, width }: Shot) => `${scheme} ${language} ${width}`;

/** Every look at every story of the built Storybook that is not tagged `no-visual`, those of one setting together. */
export function shots(): Shot[] {
  const { entries } = JSON.parse(readFileSync(`${root}dist-storybook/index.json`, 'utf8')) as {
    entries: Record<string, Entry>;
  };
  const longest = longestLanguage();
  const stories = Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags?.includes('no-visual'));
  const all = stories.flatMap(({ id, title, name }) => {
    const isScreen = /^screens\//i.test(title);
    const light: Shot = {
      story: id,
      name: id,
      scheme: 'light',
      language: 'en',
      ...(isScreen ? { width: 1280, height: 900 } : { width: 800, height: 600 }),
    };
    if (!/^Ready\b/.test(name)) return [light];
    const dark: Shot = { ...light, name: `${id}--dark`, scheme: 'dark' };
    if (!isScreen) return [light, dark];
    return [
      light,
      dark,
      { ...light, name: `${id}--phone`, width: 360, height: 780 },
      { ...light, name: `${id}--${longest}`, language: longest },
    ];
  });
  return [...Map.groupBy(all, setting).values()].flat();
}

interface StorybookPreview {
  channel?: { emit(event: string, payload: object): void };
  currentRender?: {
    id?: string;
    phase?: string;
    story?: {
      storyGlobals?: { viewport?: { value?: string } };
      parameters?: { viewport?: { options?: Record<string, { styles: { width: string; height: string } }> } };
    };
  };
}
type StorybookWindow = Window & { __STORYBOOK_PREVIEW__?: StorybookPreview };

async function rendered(page: Page, story: string): Promise<void> {
  const phase = await page.waitForFunction(
    (wanted) => {
      const { currentRender } = (window as StorybookWindow).__STORYBOOK_PREVIEW__ ?? {};
      const ended = ['finished', 'errored', 'aborted'].find((end) => end === currentRender?.phase);
      return currentRender?.id === wanted && ended;
    },
    story,
    { timeout: 20_000 },
  );
  expect(await phase.jsonValue()).toBe('finished');
}

/** What a page of Storybook was opened with; the story is changed in place, which spares loading all code again. */
const openedWith = new WeakMap<Page, string>();

/** Opens Storybook on a story that measures no text, and waits for the fonts: what is measured later is measured right. */
async function open(page: Page, origin: string, globals: string): Promise<void> {
  await page.goto(`${origin}/iframe.html?id=${PLAIN_STORY}&viewMode=story&globals=${globals}`);
  await rendered(page, PLAIN_STORY);
  await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())).then(() => undefined));
  // A page that has heard a key shows every focus; what a script focuses would else show it or not by what had it before.
  await page.keyboard.press('Escape');
}

async function show(page: Page, story: string): Promise<void> {
  await page.evaluate((storyId) => {
    scrollTo(0, 0);
    // Where the focus was decides whether the next story's focus shows a ring.
    (document.activeElement as HTMLElement | null)?.blur();
    const { channel } = (window as StorybookWindow).__STORYBOOK_PREVIEW__ ?? {};
    channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
  }, story);
  await rendered(page, story);
}

async function load(page: Page, origin: string, { story, scheme, language }: Shot): Promise<void> {
  const globals = `scheme:${scheme};language:${language};a11y.manual:!true`;
  if (openedWith.get(page) !== globals) await open(page, origin, globals);
  openedWith.delete(page); // until it has worked
  const shown = new URL(page.url()).searchParams.get('id');
  if (shown === story) await show(page, story === PLAIN_STORY ? OTHER_STORY : PLAIN_STORY);
  await show(page, story);
  openedWith.set(page, globals);
}

/** The size that the story asks for; known only once it has been loaded. */
const sizeOf = (page: Page) =>
  page.evaluate(() => {
    const { storyGlobals, parameters } = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.story ?? {};
    const styles = parameters?.viewport?.options?.[storyGlobals?.viewport?.value ?? '']?.styles;
    return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null;
  });

/** The height of all that the page shows, once it has stopped growing: charts and lists measure before they draw. */
const settledHeight = (page: Page) =>
  page.evaluate(
    (frames) =>
      new Promise<number>((resolve) => {
        let [height, same] = [0, 0];
        const look = () => {
          const { scrollHeight } = document.documentElement;
          same = scrollHeight === height ? same + 1 : 0;
          height = scrollHeight;
          if (same < frames) requestAnimationFrame(look);
          else resolve(height);
        };
        look();
      }),
    SETTLED_FRAMES,
  );

/** Makes the viewport as high as the page, again while that shows more: the rows of a long list are measured once they show. */
async function growToHeight(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  for (let round = 0, shown = height; round < MOST_ROUNDS; round += 1) {
    const needed = await settledHeight(page);
    if (needed <= shown) return;
    shown = needed;
    await page.setViewportSize({ width, height: shown });
  }
  await settledHeight(page);
}

/** An open menu was placed while the page still changed from one story to the next: it is placed again. */
const placeMenusAgain = (page: Page) =>
  page.evaluate(async (debounced) => {
    if (!document.querySelector('.MuiPopover-root')) return;
    dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, debounced));
  }, MENU_DEBOUNCE_MS);

/** The focus that a click of the play function left on a button is lost or not by the moment; that of what is open stays. */
const blurButton = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const opened = '[role="menu"], [role="dialog"], [role="alertdialog"], [role="grid"]';
    if (activeElement?.matches('button, a') && !activeElement.closest(opened)) (activeElement as HTMLElement).blur();
  });

/**
 * Opens a story as its shot wants it, and waits until it has been drawn and its play function has run. The viewport is
 * then as high as the story: a full-page capture would lay the page out again unnoticed.
 */
export async function openStory(page: Page, origin: string, shot: Shot): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: shot.height });
  await load(page, origin, shot);
  const size = await sizeOf(page);
  if (size) {
    // Reloaded: a page that was wide before is not always the page that was narrow from the start.
    await page.setViewportSize(size);
    await load(page, origin, shot);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await growToHeight(page, size ?? shot);
  await placeMenusAgain(page);
  await blurButton(page);
}

interface PerWorker {
  /** The address of the built Storybook. */
  storybook: string;
  /** One page for all shots of a worker: the second one finds the code in the cache. */
  storyPage: Page;
}

export const test = base.extend<object, PerWorker>({
  storybook: [
    async ({}, use) => {
      const server = await preview({
        configFile: false,
        logLevel: 'error',
        root,
        build: { outDir: 'dist-storybook' },
        preview: { host: '127.0.0.1', port: 0 },
      });
      await use(`http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}`);
      await server.close();
    },
    { scope: 'worker' },
  ],
  storyPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
