import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { UnsavedChangesProvider, useUnsavedChanges } from '../UnsavedChanges/index.ts';
import { FormDialog, useCloseDialog, type FormDialogProps } from './FormDialog.tsx';

const onClose = fn();
const onUnsaved = fn();

function SupplierForm() {
  const { control, formState } = useForm({ defaultValues: { name: '', city: '' } });
  useUnsavedChanges(formState.isDirty);
  return (
    <form>
      <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
        <TextField control={control} name="name" label="Name" />
        <TextField control={control} name="city" label="City" />
      </DialogContent>
      <DialogActions>
        <Button onClick={useCloseDialog()}>Cancel</Button>
        <Button variant="contained">Save</Button>
      </DialogActions>
    </form>
  );
}

function Opened(props: FormDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => {
    props.onClose();
    setOpen(false);
  };
  return (
    <UnsavedChangesProvider onChange={onUnsaved}>
      <FormDialog {...props} open={open} onClose={close} />
    </UnsavedChangesProvider>
  );
}

const meta = {
  component: FormDialog,
  tags: ['stable'],
  args: { open: true, title: 'Add a supplier', children: <SupplierForm />, onClose },
  render: (args) => <Opened {...args} />,
  globals: { language: 'en' },
  parameters: { docs: { story: { inline: false, height: '380px' } } },
  beforeEach: () => {
    onClose.mockClear();
    onUnsaved.mockClear();
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.findByRole('dialog', { name: 'Add a supplier' });
const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const field = async () => within(await dialog()).getByRole('textbox', { name: 'City' });
const besideTheDialog = () => document.querySelector('.MuiDialog-container') ?? document.body;

const waysOut = [
  () => userEvent.keyboard('{Escape}'),
  () => userEvent.click(besideTheDialog()),
  async () => userEvent.click(within(await dialog()).getByRole('button', { name: 'Cancel' })),
];

export const Ready: Story = { tags: ['no-visual'] };

export const Loading: Story = {
  name: 'Without its form it is loading',
  tags: ['no-visual'],
  args: { children: undefined },
  play: async () => {
    await expect(within(await dialog()).getByRole('status', { name: 'Loading…' })).toBeVisible();
  },
};

export const Untouched: Story = {
  name: 'Without changes it closes at once',
  tags: ['no-visual'],
  play: async () => {
    await userEvent.click(await field());
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const Typed: Story = {
  name: '[ALL-5] With changes it asks before it closes, by Escape, a click outside or its own button, and can stay open',
  tags: ['no-visual'],
  play: async () => {
    const city = await field();
    await userEvent.type(city, 'Cluj');
    for (const leave of waysOut) {
      await leave();
      const asked = await question();
      const stay = within(asked).getByRole('button', { name: 'Stay here' });
      await waitFor(() => expect(stay).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await waitFor(() => expect(city).toHaveFocus());
      await expect(city).toHaveValue('Cluj');
    }
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const Left: Story = {
  name: 'With changes it closes once that was confirmed, and nothing unsaved is left',
  tags: ['no-visual'],
  play: async () => {
    await userEvent.type(await field(), 'Cluj');
    await expect(onUnsaved).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(await question()).getByRole('button', { name: 'Leave' }));
    await expect(onClose).toHaveBeenCalledOnce();
    await expect(onUnsaved).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(document.querySelector('.MuiDialog-root')).toBeNull());
  },
};

export const TakenBack: Story = {
  name: 'It does not ask about changes that were reverted',
  tags: ['no-visual'],
  play: async () => {
    await userEvent.type(await field(), 'C{Backspace}');
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  name: 'While it is submitted it stays open',
  args: { busy: true },
  tags: ['no-visual'],
  play: async () => {
    await userEvent.type(await field(), 'Cluj');
    for (const leave of waysOut) await leave();
    await expect(onClose).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
