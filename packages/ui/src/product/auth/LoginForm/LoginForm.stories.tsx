import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  title: 'product/auth/LoginForm',
  component: LoginForm,
  tags: ['stable'],
  args: { busy: false, onLogin: fn(), forgotHref: '/auth/reset' },
  beforeEach: ({ args }) => {
    (args.onLogin as ReturnType<typeof fn>).mockClear();
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '[AUTH-3] [AUTH-4] Ready',
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/auth/reset');
  },
};

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  name: '[AUTH-5] Filled in by keyboard alone',
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Email').focus();
    await userEvent.keyboard(' Ioana@Atelier.ro ');
    await userEvent.tab();
    await userEvent.keyboard('o lampă de seară{Enter}');
    await expect(args.onLogin).toHaveBeenCalledOnce();
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'Ioana@Atelier.ro',
      password: 'o lampă de seară',
    });
  },
};

export const Refused: Story = {
  name: '[AUTH-4] Empty and wrong values are reported at their fields',
  play: async ({ args, canvas }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Enter your password.')).toBeVisible();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('ioana');
    await expect(await canvas.findByText(/Enter a full email address/)).toBeVisible();
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  tags: ['no-visual'],
  name: '[ALL-4] Busy',
  args: { busy: true, defaultEmail: 'ioana@atelier.ro' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'o lampă de seară{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Processing...' }));
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const Romanian: Story = { tags: ['no-visual'], globals: { language: 'ro' } };
