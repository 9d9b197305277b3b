import { sampleBaseline } from '@adaos/api/sample';
import { ForecastParts, ForecastScreen } from '@adaos/ui/screens/ForecastScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { calendarChanged, forecastDetails } from './forecastDetails.tsx';
import { ownForecast, ownParts } from './forecastStates.ts';
import { onPage } from './page.tsx';

const inEnglish = { language: 'en' };

const meta = {
  title: 'screens/Forecast/Details',
  component: ForecastScreen,
  decorators: [onPage],
  tags: ['stable', 'no-visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', source: 'live', data: { ...sampleBaseline, plain: ownForecast } },
    simulation: { status: 'idle' },
    importHref: '#integrations',
    costsHref: '#costs',
    onSimulate: fn(),
    onReset: fn(),
    onSimulateAgain: fn(),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
    children: forecastDetails,
  },
} satisfies Meta<typeof ForecastScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AddsAnEvent: Story = {
  name: 'A sales event is asked for by its name and days, and kept',
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a sales event' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Add a sales event' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('Please fill this in')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Spring sale');
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const ShowsAPart: Story = {
  name: 'Each part has its range, and its course by weeks',
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('row', { name: /^Acacia honey/ })).toHaveTextContent(/15,100\s*12,986 to 17,214$/);
    await expect(canvas.getByRole('heading', { name: 'Net sales of Acacia honey 500 g, by week' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Linden tea 50 g' }));
    await expect(canvas.getByRole('heading', { name: 'Net sales of Linden tea 50 g, by week' })).toBeVisible();
  },
};

export const PricesAProduct: Story = {
  name: 'Another price of a product is tried against doing nothing, by its own answer to prices',
  globals: inEnglish,
  args: {
    children: (
      <ForecastParts
        by="product"
        view={{
          status: 'ready',
          data: {
            ...ownParts,
            parts: ownParts.parts.map((part, place) => ({
              ...part,
              ...(place === 0 && {
                price: { value: -1.6, low: -2.1, high: -1.1, from: 'own', changes: 7 },
                variableShare: 0.55,
              }),
            })),
          },
        }}
        currency="EUR"
        onBy={fn()}
        onRetry={fn()}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('If you change nothing: EUR 6,795 contribution in the next 4 weeks')).toBeVisible();
    await expect(canvas.getByText(/This follows from 7 price changes of its own\.$/)).toBeVisible();
    const price = canvas.getAllByRole('textbox', { name: /^Price change/ }).at(-1);
    if (!price) throw new Error('There is no price.');
    await userEvent.clear(price);
    await userEvent.type(price, '10');
    await userEvent.tab();
    // 15,100 of sales: 1.1^-1.6 of the units at 1.1 of the price, less 55 % of their costs.
    await expect(await canvas.findByText('EUR 335 more than doing nothing')).toBeVisible();
  },
};

export const NothingCertain: Story = {
  name: 'Where no change is certain to earn more, none is advised, and why is said',
  globals: inEnglish,
  args: {
    view: {
      status: 'ready',
      source: 'live',
      data: {
        ...sampleBaseline,
        plain: {
          ...ownForecast,
          elasticity: {
            ads: { value: 0.5, low: 0.02, high: 0.9, from: 'usual', changes: 2 },
            price: { value: -1.5, low: -4.3, high: -0.6, from: 'usual', changes: 1 },
          },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not enough data yet to advise a change')).toBeVisible();
    await expect(canvas.getByText(/^Every change that may earn more may also lose\./)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Set the sliders' })).not.toBeInTheDocument();
  },
};

export const ChangesTheCalendar: Story = {
  name: 'Known days are switched off, moved, and given their usual days again',
  globals: inEnglish,
  play: async ({ canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'Holidays and sales days' }));
    const [before, , , friday] = card.getAllByRole('listitem');
    await expect(before).toHaveTextContent(/^Before Valentine’s Day.*not counted, in any year$/);
    await expect(friday).toHaveTextContent(/^Black Friday6 – 9 Nov 2026, usually 27 – 30 Nov 2026/);
    await userEvent.click(card.getByRole('switch', { name: 'Count Before Easter' }));
    await expect(calendarChanged).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'easter' }), { kind: 'off' });
    await userEvent.click(card.getByRole('button', { name: 'Usual days: Black Friday' }));
    await expect(calendarChanged).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'black_friday' }), {
      kind: 'restore',
      year: 2026,
    });
    await userEvent.click(card.getByRole('button', { name: 'Change days: National holiday' }));
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Days of National holiday' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calendarChanged).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'public_holiday/12-01' }), {
        kind: 'move',
        year: 2026,
        from: '2026-12-01',
        to: '2026-12-01',
      }),
    );
  },
};
