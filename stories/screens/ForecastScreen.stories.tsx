import type { BaselineAnswer, ForecastAnswer } from '@adaos/api';
import { sampleBaseline, sampleForecast } from '@adaos/api/sample';
import {
  ForecastScreen,
  type ForecastChanges,
  type ForecastScreenProps,
  type ForecastView,
  type SimulationView,
} from '@adaos/ui/screens/ForecastScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { forecastDetails } from './forecastDetails.tsx';
import { ownForecast } from './forecastStates.ts';
import { onPage } from './page.tsx';

// An answer of the contract is a view's data as it is.
const baseline: BaselineAnswer = sampleBaseline;
const answer = (ads: number, price: number): ForecastAnswer => sampleForecast(ads, price);
const live: ForecastView = { status: 'ready', source: 'live', data: baseline };
const sample: ForecastView = { status: 'ready', source: 'sample', data: baseline };
const results = (ads: number, price: number): SimulationView => ({ status: 'results', data: answer(ads, price) });
const { result: certain } = answer(0, 0);
const bounded = ((): SimulationView => {
  const data = answer(20, 10);
  const forecast = data.forecast.map((month, index) => ({
    ...month,
    low: Math.round(month.demand * (0.93 - index * 0.03)),
    high: Math.round(month.demand * (1.06 + index * 0.04)),
  }));
  return { status: 'results', data: { ...data, forecast } };
})();

const meta = {
  title: 'screens/Forecast',
  component: ForecastScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: live,
    simulation: bounded,
    initialChanges: { adsChange: 20, priceChange: 10 },
    importHref: '#integrations',
    costsHref: '#costs',
    onSimulate: fn(),
    onReset: fn(),
    onSimulateAgain: fn(),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof ForecastScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const chartIsDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(
    () => expect(canvasElement.querySelector('[role="group"][aria-describedby] > div svg')).toBeInTheDocument(),
    { timeout: 10_000 },
  );
};

export const Ready: Story = { play: chartIsDrawn };
export const Idle: Story = {
  args: { simulation: { status: 'idle' }, initialChanges: { adsChange: 0, priceChange: 0 } },
  play: chartIsDrawn,
};
export const Simulating: Story = { args: { simulation: { status: 'simulating' } } };
export const HighRisk: Story = {
  args: { simulation: results(60, 26), initialChanges: { adsChange: 60, priceChange: 26 } },
  play: chartIsDrawn,
  tags: ['no-visual'],
};
export const Sample: Story = {
  tags: ['no-visual'],
  args: { view: sample, simulation: results(20, 10) },
  play: chartIsDrawn,
};
export const TooLittle: Story = {
  tags: ['no-visual'],
  args: { simulation: { status: 'results', data: { ...answer(0, 0), result: null, forecast: [] } } },
};
export const SimulationFailed: Story = {
  tags: ['no-visual'],
  args: { simulation: { status: 'error', message: 'The server can not be reached.' } },
};
export const Loading: Story = { args: { view: { status: 'loading' } }, tags: ['no-visual'] };
export const Empty: Story = { args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
  play: chartIsDrawn,
};

export const Shows: Story = {
  name: '[FORE-3] Demand, profit, confidence, risk, the chart and what it means',
  tags: ['no-visual'],
  args: { simulation: results(20, 10) },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartIsDrawn(context);
    const card = (name: string) =>
      within(canvas.getByRole('heading', { level: 2, name }).closest('section') ?? document.body);
    await expect(card('Expected demand').getByText('56,700.80')).toBeVisible();
    await expect(card('Expected demand').getByText(/more than EUR\s52,000 in December/)).toBeVisible();
    await expect(card('Expected demand').getByText('Net sales in January')).toBeVisible();
    await expect(card('Expected profit').getByText('28,268.62')).toBeVisible();
    await expect(card('Confidence').getByText('95%')).toBeVisible();
    await expect(card('Risk level').getByText('Low')).toBeVisible();
    const meaning = card('What it means');
    await expect(meaning.getByText('Spending 20% more on ads raises demand by about 16%.')).toBeVisible();
    await expect(meaning.getByText('Raising prices by 10% lowers demand by about 6%.')).toBeVisible();
    await expect(meaning.getByText('Go ahead: profit would be 9% higher than without the change.')).toBeVisible();
    const chart = card('History and forecast, by month');
    await userEvent.click(chart.getByRole('button', { name: 'Table' }));
    const table = within(await chart.findByRole('table'));
    await expect(table.getByRole('row', { name: /^March 2026/ })).toHaveTextContent(/EUR\s62,512\.63/);
    await expect(table.getByRole('row', { name: /^December 2025/ })).toHaveTextContent(/EUR\s52,000\.00/);
  },
};

export const Unsure: Story = {
  name: '[FORE-3] The confidence says what it is made of, also where nothing would be changed',
  tags: ['no-visual'],
  args: {
    simulation: { status: 'results', data: { ...answer(0, 0), result: certain && { ...certain, confidence: 62 } } },
    initialChanges: { adsChange: 0, priceChange: 0 },
  },
  globals: inEnglish,
  play: async (context) => {
    await chartIsDrawn(context);
    const card = context.canvas.getByRole('heading', { level: 2, name: 'Confidence' }).closest('section');
    await expect(card).toHaveTextContent(
      /62%.*How often the real figures were within the range; more months are needed to test it\.$/,
    );
  },
};

export const SampleConfidence: Story = {
  name: '[FORE-3] The confidence of the sample is that of its model',
  tags: ['no-visual'],
  args: { view: sample, simulation: results(60, 0), initialChanges: { adsChange: 60, priceChange: 0 } },
  globals: inEnglish,
  play: async (context) => {
    await chartIsDrawn(context);
    const card = context.canvas.getByRole('heading', { level: 2, name: 'Confidence' }).closest('section');
    await expect(card).toHaveTextContent(/75%.*Lower for large changes\.$/);
  },
};

/** The screen with the model behind it, as the app has it. */
function Live(props: ForecastScreenProps) {
  const [simulation, setSimulation] = useState<SimulationView>({ status: 'idle' });
  return (
    <ForecastScreen
      {...props}
      simulation={simulation}
      onSimulate={(changes: ForecastChanges) => {
        props.onSimulate(changes);
        setSimulation(results(changes.adsChange, changes.priceChange));
      }}
      onReset={() => {
        props.onReset();
        setSimulation({ status: 'idle' });
      }}
    />
  );
}

export const SimulatesAndResets: Story = {
  name: '[FORE-2] Simulate shows the results, reset puts the sliders to 0 and clears them',
  tags: ['no-visual'],
  args: { initialChanges: { adsChange: 0, priceChange: 0 } },
  globals: inEnglish,
  render: (args) => <Live {...args} />,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await chartIsDrawn(context);
    await expect(canvas.getByRole('note')).toHaveTextContent(/Set the two sliders and simulate/);
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled();
    const ads = canvas.getByRole('textbox', { name: 'Ad budget' });
    await userEvent.clear(ads);
    await userEvent.type(ads, '60{Enter}');
    await waitFor(() => expect(args.onSimulate).toHaveBeenCalledWith({ adsChange: 60, priceChange: 0 }));
    const risk = await canvas.findByRole('heading', { level: 2, name: 'Risk level' });
    await expect(risk.closest('section')).toHaveTextContent(/High/);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(args.onReset).toHaveBeenCalled();
    await expect(ads).toHaveValue('0');
    await expect(canvas.getByRole('slider', { name: 'Ad budget' })).toHaveValue('0');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Risk level' })).not.toBeInTheDocument());
    await chartIsDrawn(context);
  },
};

export const CanNotBePressedTwice: Story = {
  name: '[ALL-4] While it simulates, neither button can be pressed',
  tags: ['no-visual'],
  args: { simulation: { status: 'simulating' } },
  globals: inEnglish,
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Simulating…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ad budget' }), '{Enter}');
    await expect(args.onSimulate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await expect(canvas.getByRole('status', { name: 'Simulating…' })).toBeInTheDocument();
  },
};

export const LacksCosts: Story = {
  name: 'A forecast from a profit that lacks costs is "at most" as well',
  tags: ['no-visual'],
  args: {
    simulation:
      bounded.status === 'results' ? { ...bounded, data: { ...bounded.data, missing: ['handling'] } } : bounded,
  },
  globals: inEnglish,
  play: async (context) => {
    const { canvas } = context;
    await chartIsDrawn(context);
    await expect(canvas.getByRole('link', { name: 'At most' })).toHaveAttribute('href', '#costs');
    await expect(canvas.getAllByText('Profit, at most')[0]).toBeVisible();
  },
};

const own = {
  status: 'ready',
  source: 'live',
  data: { ...baseline, plain: ownForecast },
} satisfies ForecastView;
export const OwnForecast: Story = {
  name: 'The shop’s own forecast, with what it rests on and its parts',
  args: {
    view: own,
    simulation: { status: 'idle' },
    initialChanges: { adsChange: 20, priceChange: 10 },
    children: forecastDetails,
  },
  play: chartIsDrawn,
};

export const OwnLacksCosts: Story = {
  name: 'The profit of a month that lacks costs is "at most" in the first line as well',
  tags: ['no-visual'],
  args: {
    view: { ...own, data: { ...own.data, missing: ['handling'] } },
    simulation: { status: 'idle' },
    initialChanges: { adsChange: 0, priceChange: 0 },
  },
  globals: inEnglish,
  play: async (context) => {
    await chartIsDrawn(context);
    await expect(
      context.canvas.getByText(/^If you change nothing: at most EUR\s30,000 profit in January$/),
    ).toBeVisible();
  },
};

export const FollowsTheSliders: Story = {
  name: '[FORE-2] The figures follow the sliders, against doing nothing; reset puts them to 0',
  tags: ['no-visual'],
  args: { view: own, simulation: { status: 'idle' }, initialChanges: { adsChange: 0, priceChange: 0 } },
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartIsDrawn(context);
    await expect(canvas.getByText(/^If you change nothing: EUR\s30,000 profit in January$/)).toBeVisible();
    const held = canvas.getByRole('heading', { level: 2, name: 'Confidence' }).closest('section');
    await expect(held).toHaveTextContent(/80%.*The real figures were within the range in 16 of the last 20 weeks\.$/);
    const prices = canvas.getByRole('textbox', { name: 'Prices' });
    await userEvent.clear(prices);
    await userEvent.type(prices, '20');
    await expect(await canvas.findByText(/^EUR\s[\d,]+ less than doing nothing$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set the sliders' }));
    await expect(await canvas.findByText(/^EUR\s[\d,]+ more than doing nothing$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Set the sliders' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(prices).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: 'Reset' })).toBeDisabled();
    await expect(canvas.getByText(/^If you change nothing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Weeks' }));
    await chartIsDrawn(context);
    await expect(
      canvas.getByText(/^Each point is a week from that day\..*within the range in 16 of the last 20 weeks\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Days' }));
    await chartIsDrawn(context);
    await expect(
      canvas.getByText(/^Days add up to their weeks\..*within the range on 112 of the last 140 days\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Months' }));
    await expect(canvas.getByText(/within the range in 7 of the last 9 months\.$/)).toBeVisible();
  },
};
