import { STATEMENT } from '@adaos/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { FileIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import type { SampleActions } from '../../product/frame/screenView.ts';
import { reportMessages } from '../../product/reports/report.messages.ts';
import { grid } from '../../theme/grid.ts';
import { stack } from '../stack.ts';
import { type ReportDraft, draftOf } from './draft.ts';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportForm } from './ReportForm.tsx';
import { ReportList } from './ReportList.tsx';
import { messages } from './Reports.messages.ts';
import { ReportMail } from './ReportMail.tsx';
import type {
  OpenedReport,
  ReportDefinitionData,
  ReportItem,
  ReportMailActions,
  ReportMailData,
  ReportRow,
  ReportsScreenView,
} from './ReportsView.ts';
import { Statement } from './Statement.tsx';

export interface ReportsScreenProps extends SampleActions {
  /** The list, which also says what the plan includes. */
  view: ReportsScreenView;
  opened: OpenedReport;
  /** Whether the reader may build reports. */
  canBuild: boolean;
  /** Of what is opened below the list. */
  onRetryOpened: () => void;
  listHref: string;
  statementHref: string;
  newHref: string;
  reportHref: (id: string) => string;
  editHref: (id: string) => string;
  costsHref: string;
  importHref: string;
  plansHref: string;
  onMonthChange: (month: string) => void;
  onDuplicate: (report: ReportItem, name: string) => void;
  onRemove: (report: ReportItem) => void;
  /** Left out for a sample, of which there are no files. */
  onFile?: ((kind: 'pdf' | 'csv') => void) | undefined;
  /** Left out for a sample, which is not sent. */
  mail?: ReportMailActions | undefined;
  /** A file is being made. */
  saving: 'pdf' | 'csv' | null;
  filterRows: readonly ReportRow[] | null;
  onDefinitionChange: (definition: ReportDefinitionData) => void;
  /** @returns the id of the report. */
  onSave: (draft: ReportDraft) => Promise<string>;
  /** A report is saved, and its form would lose nothing any more. */
  onSaved: (id: string) => void;
  failureReason: (error: unknown) => string | undefined;
}

interface FilesProps extends Pick<ReportsScreenProps, 'onFile' | 'saving' | 'mail' | 'failureReason'> {
  /** Its id, or that of the statement. */
  id: string;
  name: string;
  sent: ReportMailData | null;
}

/** A report outside the screen: its files, and its mail. */
function Files({ onFile, saving, mail, failureReason, id, name, sent }: FilesProps) {
  if (!onFile) return null;
  return (
    <>
      {mail && <ReportMail {...mail} report={id} name={name} mail={sent} failureReason={failureReason} />}
      <BusyButton variant="outlined" busy={saving === 'pdf'} onClick={() => onFile('pdf')}>
        <FormattedMessage {...messages.pdf} />
      </BusyButton>
      <BusyButton variant="outlined" busy={saving === 'csv'} onClick={() => onFile('csv')}>
        <FormattedMessage {...messages.csv} />
      </BusyButton>
    </>
  );
}

const skeleton = (
  <LoadingRegion>
    <CardSkeleton height={grid(48)} />
  </LoadingRegion>
);

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

function OpenedStatement({ opened, ...props }: ReportsScreenProps & { opened: OpenedReport & { kind: 'statement' } }) {
  const intl = useIntl();
  const {
    view: list,
    listHref,
    costsHref,
    importHref,
    onMonthChange,
    onRetryOpened,
    onUseSample,
    onLeaveSample,
  } = props;
  return (
    <ScreenFrame
      view={opened.view}
      title={intl.formatMessage(reportMessages.profitAndLoss)}
      actions={
        <Box sx={bar}>
          <ButtonLink href={listHref}>
            <FormattedMessage {...messages.back} />
          </ButtonLink>
          <Files
            {...props}
            id={STATEMENT}
            name={intl.formatMessage(reportMessages.profitAndLoss)}
            sent={list.status === 'ready' ? list.data.statementMail : null}
          />
        </Box>
      }
      skeleton={skeleton}
      errorTitle={intl.formatMessage(messages.reportErrorTitle)}
      empty={{
        icon: FileIcon,
        title: intl.formatMessage(messages.emptyTitle),
        text: intl.formatMessage(messages.emptyText),
        href: importHref,
        action: intl.formatMessage(messages.toIntegrations),
      }}
      onRetry={onRetryOpened}
      onUseSample={onUseSample}
      onLeaveSample={onLeaveSample}
    >
      {({ data, source }) => (
        <Statement data={data} sample={source === 'sample'} costsHref={costsHref} onMonthChange={onMonthChange} />
      )}
    </ScreenFrame>
  );
}

/** A report that was built: its figures, its files, and what can be done with it. */
function OpenedFigures({ opened, ...props }: ReportsScreenProps & { opened: OpenedReport & { kind: 'report' } }) {
  const intl = useIntl();
  const { view, canBuild, listHref, editHref, onDuplicate, onRemove, onRetryOpened, costsHref, importHref } = props;
  const { report } = opened;
  const included = view.status === 'ready' && view.data.included;
  const sample = view.status === 'ready' && view.source === 'sample';
  return (
    <>
      <PageHeader
        title={report.name}
        back={{ href: listHref, label: intl.formatMessage(messages.back) }}
        {...(included && {
          actions: (
            <Box sx={bar}>
              <Files {...props} id={report.id} name={report.name} sent={report.mail} />
            </Box>
          ),
        })}
      />
      {canBuild && !sample && (
        <Box sx={{ ...bar, mb: 2 }}>
          {included && (
            <>
              <ButtonLink href={editHref(report.id)} variant="outlined">
                <FormattedMessage {...messages.edit} />
              </ButtonLink>
              <Button onClick={() => onDuplicate(report, intl.formatMessage(messages.copyName, { name: report.name }))}>
                <FormattedMessage {...messages.duplicate} />
              </Button>
            </>
          )}
          <Button color="error" onClick={() => onRemove(report)}>
            <FormattedMessage {...messages.remove} />
          </Button>
        </Box>
      )}
      {included ? (
        <Regions sx={stack}>
          <ReportFigures
            definition={report.definition}
            view={opened.view}
            sample={sample}
            costsHref={costsHref}
            importHref={importHref}
            onRetry={onRetryOpened}
          />
        </Regions>
      ) : (
        <NotIncluded {...props} />
      )}
    </>
  );
}

function NotIncluded({ plansHref }: Pick<ReportsScreenProps, 'plansHref'>) {
  return (
    <Alert
      severity="info"
      role="note"
      action={
        <ButtonLink href={plansHref} size="small">
          <FormattedMessage {...messages.plans} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.notIncluded} />
    </Alert>
  );
}

function OpenedForm({ opened, ...props }: ReportsScreenProps & { opened: OpenedReport & { kind: 'form' } }) {
  const intl = useIntl();
  const { view, listHref, reportHref, onDefinitionChange, onRetryOpened, costsHref, importHref } = props;
  const { report, catalogue } = opened;
  const [definition, setDefinition] = useState(() => draftOf(report).definition);
  const included = view.status === 'ready' && view.data.included;
  return (
    <>
      <PageHeader
        title={intl.formatMessage(report ? messages.editTitle : messages.newTitle)}
        back={{ href: listHref, label: intl.formatMessage(messages.back) }}
      />
      {!included && <NotIncluded {...props} />}
      {included && !catalogue && skeleton}
      {included && catalogue && (
        <Regions sx={stack}>
          <ReportForm
            {...props}
            report={report}
            catalogue={catalogue}
            cancelHref={report ? reportHref(report.id) : listHref}
            onDefinitionChange={(next) => {
              setDefinition(next);
              onDefinitionChange(next);
            }}
          />
          <section aria-label={intl.formatMessage(messages.preview)}>
            <Typography variant="label" component="h2" sx={{ mb: 1 }}>
              <FormattedMessage {...messages.preview} />
            </Typography>
            <Box sx={stack}>
              <ReportFigures
                definition={definition}
                view={opened.view}
                sample={false}
                costsHref={costsHref}
                importHref={importHref}
                onRetry={onRetryOpened}
              />
            </Box>
          </section>
        </Regions>
      )}
    </>
  );
}

function OpenedList(props: ReportsScreenProps) {
  const intl = useIntl();
  const { view, canBuild, newHref } = props;
  const included = view.status === 'ready' && view.data.included;
  return (
    <ScreenFrame
      {...props}
      title={intl.formatMessage(messages.title)}
      actions={
        canBuild &&
        included && (
          <ButtonLink href={newHref} variant="contained">
            <FormattedMessage {...messages.new} />
          </ButtonLink>
        )
      }
      skeleton={skeleton}
      errorTitle={intl.formatMessage(messages.errorTitle)}
    >
      {({ data, source }) => (
        <Box sx={stack}>
          <ReportList {...props} data={data} canBuild={canBuild && source === 'live'} />
        </Box>
      )}
    </ScreenFrame>
  );
}

/** The shop's reports: the list, its profit and loss statement, one that was built, and the form that builds them. */
export function ReportsScreen({ opened, ...props }: ReportsScreenProps) {
  const intl = useIntl();
  const { view, listHref, onRetry } = props;
  if (opened.kind === 'statement') return <OpenedStatement {...props} opened={opened} />;
  if (opened.kind === 'list' || view.status !== 'ready')
    return <OpenedList {...props} opened={opened} onRetry={onRetry} />;
  if (opened.kind === 'report') return <OpenedFigures {...props} opened={opened} />;
  if (opened.kind === 'form') return <OpenedForm key={opened.report?.id} {...props} opened={opened} />;
  return (
    <>
      <PageHeader
        title={intl.formatMessage(messages.title)}
        back={{ href: listHref, label: intl.formatMessage(messages.back) }}
      />
      <Card>
        <ErrorState
          title={intl.formatMessage(messages.missingTitle)}
          description={intl.formatMessage(messages.missingText)}
        />
      </Card>
    </>
  );
}
