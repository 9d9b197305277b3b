import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { IntlProvider } from 'react-intl';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AppShell } from '../../components/AppShell/index.ts';
import { storyMenu, storyTopBar } from '../../components/AppShell/AppShell.fixtures.tsx';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { DateRangePicker } from './DateRangePicker.tsx';

const meta = {
  component: DateRangePicker,
  tags: ['stable'],
  args: {
    range: { from: '2025-12-01', to: '2025-12-31' },
    bounds: { from: '2024-03-14', to: '2026-01-14' },
    today: '2026-01-15',
    comparison: { compare: 'previous' },
    onRangeChange: fn(),
    onComparisonChange: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'start', minHeight: 780 }}>
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
export const WithoutComparison: Story = { tags: ['no-visual'], args: { comparison: { compare: 'none' } } };
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
    await expect(context.args.onRangeChange).toHaveBeenCalledWith({ from: '2026-01-09', to: '2026-01-15' });
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

export const ChoosesComparison: Story = {
  name: 'The comparison is with the days before, the same of last year, days of choice, or nothing',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async (context) => {
    const { userEvent, args } = context;
    const dialog = await opened(context);
    await expect(dialog.getByRole('radio', { name: /^The previous period/ })).toBeChecked();
    await expect(dialog.getByText(/31 Oct – 30 Nov 2025/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^The same days last year.*Dec 2024/ }));
    await expect(args.onComparisonChange).toHaveBeenLastCalledWith({ compare: 'lastYear' });
    await userEvent.click(dialog.getByRole('radio', { name: 'Nothing' }));
    await expect(args.onComparisonChange).toHaveBeenLastCalledWith({ compare: 'none' });
    await userEvent.click(dialog.getByRole('radio', { name: /^Days of your choice/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Compare with these days' }));
    await expect(args.onComparisonChange).toHaveBeenLastCalledWith({
      compare: 'custom',
      compareFrom: '2025-10-31',
      compareTo: '2025-11-30',
    });
  },
};

export const OffersWhatThereIs: Story = {
  name: 'A comparison with days without data is not offered',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { bounds: { from: '2025-12-01', to: '2025-12-31' }, range: { from: '2025-12-01', to: '2025-12-31' } },
  play: async (context) => {
    await expect(context.canvas.getByRole('button')).not.toHaveTextContent('against');
    const dialog = await opened(context);
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    await expect(dialog.getByText('There is no data outside this period.')).toBeVisible();
  },
};

export const InAnotherLanguage: Story = {
  name: 'In a language of the product dates are written as it does, and the presets are the product’s own',
  tags: ['no-visual'],
  args: {
    range: { from: '2026-01-30', to: '2026-02-12' },
    presets: [{ id: 'course', label: 'Winterkurs', from: '2025-11-03', to: '2025-12-19' }],
  },
  decorators: [
    (Story) => (
      <IntlProvider locale="de-DE" timeZone="UTC" onError={() => undefined}>
        <Story />
      </IntlProvider>
    ),
  ],
  play: async (context) => {
    await expect(context.canvas.getByRole('button')).toHaveTextContent('30. Jan. – 12. Feb. 2026');
    const dialog = await opened(context);
    const [from] = dialog.getAllByRole('group', { name: 'From' });
    await expect(from).toHaveTextContent('30.01.2026');
    await context.userEvent.click(dialog.getByRole('button', { name: /^Winterkurs/ }));
    await expect(context.args.onRangeChange).toHaveBeenCalledWith({ from: '2025-11-03', to: '2025-12-19' });
  },
};

const inShell: Pick<Story, 'parameters' | 'decorators' | 'render'> = {
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <AppShell menu={storyMenu} topBar={storyTopBar} period={<DateRangePicker {...args} />}>
      <PageHeader title="Prezentare generală" subtitle="Actualizat acum 4 minute · 1.839 comenzi" />
    </AppShell>
  ),
};

export const InBar: Story = {
  name: 'In a shell it is in the bar, before language and account',
  tags: ['no-visual'],
  ...inShell,
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByRole('button', { name: /dec\. 2025/ })).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('button', { name: /dec\. 2025/ })).toBeNull();
  },
};

export const UnderTitle: Story = {
  name: 'In a shell on a phone it is under the title',
  tags: ['no-visual'],
  ...inShell,
  globals: { language: 'ro', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('button', { name: /dec\. 2025/ })).toBeVisible();
    await expect(within(canvas.getByRole('banner')).queryByRole('button', { name: /dec\. 2025/ })).toBeNull();
  },
};

export const ReachableOnPhone: Story = {
  name: 'On a phone everything in the panel can be reached, also what comes later',
  tags: ['no-visual'],
  globals: { ...inEnglish, viewport: { value: 'phone' } },
  play: async (context) => {
    const dialog = await opened(context);
    const own = dialog.getByRole('radio', { name: /^Days of your choice/ });
    own.scrollIntoView();
    await waitFor(() => expect(own.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await context.userEvent.click(own);
    const compare = await dialog.findByRole('button', { name: 'Compare with these days' });
    compare.scrollIntoView();
    await waitFor(() => expect(compare.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
  },
};
