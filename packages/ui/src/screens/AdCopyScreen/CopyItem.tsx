import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon, CopyIcon } from '../../components/Icon/index.ts';
import { messages, toneMessages, typeMessages } from './AdCopyScreen.messages.ts';
import type { GeneratedCopy } from './AdCopyView.ts';

const SEPARATOR = ' · ';

export interface CopyItemProps {
  ad: GeneratedCopy;
  result: 'copied' | 'failed' | undefined;
  /** Called with the whole ad as text: title, content, call to action. */
  onCopy: (text: string) => void;
}

/** One ad: its use, its texts, and the button that copies them. */
export function CopyItem({ ad, result, onCopy }: CopyItemProps) {
  const { formatMessage } = useIntl();
  const { title, content, type, tone, cta } = ad;
  const copied = result === 'copied';
  return (
    <Box
      component="li"
      sx={(theme) => ({
        py: 2.25,
        borderTop: theme.mixins.hairline(theme.vars.palette.line.soft),
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '&:last-of-type': { pb: 0 },
      })}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          <FormattedMessage {...typeMessages[type]} />
          {SEPARATOR}
          <FormattedMessage {...toneMessages[tone]} />
        </Typography>
        <Button
          size="small"
          aria-label={copied ? undefined : formatMessage(messages.copyLabel, { title })}
          onClick={() => onCopy(`${title}\n\n${content}\n\n${cta}`)}
          startIcon={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
          sx={{ flex: 'none' }}
        >
          {formatMessage(copied ? messages.copied : messages.copy)}
        </Button>
      </Box>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
        {title}
      </Typography>
      <Typography sx={{ mt: 0.75, color: 'text.secondary', overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        {content}
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.25 }}>
        <Box component="span" sx={{ color: 'text.tertiary' }}>
          <FormattedMessage {...messages.cta} />
          {SEPARATOR}
        </Box>
        <Box component="span" sx={{ fontWeight: 'strong', color: 'primary.main' }}>
          {cta}
        </Box>
      </Typography>
    </Box>
  );
}
