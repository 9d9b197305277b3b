import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, useThemeProps } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { CheckIcon, CopyIcon } from '../Icon/index.ts';
import { messages } from './CopyBox.messages.ts';

const Root = styled('div', { name: 'AdaosCopyBox', slot: 'Root' })({ minWidth: 0 });

const FEEDBACK_MS = 2000;

export type CopyBoxProps = {
  /** What the text is; also its name for screen readers. */
  label: string;
  /** Shows the label above the box too. Default true. */
  showLabel?: boolean;
  /** What is shown and copied. */
  text: string;
  /** What is shown instead, e.g. the same text in groups. The copy is always `text`. */
  shown?: string;
  /** Keeps the text's own lines and lets long ones scroll. Default false: one line that wraps. */
  multiline?: boolean;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosCopyBox: 'root';
  }
  interface ComponentsPropsList {
    AdaosCopyBox: CopyBoxProps;
  }
}

/** A text to copy: a script, a key, a set of codes. Its button says for two seconds that it was copied. */
export function CopyBox(props: CopyBoxProps) {
  const {
    label,
    showLabel = true,
    text,
    shown = text,
    multiline = false,
  } = useThemeProps({ props, name: 'AdaosCopyBox' });
  const { formatMessage } = useIntl();
  const id = useId();
  const [result, setResult] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (result !== 'copied') return;
    const timer = setTimeout(() => setResult(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  const copied = result === 'copied';
  return (
    <Root>
      {showLabel && (
        <Typography id={id} variant="label" component="div" sx={{ mb: 0.75 }}>
          {label}
        </Typography>
      )}
      <Box
        sx={(theme) => ({
          display: 'flex',
          alignItems: multiline ? 'flex-start' : 'center',
          gap: 1,
          p: 0.75,
          pl: 1.75,
          border: theme.mixins.hairline(theme.vars.palette.line.main),
          borderRadius: `${theme.radii.control}px`,
          backgroundColor: theme.vars.palette.sunken,
        })}
      >
        <Box
          component={multiline ? 'pre' : 'div'}
          role="group"
          // Focusable, so that the keyboard can scroll lines that are longer than the box.
          tabIndex={multiline ? 0 : undefined}
          {...(showLabel ? { 'aria-labelledby': id } : { 'aria-label': label })}
          sx={{
            flex: 1,
            minWidth: 0,
            m: 0,
            py: 0.5,
            overflowX: multiline ? 'auto' : undefined,
            overflowWrap: multiline ? undefined : 'anywhere',
          }}
        >
          <code>{shown}</code>
        </Box>
        <Button
          size="small"
          onClick={() => void copy()}
          startIcon={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
          sx={{ flex: 'none' }}
        >
          {formatMessage(copied ? messages.copied : messages.copy)}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'error.main', mt: result === 'failed' ? 0.75 : 0 }}>
        {result === 'failed' && formatMessage(messages.failed)}
      </Typography>
    </Root>
  );
}
