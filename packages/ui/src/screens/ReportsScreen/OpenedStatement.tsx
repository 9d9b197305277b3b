import { STATEMENT } from '@adaos/domain';
import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { reportMessages } from '../../product/reports/report.messages.ts';
import { bar, Files, skeleton } from './parts.tsx';
import { messages } from './Reports.messages.ts';
import type { ReportsScreenProps } from './ReportsScreenProps.ts';
import type { OpenedReport } from './ReportsView.ts';
import { Statement } from './Statement.tsx';

/** The profit and loss statement, with its files. */
export function OpenedStatement({
  opened,
  ...props
}: ReportsScreenProps & { opened: OpenedReport & { kind: 'statement' } }) {
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
