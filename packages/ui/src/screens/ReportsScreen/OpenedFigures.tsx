import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '../../components/Link/index.ts';
import { PageHeader } from '../../components/PageHeader/index.ts';
import { Regions } from '../../components/Regions/index.ts';
import { stack } from '../stack.ts';
import { bar, Files, NotIncluded } from './parts.tsx';
import { ReportFigures } from './ReportFigures.tsx';
import { messages } from './Reports.messages.ts';
import type { ReportsScreenProps } from './ReportsScreenProps.ts';
import type { OpenedReport } from './ReportsView.ts';

/** A report that was built: its figures, its files, and what can be done with it. */
export function OpenedFigures({
  opened,
  ...props
}: ReportsScreenProps & { opened: OpenedReport & { kind: 'report' } }) {
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
