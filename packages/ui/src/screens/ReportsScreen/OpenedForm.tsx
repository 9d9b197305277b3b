import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { stack } from '../stack.ts';
import { draftOf } from './draft.ts';
import { NotIncluded, skeleton } from './parts.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { ReportForm } from './ReportForm.tsx';
import { messages } from './Reports.messages.ts';
import type { ReportsScreenProps } from './ReportsScreenProps.ts';
import type { OpenedReport } from './ReportsView.ts';

/** The form that builds a report, with its figures below. */
export function OpenedForm({ opened, ...props }: ReportsScreenProps & { opened: OpenedReport & { kind: 'form' } }) {
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
