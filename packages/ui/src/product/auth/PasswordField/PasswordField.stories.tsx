import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { PasswordField } from './PasswordField.tsx';

type Props = { kind: 'current' | 'new'; minLength?: number; label: string; disabled?: boolean };

function InForm({ minLength = 8, ...field }: Props) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ password: z.string().check(z.minLength(minLength, 'tooShort')) })),
    defaultValues: { password: '' },
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void handleSubmit(() => {})(event)}
      sx={{ display: 'grid', gap: 2, maxWidth: 400 }}
    >
      <PasswordField control={control} name="password" minLength={minLength} {...field} />
      <Button type="submit">Save</Button>
    </Box>
  );
}

const meta = {
  title: 'product/auth/PasswordField',
  component: InForm,
  tags: ['stable'],
  args: { kind: 'new', label: 'Password' },
} satisfies Meta<typeof InForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const ShownAndHidden: Story = {
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'lampă mică');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('lampă mică');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAccessibleDescription(/At least 8 characters/);
    await userEvent.type(field, 'short{Enter}');
    await expect(await canvas.findByText('Use at least 8 characters.')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Use at least 8 characters.');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveFocus();
  },
};

export const Disabled: Story = { tags: ['no-visual'], args: { disabled: true } };
