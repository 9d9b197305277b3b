import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { SelectField } from './SelectField.tsx';

const schema = z.object({ role: z.string().check(z.minLength(1, 'required')) });
const onSubmit = fn();
const choices = [
  { value: 'viewer', label: 'Viewer' },
  { value: 'manager', label: 'Manager' },
  { value: 'admin', label: 'Administrator' },
];

function InForm({ label, disabled = false }: { label: string; disabled?: boolean }) {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(schema), defaultValues: { role: '' } });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
      sx={{ display: 'grid', gap: 2, maxWidth: 400 }}
    >
      <SelectField
        control={control}
        name="role"
        label={label}
        choices={choices}
        emptyLabel="Choose a role"
        errorTexts={{ required: 'Choose what this person may do.' }}
        disabled={disabled}
      />
      <Button type="submit">Save</Button>
    </Box>
  );
}

const meta = {
  title: 'forms/SelectField',
  component: InForm,
  tags: ['stable'],
  args: { label: 'Role' },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof InForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Role'), 'Manager');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith({ role: 'manager' });
  },
};

export const NothingChosen: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Choose what this person may do.')).toBeVisible();
    await expect(canvas.getByLabelText('Role')).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { tags: ['no-visual'], args: { disabled: true } };
