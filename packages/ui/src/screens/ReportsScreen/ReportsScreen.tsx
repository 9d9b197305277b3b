import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { Card } from '../../components/Card/index.ts';
import { ErrorState } from '../../components/ErrorState/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { ScreenFrame } from '../../product/frame/ScreenFrame.tsx';
import { stack } from '../stack.ts';
import { OpenedFigures } from './OpenedFigures.tsx';
import { OpenedForm } from './OpenedForm.tsx';
import { OpenedStatement } from './OpenedStatement.tsx';
import { skeleton } from './parts.tsx';
import { ReportList } from './ReportList.tsx';
import { messages } from './Reports.messages.ts';
import type { ReportsScreenProps } from './ReportsScreenProps.ts';

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
