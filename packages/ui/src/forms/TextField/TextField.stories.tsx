import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, fn, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { SERVER_ERROR } from '../Field/index.ts';
import { TextField } from './TextField.tsx';

const schema = z.object({
  phone: z.string().check(z.trim(), z.minLength(1, 'required'), z.minLength(4, 'tooShort'), z.maxLength(12, 'tooLong')),
});
const onSubmit = fn();

type Props = { label: ReactNode; hint?: ReactNode; optional?: boolean; disabled?: boolean; serverError?: string };

function InForm({ serverError, ...field }: Props) {
  const { control, handleSubmit, setError } = useForm({ resolver: zodResolver(schema), defaultValues: { phone: '' } });
  useEffect(() => {
    if (serverError !== undefined) setError('phone', { type: SERVER_ERROR, message: serverError });
  }, [serverError, setError]);
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}
      sx={{ display: 'grid', gap: 2, maxWidth: 400 }}
    >
      <TextField control={control} name="phone" type="tel" errorValues={{ min: 4, max: 12 }} {...field} />
      <Button type="submit">Save</Button>
    </Box>
  );
}

const meta = {
  title: 'forms/TextField',
  component: InForm,
  tags: ['stable'],
  args: { label: 'Phone number', hint: 'With the code of the country.' },
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof InForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Phone number');
    await expect(field).toHaveAccessibleDescription('With the code of the country.');
    await userEvent.type(field, ' 0700 000 {Enter}');
    await expect(onSubmit).toHaveBeenCalledWith({ phone: '0700 000' });
  },
};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Phone number');
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByText('Fill in this field.')).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '07');
    await expect(await canvas.findByText('Use at least 4 characters.')).toBeVisible();
    await userEvent.type(field, '00 000 000 000');
    await expect(await canvas.findByText('Use at most 12 characters.')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Use at most 12 characters.');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const RefusedByTheServer: Story = {
  tags: ['no-visual'],
  args: { serverError: 'This number belongs to another shop.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This number belongs to another shop.')).toBeVisible();
  },
};

export const Optional: Story = {
  tags: ['no-visual'],
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Phone number.*\(optional\)/)).not.toBeRequired();
  },
};

export const Disabled: Story = { tags: ['no-visual'], args: { disabled: true } };

export const LongText: Story = {
  args: {
    label:
      'Le numéro de téléphone sous lequel nous pouvons vous joindre pendant les heures ouvrables, indicatif compris',
    optional: true,
    hint: 'Nous ne l’utilisons que pour les questions urgentes sur votre boutique et ne le transmettons jamais à des tiers, sous aucun prétexte.',
  },
  globals: { viewport: { value: 'phone' }, language: 'fr' },
};
