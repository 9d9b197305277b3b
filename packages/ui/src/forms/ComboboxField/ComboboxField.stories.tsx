import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn, screen, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { ComboboxField } from './ComboboxField.tsx';

const schema = z.object({ timezone: z.string().check(z.minLength(1, 'required')) });
const onSubmit = fn();
const choices = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

function InForm({ value, disabled = false }: { value: string; disabled?: boolean }) {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(schema), defaultValues: { timezone: value } });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
      sx={{ display: 'grid', gap: 2, maxWidth: 400 }}
    >
      <ComboboxField
        control={control}
        name="timezone"
        label="Time zone"
        hint="It determines the day on which an order counts."
        choices={choices}
        disabled={disabled}
      />
      <Button type="submit">Save</Button>
    </Box>
  );
}

const meta = {
  title: 'forms/ComboboxField',
  component: InForm,
  tags: ['stable'],
  args: { value: 'Europe/Bucharest' },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof InForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Bucharest');
  },
};

export const FoundByTyping: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' });
    field.focus();
    await userEvent.clear(field);
    await userEvent.keyboard('new york');
    await expect(await screen.findByRole('option', { name: 'America/New York' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('America/New York');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith({ timezone: 'America/New_York' });
  },
};

export const NothingFound: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(field);
    await userEvent.type(field, 'atlantis');
    await expect(await screen.findByText('Nothing found')).toBeVisible();
  },
};

export const NothingChosen: Story = {
  tags: ['no-visual'],
  args: { value: '' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Fill in this field.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { tags: ['no-visual'], args: { disabled: true } };
