import { MissingCosts, type MissingCostsData, type MissingCostsProps } from '@adaos/ui/screens/MissingCosts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { missingCostsArgs, missingCostsData as data, missingCostsDialog } from './missingCostsStates.ts';

const meta = {
  title: 'screens/MissingCosts/One that is left',
  component: MissingCosts,
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: missingCostsArgs,
} satisfies Meta<typeof MissingCosts>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await missingCostsDialog());

export const Single: Story = {
  name: 'One that is missing alone is open from the start',
  tags: ['no-visual'],
  globals: { language: 'en' },
  args: { view: { status: 'ready', data: { ...data, missing: ['shipping_cost'] } } },
  play: async () => {
    const list = await dialog();
    await expect(await list.findByRole('button', { name: /^Shipping/, expanded: true })).toBeVisible();
    await expect(list.getByLabelText('Per order')).toBeVisible();
  },
};

/** Beside the dialog, what fills a cost in elsewhere. */
function Shrinking(props: MissingCostsProps) {
  const [missing, setMissing] = useState<MissingCostsData['missing']>(['cogs', 'shipping_cost']);
  return (
    <>
      <button type="button" onClick={() => setMissing(['shipping_cost'])}>
        Goods are known now
      </button>
      <MissingCosts {...props} view={{ status: 'ready', data: { ...data, missing } }} />
    </>
  );
}

export const Shrinks: Story = {
  name: 'The one that is left opens by itself also when the others are filled in while the list is open',
  tags: ['no-visual'],
  globals: { language: 'en' },
  render: (args) => <Shrinking {...args} />,
  play: async ({ canvas }) => {
    const list = await dialog();
    await expect(await list.findByRole('button', { name: /^Shipping/, expanded: false })).toBeVisible();
    canvas.getByText('Goods are known now').click();
    await expect(await list.findByRole('button', { name: /^Shipping/, expanded: true })).toBeVisible();
    await expect(list.queryByRole('button', { name: /^Goods/ })).toBeNull();
  },
};

const saving = Promise.withResolvers<void>();
export const SavedLater: Story = {
  name: 'One that is opened while another is being saved stays open, with what is typed and the focus',
  tags: ['no-visual'],
  globals: { language: 'en' },
  args: { onAdd: fn(() => saving.promise) },
  play: async () => {
    const list = await dialog();
    await userEvent.click(await list.findByRole('button', { name: /^Return/ }));
    const first = within(list.getByRole('region', { name: /^Return/ }));
    await userEvent.type(first.getByLabelText('Per return'), '6');
    await userEvent.click(first.getByRole('button', { name: 'Save' }));
    await userEvent.click(list.getByRole('button', { name: /^Shipping/ }));
    const amount = within(list.getByRole('region', { name: /^Shipping/ })).getByLabelText('Per order');
    await userEvent.type(amount, '4');
    saving.resolve();
    await expect(await list.findByText(/^Saved: Return/)).toBeVisible();
    await expect(amount).toBeVisible();
    await expect(amount).toHaveValue('4');
    await expect(amount).toHaveFocus();
  },
};
