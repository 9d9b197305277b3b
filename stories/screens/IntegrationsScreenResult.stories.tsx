import type { ImportErrorCode } from '@adaos/api';
import { IMPORT_ERROR_CODES } from '@adaos/domain';
import { IntegrationsScreen } from '@adaos/ui/screens/IntegrationsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { at, december, done, mapping, preview, refused, rejectedLines } from './IntegrationsScreen.views.ts';

const onStartOver = fn();
const onLoadMoreRejected = fn();
const onRetryRejected = fn();
const onDownloadRejected = fn();
const actions = {
  onChooseFile: fn(),
  onStart: fn(),
  onStartOver,
  onCancelUpload: fn(),
  onLoadMoreRejected,
  onRetryRejected,
  onDownloadRejected,
  onRetry: fn(),
};

const meta = {
  title: 'screens/IntegrationsScreen/Result',
  component: IntegrationsScreen,
  tags: ['stable'],
  args: {
    view: at(done()),
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

export const Ready: Story = { args: { view: at(done(), { history: [december, refused('file_truncated')] }) } };

export const Done: Story = {
  tags: ['no-visual'],
  args: { view: at(done(), { history: [december, refused('file_truncated')] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1,839 orders imported' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the profit of this period' })).toHaveAttribute(
      'href',
      '/dashboard/overview?from=2009-12-01&to=2009-12-23',
    );
    await expect(canvas.queryByRole('heading', { name: 'Rejected rows' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await expect(onStartOver).toHaveBeenCalledOnce();
  },
};

export const OrdersToldApart: Story = {
  tags: ['no-visual'],
  args: {
    view: at(done({ import: { ...december, repeatedNumbers: { numbers: 12, orders: 25 }, olderOrders: 3 } }), {
      history: [december],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/count as 25 different orders, not as 12/)).toBeVisible();
    await expect(canvas.getByText(/an older state of 3 orders than a file imported before/)).toBeVisible();
  },
};

export const DoubtfulNumbers: Story = {
  name: 'Doubtful order numbers are counted, and lead to where they are decided on',
  tags: ['no-visual'],
  args: { view: at(done({ import: { ...december, doubtfulNumbers: 2 } }), { history: [december] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2 order numbers have sales several days apart/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Decide' })).toHaveAttribute('href', '#reconciliation');
  },
};

export const RepeatedNumbersAhead: Story = {
  tags: ['no-visual'],
  args: { view: at(mapping({ preview: { ...preview, repeatedNumbers: { numbers: 12, orders: 25 } } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/will count as 25 different orders, not as 12/)).toBeVisible();
  },
};

export const Opening: Story = {
  tags: ['no-visual'],
  args: { view: at({ step: 'opening' }, { history: [december] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: december.fileName ?? '' })).toBeVisible();
  },
};

export const NotOpened: Story = {
  name: '[ALL-7] An import that could not be opened takes neither the others nor a new one away',
  tags: ['no-visual'],
  args: {
    view: at({ step: 'notOpened', message: 'This no longer exists.', retrying: false }, { history: [december] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This import could not be opened');
    await expect(canvas.getByRole('link', { name: december.fileName ?? '' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(actions.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Import another file' }));
    await expect(onStartOver).toHaveBeenCalledOnce();
  },
};

export const NothingNew: Story = {
  tags: ['no-visual'],
  args: { view: at(done({ import: { ...december, linesAdded: 0 } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing new in this file' })).toBeVisible();
  },
};

export const WithRejectedLines: Story = {
  args: {
    view: at(
      done({
        import: { ...december, rejected: 240, linesAdded: 44_988 },
        rejected: { status: 'ready', rows: rejectedLines, hasMore: true },
      }),
    ),
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Rejected rows with their reasons' }));
    await expect(table.getByText('The date cannot be read.')).toBeVisible();
    await expect(table.getByText('The line is from another planet.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(onDownloadRejected).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(onLoadMoreRejected).toHaveBeenCalledOnce();
  },
};

export const RejectedLinesLoading: Story = {
  tags: ['no-visual'],
  args: { view: at(done({ import: { ...december, rejected: 3 } })) },
};

export const RejectedLinesFailed: Story = {
  tags: ['no-visual'],
  args: { view: at(done({ import: { ...december, rejected: 3 }, rejected: { status: 'error' } })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryRejected).toHaveBeenCalledOnce();
  },
};

export const AllRejected: Story = {
  args: {
    view: at(
      done({
        import: {
          ...december,
          linesRead: 3,
          linesAdded: 0,
          orders: 0,
          refunds: 0,
          adjustments: 0,
          rejected: 3,
          from: null,
          to: null,
        },
        overviewHref: null,
        rejected: { status: 'ready', rows: rejectedLines.slice(0, 3), hasMore: false },
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No row could be imported' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /See the profit/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { view: at({ step: 'failed', import: refused('quote_unclosed', 18_204) }) },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Row 18,204. A quotation mark opens here and never closes.');
    await expect(alert).toHaveTextContent('Nothing from the file was saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onStartOver).toHaveBeenCalledOnce();
  },
};

const REASONS: Record<ImportErrorCode, RegExp> = {
  file_empty: /is empty/,
  file_truncated: /is cut off/,
  file_corrupt: /is damaged/,
  not_a_text_file: /neither a text file nor an Excel file/,
  file_locked: /has a password/,
  several_files: /contains different tables/,
  workbook_too_large: /more text than we can read at once/,
  quote_unclosed: /never closes/,
  line_too_long: /longer than 1 MB/,
  columns_missing: /Columns are missing/,
  no_data_lines: /no rows below/,
  currency_mismatch: /set your shop’s currency/,
  interrupted: /was interrupted/,
  internal: /wrong on our side/,
};

export const EveryReason: Story = {
  args: { view: at({ step: 'failed', import: refused('internal') }) },
  render: (args) => (
    <>
      {IMPORT_ERROR_CODES.map((code) => (
        <section key={code} aria-label={code}>
          <IntegrationsScreen {...args} view={at({ step: 'failed', import: refused(code) })} />
        </section>
      ))}
    </>
  ),
  // Whole pages in one: its headings and landmarks repeat, which the single story does not.
  parameters: { a11y: { test: 'off' } },
  tags: ['!autodocs', 'no-visual'],
  play: async ({ canvas }) => {
    for (const code of IMPORT_ERROR_CODES) {
      await expect(within(canvas.getByRole('region', { name: code })).getByRole('alert')).toHaveTextContent(
        REASONS[code],
      );
    }
  },
};

export const ColumnsOfItsKind: Story = {
  args: { view: at({ step: 'failed', import: { ...refused('columns_missing'), kind: 'ads' } }) },
  tags: ['no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('you need campaign, date and amount spent');
  },
};

export const RomanianCounts: Story = {
  tags: ['no-visual'],
  args: {
    view: at(
      done({
        import: { ...december, rejected: 1 },
        rejected: { status: 'ready', rows: rejectedLines.slice(0, 1), hasMore: false },
      }),
    ),
  },
  globals: { language: 'ro' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '1.839 de comenzi importate' })).toBeVisible();
    await expect(canvas.getByText('rând respins')).toBeVisible();
  },
};

export const Phone: Story = {
  args: {
    view: at(
      done({
        import: { ...december, rejected: 9 },
        rejected: { status: 'ready', rows: rejectedLines, hasMore: false },
      }),
      { history: [december] },
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
