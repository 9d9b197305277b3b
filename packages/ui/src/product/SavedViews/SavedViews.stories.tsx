import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SavedViews } from './SavedViews.tsx';

const view = (id: string, name: string) =>
  ({ id, name, href: `#${id}`, shared: false, by: null, current: false, removable: true }) as const;

const meta = {
  component: SavedViews,
  tags: ['experimental', 'no-visual'],
  globals: { language: 'en' },
  args: {
    view: {
      status: 'ready',
      views: [
        { ...view('losing', 'Produse cu pierdere'), current: true },
        { ...view('best', 'Cele mai vândute'), shared: true },
        { ...view('wool', 'Lână, fără cost'), shared: true, by: 'Mihai Pop', removable: false },
      ],
    },
    canShare: true,
    nameLength: 60,
    onSave: fn((_name: string, _shared: boolean) => Promise.resolve()),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', minHeight: 560, alignItems: 'start' }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SavedViews>;
export default meta;
type Story = StoryObj<typeof meta>;

async function opened(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) {
  await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
}

export const Open: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByRole('link', { name: 'Produse cu pierdere' })).toHaveAttribute('aria-current', 'true');
    await expect(dialog.getByText('Shared by Mihai Pop')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Remove “Lână, fără cost”' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove “Cele mai vândute”' }));
    await expect(args.onRemove).toHaveBeenCalledWith('best');
  },
};

export const Saves: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(dialog.getByText('Enter a name.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), ' Wool ');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Share with the shop' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(args.onSave).toHaveBeenCalledWith('Wool', true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SaveFails: Story = {
  name: 'What was not saved stays typed, with the reason',
  args: {
    onSave: fn((_name: string, _shared: boolean) => Promise.reject<void>(new Error('lost'))),
    failureReason: () => 'The server can not be reached.',
  },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Wool');
    await userEvent.click(dialog.getByRole('button', { name: 'Save view' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The server can not be reached.');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Wool');
  },
};

export const Viewer: Story = {
  name: 'Who may not share is not asked',
  args: { canShare: false, view: { status: 'ready', views: [] } },
  play: async ({ canvas }) => {
    const dialog = await opened(canvas);
    await expect(dialog.getByText('No view is saved yet.')).toBeVisible();
    await expect(dialog.queryByRole('checkbox')).toBeNull();
  },
};

export const Loading: Story = {
  args: { view: { status: 'loading' } },
  play: async ({ canvas }) => void (await opened(canvas)),
};

export const Failed: Story = {
  args: { view: { status: 'error' } },
  play: async ({ canvas, args }) => {
    const dialog = await opened(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' }, language: 'ro' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};
