import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useId, type KeyboardEvent, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SendIcon } from '../../../components/Icon/index.ts';
import { useFormatters } from '../../../i18n/index.ts';
import { unseen } from '../../../internal/unseen.ts';
import { messages as m } from './ChatWidget.messages.ts';
import { CHAT_MESSAGE_LENGTH } from './types.ts';

export interface ComposerProps {
  draft: string;
  onDraftChange: (draft: string) => void;
  onSend: () => void;
  /** An answer is expected: the user can write, but not send. */
  waiting: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** The most characters. Default 500. */
  most?: number;
}

/** The field for a message: Enter sends it, Shift and Enter start a new line. */
export function Composer({
  draft,
  onDraftChange,
  onSend,
  waiting,
  inputRef,
  most = CHAT_MESSAGE_LENGTH,
}: ComposerProps) {
  const intl = useIntl();
  const { number } = useFormatters();
  const id = useId();
  const blocked = waiting || draft.trim() === '';
  const counter = `${number(draft.length)}/${number(most)}`;
  const near = draft.length >= most * 0.9;
  const send = () => {
    if (!blocked) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      sx={(theme) => ({
        position: 'relative',
        m: 1.5,
        mt: 0,
        py: 0.5,
        pr: 0.75,
        pl: 1.5,
        border: theme.mixins.hairline(theme.vars.palette.line.control),
        borderRadius: `${theme.radii.card}px`,
        bgcolor: 'background.paper',
        '&:focus-within': {
          borderColor: 'primary.main',
          boxShadow: theme.mixins.ring(theme.vars.palette.primary.main),
        },
      })}
    >
      <InputBase
        multiline
        fullWidth
        maxRows={6}
        value={draft}
        placeholder={intl.formatMessage(m.placeholder)}
        {...(inputRef && { inputRef })}
        onChange={({ target }) => onDraftChange(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            maxLength: most,
            enterKeyHint: 'send',
            'aria-label': intl.formatMessage(m.field),
            'aria-describedby': waiting ? `${id}-count ${id}-waiting` : `${id}-count`,
          },
        }}
        sx={(theme) => ({
          ...theme.typography.input,
          [theme.breakpoints.up('sm')]: { fontSize: theme.typography.bodyLarge.fontSize },
          '& textarea': { outline: 0 },
        })}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Box
          id={`${id}-count`}
          sx={(theme) => ({
            ...theme.typography.caption,
            ...theme.mixins.tabular,
            color: near ? 'warning.main' : 'text.tertiary',
          })}
        >
          <span aria-hidden>{counter}</span>
          <Box component="span" sx={unseen}>
            <FormattedMessage {...m.count} values={{ count: draft.length, most }} />
          </Box>
        </Box>
        {waiting && (
          <Box component="span" id={`${id}-waiting`} sx={unseen}>
            <FormattedMessage {...m.waiting} />
          </Box>
        )}
        <IconButton
          aria-label={intl.formatMessage(m.send)}
          // Not `disabled`: it would lose the keyboard focus with each message.
          aria-disabled={blocked || undefined}
          onClick={send}
          sx={{
            color: blocked ? 'text.disabled' : 'primary.contrastText',
            bgcolor: blocked ? 'sunken' : 'primary.main',
            '&:hover': {
              bgcolor: blocked ? 'sunken' : 'primary.dark',
              color: blocked ? 'text.disabled' : 'primary.contrastText',
            },
          }}
        >
          <SendIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
