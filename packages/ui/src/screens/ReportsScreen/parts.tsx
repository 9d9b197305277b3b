import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { CardSkeleton, LoadingRegion } from '../../components/Skeletons/index.ts';
import { grid } from '../../theme/grid.ts';
import { messages } from './Reports.messages.ts';
import { ReportMail } from './ReportMail.tsx';
import type { ReportsScreenProps } from './ReportsScreenProps.ts';
import type { ReportMailData } from './ReportsView.ts';

/** A row of buttons. */
export const bar = { display: 'flex', flexWrap: 'wrap', gap: 1.5 } as const;

export const skeleton = (
  <LoadingRegion>
    <CardSkeleton height={grid(48)} />
  </LoadingRegion>
);

interface FilesProps extends Pick<ReportsScreenProps, 'onFile' | 'saving' | 'mail' | 'failureReason'> {
  /** Its id, or that of the statement. */
  id: string;
  name: string;
  sent: ReportMailData | null;
}

/** A report outside the screen: its files, and its mail. */
export function Files({ onFile, saving, mail, failureReason, id, name, sent }: FilesProps) {
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

/** Why there are no figures: the plan has no reports. */
export function NotIncluded({ plansHref }: Pick<ReportsScreenProps, 'plansHref'>) {
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
