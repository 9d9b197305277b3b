import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { GoodsCostDialog } from './GoodsCostDialog.tsx';

const inEnglish = { language: 'en' };
const dialog = () => within(within(document.body).getByRole('dialog'));
const findField = () => dialog().findByRole('textbox', { name: 'Cost of goods, percentage of net sales' });
/** The form is loaded. */
const isReady = async () => void (await dialog().findByRole('textbox'));

const meta = {
  component: GoodsCostDialog,
  tags: ['stable'],
  args: {
    open: true,
    netSales: { amount: 122_880.46, currency: 'EUR' },
    onSave: fn(() => Promise.resolve()),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  play: isReady,
} satisfies Meta<typeof GoodsCostDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ro' } };

export const Saves: Story = {
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ userEvent, args }) => {
    const field = await findField();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('60{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith(60);
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const Invalid: Story = {
  globals: inEnglish,
  play: async ({ userEvent, args }) => {
    const field = await findField();
    await userEvent.type(field, '140');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter a percentage from 0 to 100.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  tags: ['no-visual'],
  args: { onSave: fn(() => new Promise<void>(() => undefined)) },
  globals: inEnglish,
  play: async ({ userEvent, args }) => {
    await userEvent.type(await findField(), '60');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Saving…' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new globalThis.Error('offline'))) },
  globals: inEnglish,
  play: async ({ userEvent, args }) => {
    await userEvent.type(await findField(), '60');
    await userEvent.click(dialog().getByRole('button', { name: 'Save' }));
    await expect(await dialog().findByText(/could not be saved/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const FailedForAReason: Story = {
  name: '[ALL-2] The reason of a failure is shown with it',
  tags: ['no-visual'],
  args: {
    onSave: fn(() => Promise.reject(new globalThis.Error('trial_over'))),
    failureReason: () => 'Choose a plan to continue.',
  },
  globals: inEnglish,
  play: async ({ userEvent }) => {
    const field = await findField();
    await userEvent.type(field, '60{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        /could not be saved\. Your figures have not changed\. Choose a plan to continue\.$/,
      ),
    );
  },
};

export const Typed: Story = {
  name: 'Escape asks before unsaved changes are lost',
  tags: ['no-visual'],
  globals: inEnglish,
  play: async ({ userEvent, args }) => {
    const field = await findField();
    await userEvent.type(field, '60');
    await userEvent.keyboard('{Escape}');
    const question = within(await within(document.body).findByRole('alertdialog'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Leave' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
