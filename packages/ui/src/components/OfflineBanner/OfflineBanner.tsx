import GlobalStyles from '@mui/material/GlobalStyles';
import { styled, useThemeProps } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { CheckCircleIcon, WarningIcon } from '../Icon/index.ts';
import { messages } from './OfflineBanner.messages.ts';
import { grid } from '../../theme/grid.ts';

// A little more than its own height, also where its text takes three lines.
const FOCUS_ROOM = { html: { scrollPaddingTop: tokens.space.topBar + grid(13) } };

const Root = styled('div', { name: 'AdaosOfflineBanner', slot: 'Root' })(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  display: 'grid',
  '@media print': { display: 'none' },
}));

const Line = styled('div', {
  name: 'AdaosOfflineBanner',
  slot: 'Line',
  shouldForwardProp: (prop) => prop !== 'tone',
})<{ tone: 'warning' | 'success' }>(({ theme, tone }) => ({
  ...theme.typography.body2,
  gridArea: '1 / 1',
  display: 'flex',
  alignItems: tone === 'warning' ? 'flex-start' : 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(1.25, 2),
  color: theme.vars.palette.text.primary,
  textWrap: 'pretty',
  backgroundColor: theme.vars.palette[tone].soft,
  borderBottom: theme.mixins.hairline(theme.vars.palette.line.soft),
  '& svg': { flex: 'none', fontSize: tokens.size.icon.medium, color: theme.vars.palette[tone].main },
  '& strong': { fontWeight: theme.typography.fontWeightBold },
  '&[aria-hidden]': { visibility: 'hidden' },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
}));

export interface OfflineBannerProps {
  /** The state of the network; `back` for a few seconds after it has returned. */
  connection: 'online' | 'offline' | 'back';
  /** When the figures on the screen came, ISO timestamp; left out where there are none. */
  figuresAt?: string | undefined;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosOfflineBanner: 'root' | 'line';
  }
  interface ComponentsPropsList {
    AdaosOfflineBanner: OfflineBannerProps;
  }
}

/** Says while the network is lost what that means, and briefly that it is back. Empty while online. */
export function OfflineBanner(props: OfflineBannerProps) {
  const { connection, figuresAt } = useThemeProps({ props, name: 'AdaosOfflineBanner' });
  const { formatMessage } = useIntl();
  const { dateTime } = useFormatters();
  const back = connection === 'back';
  const figures = figuresAt === undefined ? '' : ` ${formatMessage(messages.figuresOf, { when: dateTime(figuresAt) })}`;
  const meanwhile = ` ${formatMessage(messages.meanwhile)}`;
  return (
    <Root role="status">
      {connection !== 'online' && (
        <>
          <GlobalStyles styles={FOCUS_ROOM} />
          {/* Keeps its space until the end, so that the screen moves only once. */}
          <Line tone="warning" {...(back && { 'aria-hidden': true })}>
            <WarningIcon aria-hidden />
            <span>
              <strong>
                {formatMessage(messages.offline)}
                {figures}
              </strong>
              {meanwhile}
            </span>
          </Line>
        </>
      )}
      {back && (
        <Line tone="success">
          <CheckCircleIcon aria-hidden />
          <strong>{formatMessage(messages.back)}</strong>
        </Line>
      )}
    </Root>
  );
}
