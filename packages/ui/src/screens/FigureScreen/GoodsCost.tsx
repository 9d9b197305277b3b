import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './FigureScreen.messages.ts';

export interface GoodsCostProps {
  /** The rule in percent of net sales; null without one. */
  percent: number | null;
  canManage: boolean;
  onAsk: () => void;
}

/** What the goods cost is based on, and the button that sets or changes it. */
export function GoodsCost({ percent, canManage, onAsk }: GoodsCostProps) {
  const formatters = useFormatters();
  const reasonId = useId();
  return (
    <Box component="span" sx={{ flexBasis: '100%' }}>
      {percent !== null && (
        <FormattedMessage
          {...messages.goodsCostRule}
          values={{ percent: formatters.percent(percent, { digits: 2 }) }}
        />
      )}
      <Button
        variant="text"
        size="small"
        onClick={onAsk}
        disabled={!canManage}
        aria-describedby={canManage ? undefined : reasonId}
        // Above the line's own link.
        sx={{ position: 'relative', zIndex: 'raised', ml: percent === null ? -1.25 : 0, my: -0.5 }}
      >
        <FormattedMessage {...(percent === null ? messages.setGoodsCost : messages.changeGoodsCost)} />
      </Button>
      {!canManage && (
        <span id={reasonId}>
          <FormattedMessage {...messages.onlyManagers} />
        </span>
      )}
    </Box>
  );
}
