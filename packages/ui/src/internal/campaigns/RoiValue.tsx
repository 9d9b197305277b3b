import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon, ErrorIcon, WarningIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { unseen } from '../unseen.ts';
import { notKnown, roiMessages } from './campaigns.messages.ts';
import { roiTone } from './campaignRow.ts';

const LOOKS = {
  good: { icon: CheckCircleIcon, color: 'success.main' },
  careful: { icon: WarningIcon, color: 'warning.main' },
  bad: { icon: ErrorIcon, color: 'error.main' },
} as const;

/** A return on ad spend in percent; whether it is good, by icon, colour and word. */
export function RoiValue({ roi }: { roi: number | null }) {
  const intl = useIntl();
  const { percent } = useFormatters();
  if (roi === null) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...notKnown} />
      </Box>
    );
  }
  const tone = roiTone(roi);
  const { icon: Icon, color } = LOOKS[tone];
  const word = intl.formatMessage(roiMessages[tone]);
  return (
    <Box
      component="span"
      title={word}
      sx={{ position: 'relative', display: 'inline-flex', alignItems: 'center', gap: 0.5, color, fontWeight: 560 }}
    >
      <Icon aria-hidden sx={{ fontSize: 15, flex: 'none' }} />
      {percent(roi)}
      <Box component="span" sx={unseen}>
        {word}
      </Box>
    </Box>
  );
}
