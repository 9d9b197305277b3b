import { FirstSteps, FirstStepsHidden } from '@adaos/ui/screens/FirstSteps';
import { OverviewScreen } from '@adaos/ui/screens/OverviewScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { firstSteps, firstStepsHalfway } from './firstSteps.ts';
import { overviewArgs, profitUnknown } from './overviewStates.ts';
import { onPage } from './page.tsx';

const inEnglish = { language: 'en' };
const onHide = fn();
const onShow = fn();

const meta = {
  title: 'screens/Overview/First steps',
  component: OverviewScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...overviewArgs,
    view: { status: 'empty', sampleOffered: true },
    bounds: null,
    firstSteps: <FirstSteps steps={firstSteps} onHide={onHide} />,
  },
} satisfies Meta<typeof OverviewScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NewShop: Story = {};
export const NewShopPhone: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
};

export const Halfway: Story = {
  name: 'What is done is checked; the next step is the main button',
  globals: inEnglish,
  args: {
    view: profitUnknown,
    bounds: overviewArgs.bounds,
    firstSteps: <FirstSteps steps={firstStepsHalfway} onHide={onHide} hideFailed />,
  },
  tags: ['no-visual'],
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('region', { name: 'First steps' }, { timeout: 10_000 }));
    await expect(list.getByText('2 of 5 done')).toBeVisible();
    const rows = list.getAllByRole('listitem');
    await expect(within(rows[0] ?? document.body).getByRole('img', { name: 'Done' })).toBeVisible();
    await expect(rows[1]).toHaveTextContent('2 costs of 6 are complete for the sales of the last 90 days.');
    await expect(list.getByRole('link', { name: 'Fill in costs' })).toHaveAttribute('href', '#costs');
    await expect(list.getByRole('alert')).toHaveTextContent('could not be saved');
    await userEvent.click(list.getByRole('button', { name: 'Hide the first steps' }));
    await expect(onHide).toHaveBeenCalled();
  },
};

export const Hidden: Story = {
  name: 'Once hidden they can be shown again',
  globals: inEnglish,
  tags: ['no-visual'],
  args: { firstSteps: <FirstStepsHidden onShow={onShow} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show them again' }));
    await expect(onShow).toHaveBeenCalled();
  },
};
