import {
  sampleProfitAndLoss,
  sampleReport,
  sampleReportAnswer,
  sampleReportCatalogue,
  sampleReports,
} from '@adaos/api/sample';
import { ReportsScreen } from '@adaos/ui/screens/ReportsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { onPage } from './page.tsx';

const result = { status: 'ready', data: sampleReportAnswer, refreshing: false } as const;

const meta = {
  title: 'screens/Reports',
  component: ReportsScreen,
  decorators: [onPage],
  tags: ['experimental'],
  parameters: { layout: 'fullscreen' },
  args: {
    view: { status: 'ready', source: 'live', data: sampleReports },
    opened: { kind: 'list' },
    canBuild: true,
    listHref: '#list',
    statementHref: '#statement',
    newHref: '#new',
    reportHref: (id: string) => `#report-${id}`,
    editHref: (id: string) => `#edit-${id}`,
    costsHref: '#costs',
    importHref: '#integrations',
    plansHref: '#plans',
    onMonthChange: fn(),
    onDuplicate: fn(),
    onRemove: fn(),
    onFile: fn(),
    mail: { onMailChange: fn(async () => undefined), onMailEnd: fn(), onMailSend: fn() },
    saving: null,
    filterRows: sampleReportAnswer.rows,
    onDefinitionChange: fn(),
    onSave: fn(async () => sampleReport.id),
    onSaved: fn(),
    failureReason: () => undefined,
    onRetryOpened: fn(),
    onRetry: fn(),
    onUseSample: fn(),
    onLeaveSample: fn(),
  },
} satisfies Meta<typeof ReportsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const inEnglish = { language: 'en' };
const statement = { kind: 'statement', view: { status: 'ready', source: 'live', data: sampleProfitAndLoss } } as const;

export const Ready: Story = { tags: ['no-visual'] };
export const Loading: Story = { tags: ['no-visual'], args: { view: { status: 'loading' } } };
export const Error: Story = {
  tags: ['no-visual'],
  args: { view: { status: 'error', message: 'The server can not be reached.' } },
};
export const Empty: Story = {
  name: 'Before the first report the statement is there, and what can be built is said',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { status: 'ready', source: 'live', data: { included: true, reports: [], statementMail: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Profit and loss statement/ })).toHaveAttribute('href', '#statement');
    await expect(canvas.getAllByRole('link', { name: 'New report' })).toHaveLength(2);
  },
};
export const PlanWithout: Story = {
  name: 'A plan without custom reports has the statement, and leads to the plans',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { view: { status: 'ready', source: 'live', data: { ...sampleReports, included: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '#plans');
    await expect(canvas.queryByRole('link', { name: 'New report' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: /Profit by product/ })).not.toBeInTheDocument();
  },
};
export const Viewer: Story = {
  name: 'A viewer reads, and is offered nothing to change',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { canBuild: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Profit by product/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
  },
};

export const Statement: Story = { tags: ['no-visual'], args: { opened: statement } };
export const StatementPhone: Story = {
  tags: ['no-visual'],
  globals: { language: 'fr', viewport: { value: 'phone' } },
  args: { opened: statement },
};
export const StatementEmpty: Story = {
  tags: ['no-visual'],
  args: { opened: { kind: 'statement', view: { status: 'empty' } } },
};
export const StatementSample: Story = {
  tags: ['no-visual'],
  args: {
    opened: { kind: 'statement', view: { status: 'ready', source: 'sample', data: sampleProfitAndLoss } },
  },
};

export const Report: Story = {
  tags: ['no-visual'],
  args: { opened: { kind: 'report', report: sampleReport, view: result } },
};
export const ReportActions: Story = {
  name: 'What a figure lacks is said, files are made and a report is deleted',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { opened: { kind: 'report', report: sampleReport, view: result } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^≤/).length).toBeGreaterThan(0);
    await expect(canvas.getByRole('link', { name: 'At most: 1 cost is missing' })).toHaveAttribute('href', '#costs');
    await userEvent.click(canvas.getByRole('button', { name: 'PDF' }));
    await expect(args.onFile).toHaveBeenCalledWith('pdf');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onRemove).toHaveBeenCalledWith(sampleReport);
  },
};
export const ReportByMail: Story = {
  name: 'A report is sent by email as often as is chosen; one that is sent can come at once, or end',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { opened: { kind: 'report', report: sampleReport, view: result } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send by email' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Send by email: ${sampleReport.name}` }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'How often' }), 'Every Monday');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Attached as' }), 'PDF and CSV');
    await expect(dialog.queryByRole('button', { name: 'Stop sending' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.mail?.onMailChange).toHaveBeenCalledWith(sampleReport.id, { every: 'week', files: 'both' }),
    );
  },
};
export const ReportMailed: Story = {
  name: 'What is sent already says how often, and how the last one went',
  tags: ['no-visual'],
  globals: inEnglish,
  args: {
    opened: {
      kind: 'report',
      report: {
        ...sampleReport,
        mail: { every: 'week', files: 'pdf', sentAt: '2025-12-29T05:00:00Z', problem: 'mail_refused' },
      },
      view: result,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Emailed weekly' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('The last email could not be sent.')).toBeVisible();
    await expect(dialog.getByText(/^Last sent: /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop sending' }));
    await expect(args.mail?.onMailEnd).toHaveBeenCalledWith(sampleReport.id, { every: 'week', files: 'pdf' });
  },
};
export const ReportMissing: Story = { tags: ['no-visual'], args: { opened: { kind: 'missing' } } };
export const ReportFailed: Story = {
  tags: ['no-visual'],
  args: { opened: { kind: 'report', report: sampleReport, view: { status: 'error', message: 'Please try again.' } } },
};

const form = { kind: 'form', report: null, catalogue: sampleReportCatalogue, view: result } as const;

export const Build: Story = { tags: ['no-visual'], args: { opened: form } };
export const BuildAndSave: Story = {
  name: 'A report needs a name, and is saved with what was chosen',
  tags: ['no-visual'],
  globals: inEnglish,
  args: { opened: form },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save report' }));
    const name = canvas.getByRole('textbox', { name: 'Name' });
    await expect(name).toHaveAccessibleDescription('Give the report a name.');
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(name, 'By country');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'By time' }), 'Not by time');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Group by' }), 'Country');
    await expect(args.onDefinitionChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ dimensions: ['country'], chart: 'bars' }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Share with everyone in the shop' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save report' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        name: 'By country',
        shared: true,
        definition: expect.objectContaining({ dimensions: ['country'] }),
      }),
    );
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(sampleReport.id));
  },
};
