import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CloseIcon, FileIcon } from '../../components/Icon/index.ts';
import { fileDropMessages as messages } from './FileDrop.messages.ts';

export type FileFacts = {
  name: string;
  /** In bytes; null where it is not known. */
  size: number | null;
};

const SEPARATOR = ' · ';
const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

function sizeIn(bytes: number): { amount: number; unit: (typeof UNITS)[number] } {
  const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return { amount: bytes / 1000 ** step, unit: UNITS[step] ?? 'byte' };
}

export type ChosenFileProps = {
  file: FileFacts;
  /** Before the size. */
  note?: ReactNode;
  /** Without it the file cannot be removed. */
  onRemove?: (() => void) | undefined;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosChosenFile: 'root';
  }
  interface ComponentsPropsList {
    AdaosChosenFile: ChosenFileProps;
  }
}

const Root = styled('div', { name: 'AdaosChosenFile', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  minWidth: 0,
  borderRadius: theme.shape.borderRadius,
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  backgroundColor: theme.vars.palette.background.default,
}));

/** A file's name and size in one row, with a way to remove it. */
export function ChosenFile(props: ChosenFileProps) {
  const { file, note, onRemove } = useThemeProps({ props, name: 'AdaosChosenFile' });
  const intl = useIntl();
  const size = file.size === null ? null : sizeIn(file.size);
  return (
    <Root>
      <FileIcon sx={{ color: 'text.secondary', flexShrink: 0 }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography sx={{ fontWeight: 'medium', overflowWrap: 'anywhere' }}>{file.name}</Typography>
        {(note || size) && (
          <Typography variant="body2" sx={(theme) => ({ color: 'text.secondary', ...theme.mixins.tabular })}>
            {note}
            {note && size && SEPARATOR}
            {size &&
              intl.formatNumber(size.amount, {
                style: 'unit',
                unit: size.unit,
                unitDisplay: 'short',
                maximumFractionDigits: size.unit === 'megabyte' ? 1 : 0,
              })}
          </Typography>
        )}
      </Box>
      {onRemove && (
        <IconButton aria-label={intl.formatMessage(messages.remove, { name: file.name })} onClick={onRemove}>
          <CloseIcon />
        </IconButton>
      )}
    </Root>
  );
}
