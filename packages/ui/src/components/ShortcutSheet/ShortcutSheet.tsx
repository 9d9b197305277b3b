import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CloseIcon } from '../Icon/index.ts';
import { messages } from './ShortcutSheet.messages.ts';

export type Shortcut = {
  /** What it does. */
  label: string;
  /** Keys that are pressed one after the other, or together as one text: `Ctrl K`. */
  keys: readonly string[];
};

export type ShortcutSheetProps = {
  open: boolean;
  onClose: () => void;
  groups: readonly { title: string; shortcuts: readonly Shortcut[] }[];
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosShortcutSheet: 'root' | 'key';
  }
  interface ComponentsPropsList {
    AdaosShortcutSheet: ShortcutSheetProps;
  }
}

const Root = styled(Dialog, { name: 'AdaosShortcutSheet', slot: 'Root' })();

const Key = styled('kbd', { name: 'AdaosShortcutSheet', slot: 'Key' })(({ theme }) => ({
  ...theme.typography.label,
  fontFamily: 'inherit',
  display: 'inline-block',
  padding: theme.spacing(0.25, 0.75),
  borderRadius: theme.radii.small,
  border: theme.mixins.hairline(theme.vars.palette.line.control),
}));

/** What can be done by the keyboard alone, with its keys. */
export function ShortcutSheet(props: ShortcutSheetProps) {
  const { open, onClose, groups } = useThemeProps({ props, name: 'AdaosShortcutSheet' });
  const { formatMessage } = useIntl();
  const titleId = useId();
  return (
    <Root open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <FormattedMessage {...messages.title} />
        <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        {groups.map(({ title, shortcuts }) => (
          <Fragment key={title}>
            <Typography component="h3" variant="label" sx={{ color: 'text.secondary', mt: 1.5, mb: 0.5 }}>
              {title}
            </Typography>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: '1fr auto',
                rowGap: 1,
                columnGap: 2,
                alignItems: 'center',
              }}
            >
              {shortcuts.map(({ label, keys }) => (
                <Fragment key={label}>
                  <Typography component="dt">{label}</Typography>
                  <Box component="dd" sx={{ m: 0, display: 'flex', justifyContent: 'flex-end', gap: 0.5 }}>
                    {keys.map((key) => (
                      <Key key={key}>{key}</Key>
                    ))}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </Fragment>
        ))}
      </DialogContent>
    </Root>
  );
}
