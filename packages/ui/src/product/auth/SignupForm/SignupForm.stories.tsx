import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignupForm } from './SignupForm.tsx';

const meta = {
  title: 'product/auth/SignupForm',
  component: SignupForm,
  tags: ['stable'],
  args: { busy: false, onSignup: fn(), passwordMinLength: 8 },
  beforeEach: ({ args }) => {
    (args.onSignup as ReturnType<typeof fn>).mockClear();
  },
} satisfies Meta<typeof SignupForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: '[AUTH-2] [AUTH-20] The fields, and the password rule beforehand',
  play: async ({ canvas }) => {
    for (const label of ['Company name', 'Email', 'Password', /^Company registration number/, /^Phone number/]) {
      await expect(canvas.getByLabelText(label)).toBeVisible();
    }
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(/At least 8 characters/);
    await expect(canvas.getByLabelText('Company name')).toBeRequired();
    await expect(canvas.getByLabelText(/^Phone number/)).not.toBeRequired();
  },
};

export const OptionalLeftOut: Story = {
  tags: ['no-visual'],
  name: '[AUTH-2] Optional fields left empty are left out',
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Company name').focus();
    await userEvent.keyboard('Atelierul de Lumină SRL');
    await userEvent.tab();
    await userEvent.keyboard('ioana@atelier.ro');
    await userEvent.tab();
    await userEvent.keyboard('o lampă de seară{Enter}');
    await expect(args.onSignup).toHaveBeenCalledOnce();
    await expect(args.onSignup).toHaveBeenCalledWith({
      company: 'Atelierul de Lumină SRL',
      email: 'ioana@atelier.ro',
      password: 'o lampă de seară',
    });
  },
};

export const EverythingGiven: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company name'), 'Atelier');
    await userEvent.type(canvas.getByLabelText('Email'), 'ioana@atelier.ro');
    await userEvent.type(canvas.getByLabelText('Password'), '8 litere');
    await userEvent.type(canvas.getByLabelText(/^Company registration number/), ' RO 123456 ');
    await userEvent.type(canvas.getByLabelText(/^Phone number/), '+40 700 000 000');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(args.onSignup).toHaveBeenCalledOnce();
    await expect(args.onSignup).toHaveBeenCalledWith({
      company: 'Atelier',
      email: 'ioana@atelier.ro',
      password: '8 litere',
      registrationNumber: 'RO 123456',
      phone: '+40 700 000 000',
    });
  },
};

export const Refused: Story = {
  tags: ['no-visual'],
  name: '[AUTH-4] Each field says what is wrong with it',
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Company name'), '   ');
    await userEvent.type(canvas.getByLabelText('Password'), '7 liter{Enter}');
    await expect(await canvas.findByText('Enter your company’s name.')).toBeVisible();
    await expect(canvas.getByText('Enter your email address.')).toBeVisible();
    await expect(canvas.getByText('Use at least 8 characters.')).toBeVisible();
    await expect(canvas.getByLabelText('Company name')).toHaveFocus();
    await expect(args.onSignup).not.toHaveBeenCalled();
  },
};

export const PasswordRefusedByTheServer: Story = {
  tags: ['no-visual'],
  args: { passwordProblem: 'This password is among the first that others would guess. Choose another one.' },
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(/first that others would guess/);
    await expect(password).toHaveFocus();
  },
};

export const Busy: Story = {
  tags: ['no-visual'],
  name: '[ALL-4] Busy',
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Romanian: Story = { tags: ['no-visual'], globals: { language: 'ro' } };
