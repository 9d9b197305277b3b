import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { UnsavedChangesProvider, useUnsavedChanges } from './UnsavedChanges.tsx';

function NameForm() {
  const { control, formState } = useForm({ defaultValues: { name: 'Ana' } });
  useUnsavedChanges(formState.isDirty);
  return <TextField control={control} name="name" label="Name" />;
}

const meta = {
  component: UnsavedChangesProvider,
  title: 'forms/UnsavedChanges',
  tags: ['stable', 'no-visual'],
  args: { onChange: fn(), children: <NameForm /> },
} satisfies Meta<typeof UnsavedChangesProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typed: Story = {
  name: 'Reports changes, and when they are reverted',
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByLabelText('Name');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(name, 'b');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.type(name, '{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};
