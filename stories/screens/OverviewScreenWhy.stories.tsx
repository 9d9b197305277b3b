import { OverviewScreen } from '@adaos/ui/screens/OverviewScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { live, overviewArgs, profitUnknown } from './overviewStates.ts';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/Overview/Why it changed',
  component: OverviewScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: { view: live, ...overviewArgs },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const chartIsDrawn = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  window.scrollTo(0, document.documentElement.scrollHeight); // it is drawn near the window
  await waitFor(() => expect(canvasElement.querySelector('[role="group"][aria-describedby] svg')).toBeInTheDocument(), {
    timeout: 10_000,
  });
  window.scrollTo(0, 0);
};

export const WhyItChanged: Story = {
  name: '[OVER-1] What changed the net profit, from that of the days before to that of the period',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chartIsDrawn(context);
    const why = within(await canvas.findByRole('region', { name: 'Why the net profit changed' }));
    await userEvent.click(why.getByRole('button', { name: 'Table' }));
    const table = within(await why.findByRole('table'));
    const row = (name: RegExp) => table.getByRole('row', { name });
    await expect(row(/^Net profit, 31 Oct/)).toHaveTextContent('EUR 16,398.60');
    await expect(row(/^Total revenue/)).toHaveTextContent('+EUR 10,206.89');
    await expect(row(/^Returns/)).toHaveTextContent(/\+EUR\s777\.44.*Returns: from EUR\s8,604\.12 to EUR\s7,826\.68/);
    await expect(row(/^Ads/)).toHaveTextContent('−EUR 1,753.45');
    await expect(row(/^Net profit, .*31 Dec/)).toHaveTextContent('EUR 18,432.07');
    await expect(table.getByRole('link', { name: 'Ads' })).toHaveAttribute('href', '#figures/netProfit?kind=ad_spend');
    await expect(why.getByText(/Costs not fully known: Return shipping, packing and handling/)).toBeVisible();
  },
};

export const ProfitNotKnown: Story = {
  name: 'Where a profit is not known, nothing is said of its change but that',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: profitUnknown },
  play: async (context) => {
    const { canvas } = context;
    await chartIsDrawn(context);
    await expect(await canvas.findByText(/The net profit of .*31 Dec 2025 is not known/)).toBeInTheDocument();
  },
};
