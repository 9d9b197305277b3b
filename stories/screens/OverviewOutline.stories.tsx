import { fillOutline } from '@adaos/ui/outline';
import { OverviewOutline, OverviewScreen, type OverviewData } from '@adaos/ui/screens/OverviewScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { byMonth, large, live, loss, nothingBefore, profitUnknown, sample } from './overviewStates.ts';
import { onPage } from './page.tsx';

interface Shown {
  /** What the server answers; without, the outline waits. */
  answer?: unknown;
  /** The screen of the same answer, below. */
  beside?: OverviewData;
}

/** A copy of the outline, filled: what it is made of by React is not React's to see changed. */
function Filled({ answer, beside }: Shown) {
  const { locale } = useIntl();
  const made = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    copy.current?.replaceChildren(...Array.from(made.current?.childNodes ?? [], (node) => node.cloneNode(true)));
    if (copy.current && answer !== undefined) fillOutline(copy.current, answer, locale);
  }, [answer, locale]);
  return (
    <>
      <div ref={made} hidden>
        <OverviewOutline />
      </div>
      <div ref={copy} data-testid="outline" />
      {beside && <Screen data={beside} />}
    </>
  );
}

const meta = {
  title: 'screens/OverviewOutline',
  component: Filled,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Filled>;
export default meta;
type Story = StoryObj<typeof meta>;

const answerOf = (data: OverviewData) => ({ ...data, source: 'live' });

export const Waiting: Story = {
  play: async ({ canvas }) => {
    const outline = canvas.getByTestId('outline');
    await expect(outline.querySelectorAll('[data-figure]')).toHaveLength(4);
    for (const figure of outline.querySelectorAll('[data-figure] p')) await expect(figure).not.toBeVisible();
    await expect(outline.querySelectorAll('[style]')).toHaveLength(0);
  },
};
export const Ready: Story = { args: { answer: answerOf(live.data) } };
export const Phone: Story = { args: { answer: answerOf(live.data) }, globals: { viewport: { value: 'phone' } } };
export const NoProfitYet: Story = {
  args: { answer: answerOf(profitUnknown.data) },
  play: async ({ canvas }) => {
    const waiting = canvas.getByTestId('outline').querySelectorAll<HTMLElement>('[data-figure]');
    await expect(Array.from(waiting, ({ dataset }) => dataset['figure'])).toEqual([
      'profitNet',
      'adsSpend',
      'roi',
      'predictions',
    ]);
  },
};

const unfit: [string, unknown][] = [
  ['the sample', { ...sample.data, source: 'sample' }],
  ['nothing', null],
  ['a text', '<!doctype html>'],
  ['figures in words', { ...answerOf(live.data), roi: 'much' }],
  ['a figure that is none', { ...answerOf(live.data), profitNet: Number.NaN }],
  ['a currency that is none', { ...answerOf(live.data), currency: 'Euro' }],
  ['no currency', { ...answerOf(live.data), currency: null }],
  ['no points', { ...answerOf(live.data), chartData: null }],
  ['a month that is none', { ...answerOf(live.data), prediction: { month: 'soon' } }],
];

export const Unfit: Story = {
  name: '[ALL-10] Nothing is written of an answer that is not understood',
  play: async ({ canvas }) => {
    const outline = canvas.getByTestId('outline');
    const before = outline.innerHTML;
    for (const [name, answer] of unfit) {
      await expect(fillOutline(outline, answer, 'en-GB'), name).toBe(false);
      await expect(outline.innerHTML, name).toBe(before);
    }
  },
};

const nothing = fn();

function Screen({ data }: { data: OverviewData }) {
  return (
    <div data-testid="screen">
      <OverviewScreen
        view={{ status: 'ready', data, source: 'live' }}
        range={null}
        bounds={null}
        today="2026-01-15"
        compare
        figureHref={(figure) => `#${figure}`}
        importHref="#import"
        canManage
        goodsCostPercent={46}
        onRangeChange={nothing}
        onCompareChange={nothing}
        onSetGoodsCost={() => Promise.resolve()}
        onRetry={nothing}
        onUseSample={nothing}
        onLeaveSample={nothing}
      />
    </div>
  );
}

/** The names of the figures, their values, their courses, and all that is said of the first of them. */
function toldBy(place: HTMLElement) {
  const cards = [...place.querySelectorAll('h2')].slice(0, 4).map((name) => {
    const card = name.closest<HTMLElement>('section') ?? name.parentElement?.parentElement;
    return [name.textContent, card?.querySelector('p')?.textContent];
  });
  const hero = place.querySelector('h2')?.parentElement?.parentElement?.parentElement;
  const said = Array.from(hero?.querySelectorAll('p') ?? [], ({ textContent }) => textContent);
  const courses = Array.from(place.querySelectorAll('svg:has(> circle) > path'), (path) => path.getAttribute('d'));
  return { cards, said: said.filter((text) => text !== ''), courses: courses.slice(0, 2) };
}

const asTheScreen = ({ data }: { data: OverviewData }, language: string): Story => ({
  args: { answer: answerOf(data), beside: data },
  globals: { language },
  play: async ({ canvas }) => {
    const outline = canvas.getByTestId('outline');
    await expect(outline.querySelectorAll('[data-figure]')).toHaveLength(0);
    await expect(toldBy(outline)).toEqual(toldBy(canvas.getByTestId('screen')));
  },
});

export const AsTheScreen = asTheScreen(live, 'en');
export const AsTheScreenInRomanian = asTheScreen(byMonth, 'ro');
export const AsTheScreenOfLargeAmounts = asTheScreen(large, 'fr');
export const AsTheScreenInSpanish = asTheScreen(live, 'es');
export const AsTheScreenInPortuguese = asTheScreen(byMonth, 'pt');

/** What is told otherwise than in the plain case is left to the screen; the figures stand. */
const figuresOfTheScreen = ({ data }: { data: OverviewData }): Story => ({
  ...asTheScreen({ data }, 'en'),
  play: async ({ canvas }) => {
    const [outline, screen] = ['outline', 'screen'].map((id) => toldBy(canvas.getByTestId(id)));
    await expect(outline?.cards).toEqual(screen?.cards);
    await expect(outline?.said.length).toBeLessThan(screen?.said.length ?? 0);
    for (const text of outline?.said ?? []) await expect(screen?.said).toContain(text);
  },
});

export const OfALoss = figuresOfTheScreen(loss);
export const WithNothingBefore = figuresOfTheScreen(nothingBefore);
