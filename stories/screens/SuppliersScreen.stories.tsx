import { sampleSuppliers } from '@adaos/api/sample';
import { SuppliersScreen } from '@adaos/ui/screens/SuppliersScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { onPage } from './page.tsx';

const meta = {
  title: 'screens/Suppliers',
  component: SuppliersScreen,
  decorators: [onPage],
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', source: 'live', data: sampleSuppliers },
    stockHref: '#stock',
    importHref: '#integrations',
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof SuppliersScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  tags: ['no-visual'],
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const suppliers = within(canvas.getByRole('grid', { name: 'Suppliers' }));
    // Of whom nothing was received the delivery time is not known, and says so.
    await expect(suppliers.getByRole('row', { name: /Atelier Sibiel/ })).toHaveTextContent(
      /Not known.*no receipts yet/,
    );
    await expect(suppliers.getByRole('row', { name: /Ceramica Horezu/ })).toHaveTextContent(
      /11 days± 2.4 days9 receipts/,
    );
    const couriers = within(canvas.getByRole('grid', { name: 'Couriers' }));
    await expect(couriers.getByRole('row', { name: /Sameday/ })).toHaveTextContent(/cost known for 0 of 210 orders/);
    await expect(canvas.getByText('38 orders name no courier.')).toBeVisible();
  },
};
export const NoCouriers: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'ready', source: 'sample', data: { ...sampleSuppliers, couriers: [], withoutCourier: 0 } } },
};
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Empty: Story = { tags: ['no-visual'], args: { view: { status: 'empty' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const LongText: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
};
