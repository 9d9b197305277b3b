import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { Quality } from '@adaos/domain';
import { CheckIcon, InfoIcon, TagIcon, WarningIcon } from '../../components/Icon/index.ts';
import { messages } from './QualityTag.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export interface QualityTagProps {
  quality: Quality;
}

const LOOK = {
  actual: { Icon: CheckIcon, color: 'text.secondary' },
  rule: { Icon: TagIcon, color: 'text.secondary' },
  estimate: { Icon: InfoIcon, color: 'text.secondary' },
  missing: { Icon: WarningIcon, color: 'warning.main' },
} as const;

/** How well an amount is known, in an icon and a word. */
export function QualityTag({ quality }: QualityTagProps) {
  const { Icon, color } = LOOK[quality];
  return (
    <Box
      component="span"
      sx={(theme) => ({
        ...theme.typography.caption,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color,
        whiteSpace: 'nowrap',
      })}
    >
      <Icon aria-hidden sx={{ fontSize: tokens.size.icon.mini }} />
      <FormattedMessage {...messages[quality]} />
    </Box>
  );
}
