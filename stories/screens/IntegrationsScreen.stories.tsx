import { IntegrationsScreen } from '@adaos/ui/screens/IntegrationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  at,
  cancelled,
  choosing,
  december,
  file,
  mapping,
  preview,
  running,
  severalCurrencies,
  unknownPreview,
  waiting,
} from './IntegrationsScreen.views.ts';

const onChooseFile = fn();
const onChooseKind = fn();
const onStart = fn();
const onStartOver = fn();
const onCancelUpload = fn();
const onRetry = fn();
const actions = {
  onChooseFile,
  onChooseKind,
  onStart,
  onStartOver,
  onChooseSheet: fn(),
  onCancelUpload,
  onCancelImport: fn(),
  onLoadMoreRejected: fn(),
  onRetryRejected: fn(),
  onDownloadRejected: fn(),
  onRetry,
};

const meta = {
  title: 'screens/IntegrationsScreen/Import',
  component: IntegrationsScreen,
  tags: ['stable'],
  args: {
    view: at(choosing),
    costsHref: '#costs',
    importHref: (id: string) => `/dashboard/integrations?import=${id}`,
    ...actions,
  },
  beforeEach: () => {
    for (const action of Object.values(actions)) action.mockClear();
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const csv = (name: string) => new File(['Invoice,Quantity\n1,2\n'], name, { type: 'text/csv' });
const inputOf = (root: HTMLElement) => {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no file input');
  return input;
};

export const Ready: Story = {};

export const ReadyToStart: Story = { name: 'Mapping ready', args: { view: at(mapping(), { history: [december] }) } };

export const TooLarge: Story = {
  tags: ['no-visual'],
  name: 'A file over the plan’s limit is refused with the limit named',
  args: {
    view: at({
      step: 'choose',
      file: { name: 'comenzi.csv', size: 2_000_000_000 },
      problem: { code: 'file_too_large', message: 'This file is too large.', line: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('comenzi.csv: This file is too large.');
    await expect(canvas.getByText(/files of up to 1,000,000 rows and 1,000 MB, uncompressed/)).toBeVisible();
  },
};

export const FileChosen: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement }) => {
    const orders = csv('orders.csv');
    await userEvent.upload(inputOf(canvasElement), orders);
    await expect(onChooseFile).toHaveBeenCalledOnce();
    await expect(onChooseFile).toHaveBeenCalledWith(orders);
    await expect(canvas.getByText('Shopify, orders export')).toBeVisible();
  },
};

export const WrongKindOfFile: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(inputOf(canvasElement), csv('comenzi.pdf'), { applyAccept: false });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/cannot be read here.*\.csv/);
    await expect(onChooseFile).not.toHaveBeenCalled();
  },
};

export const NotAllowed: Story = {
  name: '[ROLE-12] A viewer sees the import disabled, with the reason',
  args: { view: at(choosing, { canImport: false, history: [december] }) },
  play: async ({ canvas }) => {
    const choose = canvas.getByRole('button', { name: 'Choose a file' });
    await expect(choose).toBeDisabled();
    await expect(choose).toHaveAccessibleDescription(/Only managers and admins/);
  },
};

export const RefusedAtOnce: Story = {
  tags: ['no-visual'],
  args: {
    view: at({
      step: 'choose',
      file: { name: 'comenzi.csv', size: 0 },
      problem: { code: 'file_empty', message: '', line: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('comenzi.csv: The file is empty.');
  },
};

export const Recognising: Story = { tags: ['no-visual'], args: { view: at({ step: 'recognising', file }) } };

export const Recognised: Story = {
  tags: ['no-visual'],
  args: { view: at(mapping()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Order number')).toHaveValue('Invoice');
    await expect(canvas.getByLabelText('Order number')).toHaveAccessibleDescription(/489434 · 489435 · 489436/);
    await expect(canvas.queryByLabelText('Order total')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show 21 more fields' }));
    await expect(canvas.getByLabelText('Order total')).toHaveValue('');

    await userEvent.type(canvas.getByLabelText(/^Cost of goods/), '60,5');
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.clear(currency);
    await userEvent.type(currency, 'pound{Enter}');
    await expect(currency).toHaveValue('GBP · British Pound');
    const timezone = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.clear(timezone);
    await userEvent.type(timezone, 'london{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenCalledOnce();
    await expect(onStart).toHaveBeenCalledWith({
      mapping: preview.mapping,
      currency: 'GBP',
      timezone: 'Europe/London',
      goodsCostPercent: 60.5,
    });
  },
};

export const NotRecognised: Story = {
  args: { view: at(mapping({ preview: unknownPreview })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Still needed: Order number, Date, Quantity and Unit price.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(canvas.getByLabelText('Order number')).toHaveFocus();
    await expect(canvas.getByLabelText('Order number')).toHaveAttribute('aria-invalid', 'true');
    await expect(onStart).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByLabelText('Order number'), 'A');
    await userEvent.selectOptions(canvas.getByLabelText('Date'), 'E');
    await userEvent.selectOptions(canvas.getByLabelText('Quantity'), 'D');
    await userEvent.selectOptions(canvas.getByLabelText('Unit price'), 'F');
    await expect(canvas.queryByText(/^Still needed/)).toBeNull();
    await userEvent.type(canvas.getByLabelText(/^Cost of goods/), '101');
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(await canvas.findByText('Enter a number from 0 to 100.')).toBeVisible();
    await expect(onStart).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText(/^Cost of goods/));
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenCalledWith({
      mapping: { orderId: 'A', date: 'E', quantity: 'D', price: 'F', country: 'H' },
      currency: 'EUR',
      timezone: 'Europe/Bucharest',
      goodsCostPercent: null,
    });
  },
};

export const CurrencySettled: Story = {
  tags: ['no-visual'],
  name: '[ALL-3] The currency is settled by the first import, and what is in others is converted',
  args: {
    view: at(mapping({ preview: severalCurrencies }), {
      shop: {
        currency: 'GBP',
        timezone: 'Europe/London',
        goodsRule: { percent: 40, from: '2025-03-01' },
        goodsCostPercent: null,
      },
    }),
  },
  play: async ({ canvas }) => {
    const currency = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(currency).toHaveValue('GBP · British Pound');
    await expect(currency).toHaveAccessibleDescription(/Your figures stay in GBP/);
    await expect(canvas.getByText('12 orders in USD, converted by the rate of their day.')).toBeVisible();
    await expect(canvas.getByText(/^1 order in UAH: no exchange rate is known, so it will be rejected/)).toBeVisible();
    await userEvent.clear(currency);
    await userEvent.type(currency, 'US Dollar{Enter}');
    await userEvent.type(canvas.getByLabelText(/^1 USD in GBP/), '0,79');
    await expect(canvas.getByText('12 orders in USD, converted by the rate below.')).toBeVisible();
    // What the goods cost is no longer asked for, but said.
    await expect(canvas.queryByLabelText(/^Cost of goods/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Goods: 40% since 1 Mar 2025')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change it on the Costs page' })).toHaveAttribute('href', '#costs');
  },
};

export const Starting: Story = {
  tags: ['no-visual'],
  name: '[ALL-4] Starting',
  args: { view: at(mapping({ starting: true })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Starting...' }));
    await expect(onStart).not.toHaveBeenCalled();
  },
};

export const StartFailed: Story = {
  tags: ['no-visual'],
  args: {
    view: at(mapping({ problem: 'No connection to the server. Check your internet connection and try again.' })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No connection to the server/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start import' }));
    await expect(onStart).toHaveBeenCalledOnce();
  },
};

export const Uploading: Story = {
  args: { view: at({ step: 'uploading', file, progress: 0.34 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '34');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancelUpload).toHaveBeenCalledOnce();
  },
};

export const Running: Story = {
  args: {
    view: at({ step: 'running', import: running }, { history: [running, waiting, cancelled, december] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('28,041 rows read')).toBeVisible();
  },
};

export const RunningAgain: Story = {
  tags: ['no-visual'],
  args: { view: at({ step: 'running', import: { ...running, restarts: 1 } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/was interrupted once and started again\. Nothing is counted twice\./)).toBeVisible();
  },
};

export const Loading: Story = { args: { view: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { view: { status: 'error', message: 'The server did not answer.' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  tags: ['no-visual'],
  args: {
    view: at(
      mapping({
        file: { name: `${'Exportkomplettauftragspositionsliste'.repeat(3)}.csv.gz`, size: 512_000_000_000 },
        preview: {
          ...preview,
          columns: preview.columns.map((column) => `${column}_${'Werbeausgabenwirtschaftlichkeit'.repeat(2)}`),
          mapping: { orderId: `Invoice_${'Werbeausgabenwirtschaftlichkeit'.repeat(2)}` },
        },
      }),
    ),
  },
  globals: { viewport: { value: 'phone' }, language: 'fr' },
};
