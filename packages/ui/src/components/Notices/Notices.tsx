import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { type Theme, styled, useThemeProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import * as tokens from '../../theme/generated/tokens.ts';
import { CloseIcon } from '../Icon/index.ts';
import { messages } from './Notices.messages.ts';
import { grid } from '../../theme/grid.ts';

export type NoticeTone = 'success' | 'info' | 'warning' | 'error';

export type Notice = {
  id: string;
  tone: NoticeTone;
  title?: string;
  message: ReactNode;
  /** One thing to do about it: a link or a small button. */
  action?: ReactNode;
  /** Takes back what was done; the notice then goes. */
  onUndo?: () => void;
};

const IN_SHELL = 'body:has([data-adaos-shell])';
const SOME = ':has([data-adaos-notices] [role])';

/**
 * The one place of all lists, so that they cover neither each other nor what is needed meanwhile: in the dashboard beside its
 * menu, and on phones above the button of the chat, with as much padding below the screen. A drawer or a full-screen chat
 * covers them.
 */
const corner = (theme: Theme) => ({
  '[data-adaos-notices]': {
    position: 'fixed',
    zIndex: theme.zIndex.drawer - theme.zIndex.raised,
    insetInline: grid(2),
    bottom: grid(2),
    display: 'grid',
    gap: 8,
    [theme.breakpoints.up('sm')]: {
      insetInlineStart: grid(3),
      insetInlineEnd: 'auto',
      bottom: grid(3),
      width: tokens.size.panel,
    },
    [theme.breakpoints.up('md')]: { zIndex: theme.zIndex.snackbar },
    '@media print': { display: 'none' },
  },
  [`${IN_SHELL} [data-adaos-notices]`]: {
    [theme.breakpoints.down('sm')]: { bottom: grid(10) },
    [theme.breakpoints.up('md')]: { insetInlineStart: tokens.space.sideMenu + grid(4) },
  },
  [`${IN_SHELL}${SOME} main#main`]: {
    [theme.breakpoints.down('sm')]: { '@media screen': { paddingBottom: grid(27) } },
  },
});

function findCorner(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[data-adaos-notices]');
  if (found) return found;
  const made = document.createElement('div');
  made.dataset['adaosNotices'] = '';
  return document.body.appendChild(made);
}

const Stack = styled('div', { name: 'AdaosNotices', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  '& > *': { boxShadow: theme.vars.palette.shadow.float, border: theme.mixins.hairline(theme.vars.palette.line.main) },
}));

export type NoticesProps = {
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosNotices: 'root';
  }
  interface ComponentsPropsList {
    AdaosNotices: NoticesProps;
  }
}

/** Messages about what just happened, over the screen. Warnings and errors are announced at once, the others politely. */
export function Notices(props: NoticesProps) {
  const { notices, onDismiss } = useThemeProps({ props, name: 'AdaosNotices' });
  const { formatMessage } = useIntl();
  return createPortal(
    <Stack role="group" aria-label={formatMessage(messages.label)}>
      {notices.map(({ id, tone, title, message, action, onUndo }) => (
        <Alert
          key={id}
          severity={tone}
          role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}
          action={
            <IconButton size="small" aria-label={formatMessage(messages.dismiss)} onClick={() => onDismiss(id)}>
              <CloseIcon fontSize="small" />
            </IconButton>
          }
        >
          {title !== undefined && <AlertTitle>{title}</AlertTitle>}
          {message}
          {action}
          {onUndo && (
            <Button
              size="small"
              onClick={() => {
                onDismiss(id);
                onUndo();
              }}
              sx={{ ml: 1 }}
            >
              {formatMessage(messages.undo)}
            </Button>
          )}
        </Alert>
      ))}
      <GlobalStyles styles={corner} />
    </Stack>,
    findCorner(),
  );
}
