import type { PartLimit } from '@adaos/domain';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import { messages } from './AdCopyScreen.messages.ts';
import { lengthOf } from './lengths.ts';

/** How many characters a part has of those that its platform takes. */
export function PartLength({ limit, text }: { limit: PartLimit; text: string }) {
  const { length, over, cut } = lengthOf(text, limit);
  return (
    <Typography
      component="span"
      variant="caption"
      sx={(theme) => ({ ...theme.mixins.tabular, color: over > 0 ? 'error.main' : 'text.tertiary' })}
    >
      <FormattedMessage
        {...(over > 0 ? messages.tooLong : cut ? messages.cutOnPhones : messages.length)}
        values={{ length, most: limit.most, over, shown: limit.shown ?? limit.most }}
      />
    </Typography>
  );
}
