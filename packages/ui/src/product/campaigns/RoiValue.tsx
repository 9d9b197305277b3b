import { styled } from '@mui/material/styles';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon, ErrorIcon, WarningIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { AtMostValue, type MissingCosts } from '../AtMost/index.ts';
import { unseen } from '../../internal/unseen.ts';
import { notKnown, roiMessages } from './campaigns.messages.ts';
import { roiTone } from './campaignRow.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const LOOKS = {
  good: { icon: CheckCircleIcon, color: 'success' },
  careful: { icon: WarningIcon, color: 'warning' },
  bad: { icon: ErrorIcon, color: 'error' },
} as const;
type Tone = keyof typeof LOOKS;
const TONES = Object.keys(LOOKS) as Tone[];

const Value = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone: Tone }>(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  fontWeight: theme.typography.fontWeightStrong,
  '& > svg': { fontSize: tokens.size.icon.small, flex: 'none' },
  '& > span': unseen,
  variants: TONES.map((tone) => ({ props: { tone }, style: { color: theme.vars.palette[LOOKS[tone].color].main } })),
}));

const Unknown = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

export interface RoiValueProps {
  roi: number | null;
  /** The costs that it lacks: it may be lower, so that it is not called good. */
  missing: MissingCosts;
}

/** A return on ad spend in percent; whether it is good is shown by icon, colour and word. */
export function RoiValue({ roi, missing }: RoiValueProps) {
  const intl = useIntl();
  const { percent } = useFormatters();
  if (roi === null) {
    return (
      <Unknown>
        <FormattedMessage {...notKnown} />
      </Unknown>
    );
  }
  const open = (missing?.length ?? 0) > 0 && roiTone(roi) !== 'bad';
  const tone = open ? 'careful' : roiTone(roi);
  const Icon = LOOKS[tone].icon;
  const word = open ? undefined : intl.formatMessage(roiMessages[tone]);
  return (
    <AtMostValue missing={missing}>
      <Value tone={tone} title={word}>
        <Icon aria-hidden />
        {percent(roi)}
        <span>{word}</span>
      </Value>
    </AtMostValue>
  );
}
