import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { initials } from '../../components/AccountMenu/initials.ts';
import { profileMessages as messages } from './SettingsScreen.messages.ts';
import { grid } from '../../theme/grid.ts';

export type PictureFieldProps = {
  name: string;
  /** Address of the picture; null without one. */
  avatar: string | null;
  busy: boolean;
  refused: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** The picture beside a user's name, changed at once. */
export function PictureField({ name, avatar, busy, refused, onChoose, onRemove }: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Avatar
        aria-hidden
        {...(avatar !== null && { src: avatar })}
        sx={{ width: grid(8), height: grid(8), typography: 'heading' }}
      >
        {initials(name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={`${id}-label`} variant="label" component="div">
          <FormattedMessage {...messages.picture} />
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.75 }}>
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file can be chosen again after it was removed.
              target.value = '';
              if (file) onChoose(file);
            }}
          />
          <Button size="small" disabled={busy} aria-describedby={`${id}-help`} onClick={() => input.current?.click()}>
            <FormattedMessage {...messages.choosePicture} />
          </Button>
          {avatar !== null && (
            <Button size="small" variant="text" disabled={busy} onClick={onRemove}>
              <FormattedMessage {...messages.removePicture} />
            </Button>
          )}
        </Box>
        <Typography
          id={`${id}-help`}
          role={refused ? 'alert' : undefined}
          variant="body2"
          sx={{ mt: 0.75, color: refused ? 'error.main' : 'text.tertiary' }}
        >
          <FormattedMessage {...(refused ? messages.pictureRefused : messages.pictureHint)} />
        </Typography>
      </Box>
    </Box>
  );
}
