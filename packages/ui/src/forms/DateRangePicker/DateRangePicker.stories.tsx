import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  component: DateRangePicker,
  tags: ['stable'],
  args: {
    range: { from: '2025-12-01', to: '2025-12-31' },
    bounds: { from: '2025-03-14', to: '2026-01-14' },
    today: '2026-01-15',
    compare: true,
    onRangeChange: fn(),
    onCompareChange: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 660 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
type Context = Parameters<NonNullable<Story['play']>>[0];

/** Opens the picker; its popup is outside the canvas. */
async function opened({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(canvas.getByRole('button', { expanded: false }));
  const dialog = within(await within(document.body).findByRole('dialog'));
  await dialog.findAllByRole('group', {}, { timeout: 10_000 });
  return dialog;
}

export const Closed: Story = {};
export const WithoutComparison: Story = { tags: ['no-visual'], args: { compare: false } };
export const Open: Story = { play: async (context) => void (await opened(context)) };
export const OlderData: Story = {
  tags: ['no-visual'],
  args: { range: { from: '2009-12-01', to: '2009-12-31' }, bounds: { from: '2009-12-01', to: '2009-12-23' } },
  play: async (context) => void (await opened(context)),
};
export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ro' },
  play: async (context) => void (await opened(context)),
};

export const PicksReadyMade: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const dialog = await opened(context);
    await expect(dialog.getByRole('button', { name: /^Last month/ })).toHaveAttribute('aria-current', 'true');
    await context.userEvent.click(dialog.getByRole('button', { name: /^Last 7 days/ }));
    await expect(context.args.onRangeChange).toHaveBeenCalledWith({ from: '2026-01-08', to: '2026-01-14' });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('button')).toHaveFocus();
  },
};

export const PicksTwoDates: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { userEvent, args } = context;
    const dialog = await opened(context);
    const type = async (field: string, digits: string) => {
      const [day] = within(dialog.getByRole('group', { name: field })).getAllByRole('spinbutton');
      await userEvent.click(day ?? document.body);
      await userEvent.keyboard(digits);
    };
    await type('From', '20122025');
    await type('To', '05122025');
    await userEvent.click(dialog.getByRole('button', { name: 'Show this period' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent('The period ends before it starts.');
    await expect(args.onRangeChange).not.toHaveBeenCalled();
    await type('To', '05012026');
    await userEvent.click(dialog.getByRole('button', { name: 'Show this period' }));
    await expect(args.onRangeChange).toHaveBeenCalledWith({ from: '2025-12-20', to: '2026-01-05' });
  },
};

export const SwitchesComparison: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const dialog = await opened(context);
    await expect(dialog.getByText(/31 Oct – 30 Nov 2025/)).toBeVisible();
    await context.userEvent.click(dialog.getByRole('switch', { name: 'Compare with the previous period' }));
    await expect(context.args.onCompareChange).toHaveBeenCalledWith(false);
  },
};
