import type { PartLimit } from '@adaos/domain';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { CheckIcon, CopyIcon } from '../../components/Icon/index.ts';
import { messages, partMessages } from './AdCopyScreen.messages.ts';
import { PartLength } from './PartLength.tsx';

export interface WrittenPartProps {
  limit: PartLimit;
  text: string;
  result: 'copied' | 'failed' | undefined;
  onCopy: (text: string) => void;
}

/** One part of an ad, with its length and the button that copies it. */
export function WrittenPart({ limit, text, result, onCopy }: WrittenPartProps) {
  const { formatMessage } = useIntl();
  const copied = result === 'copied';
  const part = formatMessage(partMessages[limit.part]);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 1, alignItems: 'start' }}>
      <Typography component="dt" variant="caption" sx={{ color: 'text.tertiary' }}>
        {part} <PartLength limit={limit} text={text} />
      </Typography>
      <Box component="dd" sx={{ gridRow: '1 / span 2', gridColumn: 2, m: 0 }}>
        <IconButton
          size="small"
          aria-label={copied ? formatMessage(messages.copied) : formatMessage(messages.copyPart, { part })}
          onClick={() => onCopy(text)}
        >
          {copied ? <CheckIcon fontSize="small" /> : <CopyIcon fontSize="small" />}
        </IconButton>
      </Box>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere', textWrap: 'pretty' }}>
        {text}
      </Typography>
    </Box>
  );
}
