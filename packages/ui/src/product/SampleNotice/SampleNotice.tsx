import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { InfoIcon, WarningIcon } from '../../components/Icon/index.ts';
import { messages } from './SampleNotice.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';

const Root = styled('div', { name: 'AdaosSampleNotice', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.25, 1.5),
  marginBottom: theme.spacing(2),
  padding: theme.spacing(1.5, 2),
  borderRadius: theme.radii.card,
  border: theme.mixins.hairline(theme.vars.palette.warning.main, 'dashed'),
  [theme.breakpoints.up('sm')]: { flexWrap: 'nowrap' },
}));

export interface SampleNoticeProps {
  /** Why the shop's own data is not shown; undefined where the user chose the sample. */
  loadFailed: string | undefined;
  /** What the sample is on this screen, where it was chosen. Default: figures of an invented shop. */
  text?: string;
  onRetry: () => void;
  /** Left out where there is only the sample. */
  onLeave?: (() => void) | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSampleNotice: 'root';
  }
  interface ComponentsPropsList {
    AdaosSampleNotice: SampleNoticeProps;
  }
}

/** Says above sample data that it is not the shop's own, why it is shown, and how to leave it. */
export function SampleNotice(props: SampleNoticeProps) {
  const { loadFailed, text, onRetry, onLeave } = useThemeProps({ props, name: 'AdaosSampleNotice' });
  const failed = loadFailed !== undefined;
  const Icon = failed ? WarningIcon : InfoIcon;
  return (
    <Root role={failed ? 'alert' : 'note'}>
      <Icon aria-hidden sx={{ color: 'warning.main', fontSize: tokens.size.icon.regular, flex: 'none' }} />
      <Box sx={{ flex: `1 1 ${grid(30)}px`, minWidth: 0 }}>
        <Typography sx={{ textWrap: 'pretty', fontWeight: failed ? 'control' : 'regular' }}>
          {!failed && text !== undefined ? (
            text
          ) : (
            <FormattedMessage {...(failed ? messages.failed : messages.chosen)} />
          )}
        </Typography>
        {failed && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {loadFailed}
          </Typography>
        )}
      </Box>
      {(failed || onLeave) && (
        <Button onClick={failed ? onRetry : onLeave} sx={{ flex: 'none' }}>
          <FormattedMessage {...(failed ? messages.retry : messages.leave)} />
        </Button>
      )}
    </Root>
  );
}
