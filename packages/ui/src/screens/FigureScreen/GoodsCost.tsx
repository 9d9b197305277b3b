import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../components/Link/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { messages } from './FigureScreen.messages.ts';

export interface GoodsCostProps {
  /** The newest rule in percent of net sales; null without one. */
  percent: number | null;
  canManage: boolean;
  /** Where the rules are. */
  costsHref: string;
  onAsk: () => void;
}

/** What the goods cost is based on, and the button or link that sets or changes it. */
export function GoodsCost({ percent, canManage, costsHref, onAsk }: GoodsCostProps) {
  const formatters = useFormatters();
  const reasonId = useId();
  // Above the line's own link.
  const above = { position: 'relative', zIndex: 'raised', my: -0.5 } as const;
  return (
    <Box component="span" sx={{ flexBasis: '100%' }}>
      {percent === null ? (
        <>
          <Button
            variant="text"
            size="small"
            onClick={onAsk}
            disabled={!canManage}
            aria-describedby={canManage ? undefined : reasonId}
            sx={{ ...above, ml: -1.25 }}
          >
            <FormattedMessage {...messages.setGoodsCost} />
          </Button>
          {!canManage && (
            <span id={reasonId}>
              <FormattedMessage {...messages.onlyManagers} />
            </span>
          )}
        </>
      ) : (
        <>
          <FormattedMessage
            {...messages.goodsCostRule}
            values={{ percent: formatters.percent(percent, { as: 'entered' }) }}
          />
          <ButtonLink href={costsHref} variant="text" size="small" sx={above}>
            <FormattedMessage {...messages.changeGoodsCost} />
          </ButtonLink>
        </>
      )}
    </Box>
  );
}
