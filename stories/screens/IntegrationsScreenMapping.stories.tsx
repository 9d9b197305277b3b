import { IntegrationsScreen } from '@adaos/ui/screens/IntegrationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { at, mapping, preview } from './IntegrationsScreen.views.ts';

const onStart = fn();
const onChooseSheet = fn();

const meta = {
  title: 'screens/IntegrationsScreen/Mapping',
  component: IntegrationsScreen,
  tags: ['stable'],
  args: {
    view: at(mapping()),
    costsHref: '#costs',
    importHref: (id: string) => `/dashboard/integrations?import=${id}`,
    onChooseFile: fn(),
    onChooseKind: fn(),
    onStart,
    onStartOver: fn(),
    onChooseSheet,
    onCancelUpload: fn(),
    onCancelImport: fn(),
    onLoadMoreRejected: fn(),
    onRetryRejected: fn(),
    onDownloadRejected: fn(),
    onRetry: fn(),
  },
  beforeEach: () => {
    onStart.mockClear();
    onChooseSheet.mockClear();
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralSheets: Story = {
  tags: ['no-visual'],
  args: {
    view: at(
      mapping({
        file: { name: 'comenzi-2026.xlsx', size: 48_210 },
        preview: { ...preview, sheet: 'March', sheets: ['January', 'February', 'March'] },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Sheet “March”/)).toBeVisible();
    const sheets = within(canvas.getByRole('group', { name: 'Sheet' }));
    await expect(sheets.getByRole('button', { name: 'March', pressed: true })).toBeVisible();
    await userEvent.click(sheets.getByRole('button', { name: 'January' }));
    await expect(onChooseSheet).toHaveBeenCalledWith('January');
  },
};

export const VatWithoutTotal: Story = {
  tags: ['no-visual'],
  args: {
    view: at(
      mapping({
        preview: {
          ...preview,
          columns: [...preview.columns, 'VAT'],
          sample: preview.sample.map((row) => [...row, '1.11']),
          mapping: { ...preview.mapping, orderTax: 'VAT' },
        },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const prices = within(canvas.getByRole('group', { name: 'Prices in the file' }));
    await expect(prices.getByRole('button', { name: 'With VAT', pressed: true })).toBeVisible();
    await userEvent.click(prices.getByRole('button', { name: 'Without VAT' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenCalledWith(expect.objectContaining({ tax: 'added' }));
  },
};
