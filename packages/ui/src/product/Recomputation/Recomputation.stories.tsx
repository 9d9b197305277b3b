import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Recomputation } from './Recomputation.tsx';

const meta = {
  component: Recomputation,
  tags: ['experimental', 'no-visual'],
  args: { view: { status: 'running', kind: 'handling', phase: 'counting', done: 7, months: 24 }, onDismiss: fn() },
} satisfies Meta<typeof Recomputation>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };

export const Ready: Story = {
  name: 'While figures are recalculated it says how far that is',
  globals: inEnglish,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Your figures are being recalculated: Packing and handling' });
    await expect(bar).toHaveAttribute('aria-valuenow', '65');
    await expect(canvas.getByText(/Step 2 of 2, .* 7 of 24 months done/)).toBeVisible();
  },
};

export const Posting: Story = {
  args: { view: { status: 'running', kind: 'cogs', phase: 'posting', done: 12, months: 24 } },
  globals: inEnglish,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  },
};

export const Starting: Story = {
  args: { view: { status: 'running', kind: 'cogs', phase: 'posting', done: 0, months: 0 } },
};

export const Waiting: Story = {
  name: 'Behind an import it says that the change is saved and waits',
  globals: inEnglish,
  args: { view: { status: 'running', kind: 'order_costs', phase: 'waiting', done: 0, months: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Costs of orders/)).toBeVisible();
    await expect(canvas.getByText(/saved and waiting its turn/)).toBeVisible();
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

export const Failed: Story = {
  args: { view: { status: 'running', kind: 'cogs', phase: 'failed', done: 0, months: 0 } },
};

export const Done: Story = {
  name: 'At the end it says what has changed, until it is closed',
  globals: inEnglish,
  args: {
    view: {
      status: 'done',
      kind: 'handling',
      change: -4_812.75,
      changed: 1_204,
      months: [
        { month: '2025-10', change: -412.3 },
        { month: '2025-09', change: -4_400.45 },
      ],
      currency: 'EUR',
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/Net profit .EUR 4,812\.75, 1,204 orders/);
    await expect(status).toHaveTextContent(/October 2025: .EUR 412\.30/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close the notice' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = {
  name: 'Without a change of costs it shows nothing',
  args: { view: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  args: { ...Done.args },
  globals: { viewport: { value: 'phone' }, language: 'ro' },
};
