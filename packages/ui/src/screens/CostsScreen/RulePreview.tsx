import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormatters } from '../../i18n/index.ts';
import type { CostPreviewView } from './CostsView.ts';
import { previewMessages as messages } from './form.messages.ts';
import { grid } from '../../theme/grid.ts';

const MONTHS = 3;

export interface RulePreviewProps {
  preview: CostPreviewView;
  currency: string | null;
  /** Whether it is a cost of days rather than of orders. */
  fixed: boolean;
  /** Shown before the form is complete. Default: that a rule is to be filled in. */
  idle?: ReactNode;
  onAgain: () => void;
}

/** What the rule in the form would change in the profit. */
export function RulePreview({ preview, currency, fixed, idle, onAgain }: RulePreviewProps) {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={(theme) => ({
        p: 2,
        // As high as a usual answer, so that the form does not move while typing.
        minHeight: grid(17),
        borderRadius: `${theme.radii.control}px`,
        bgcolor: 'sunken',
      })}
    >
      <Typography id={titleId} component="h3" variant="label" sx={{ mb: 0.5, color: 'text.secondary' }}>
        <FormattedMessage {...messages.title} />
      </Typography>
      <div role="status">
        {preview.status === 'ready' ? (
          <Change preview={preview} currency={currency} fixed={fixed} />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
            {preview.status === 'idle' && (idle ?? <FormattedMessage {...messages.idle} />)}
            {preview.status === 'loading' && <FormattedMessage {...messages.loading} />}
            {preview.status === 'error' && (
              <>
                <FormattedMessage {...messages.failed} /> {preview.message}
              </>
            )}
          </Typography>
        )}
      </div>
      {preview.status === 'error' && (
        <Button size="small" onClick={onAgain} sx={{ mt: 1 }}>
          <FormattedMessage {...messages.again} />
        </Button>
      )}
    </Box>
  );
}

type ChangeProps = Omit<RulePreviewProps, 'preview' | 'idle' | 'onAgain'> & {
  preview: Extract<CostPreviewView, { status: 'ready' }>;
};

function Change({ preview: { change, changed, months }, currency, fixed }: ChangeProps) {
  const { amount, money, month } = useFormatters();
  const write = (value: number) =>
    currency === null ? amount(value, { sign: 'always' }) : money(value, currency, { sign: 'always' });
  if (changed === 0) {
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        <FormattedMessage {...messages.nothing} />
      </Typography>
    );
  }
  const older = months.length - MONTHS;
  return (
    <>
      <Typography variant="h2" component="p" sx={(theme) => theme.mixins.tabular}>
        {write(change)}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <FormattedMessage {...(fixed ? messages.days : messages.orders)} values={{ count: changed }} />
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
        {months.slice(0, MONTHS).map((each) => (
          <Typography
            key={each.month}
            component="li"
            variant="body2"
            sx={(theme) => ({ ...theme.mixins.tabular, display: 'flex', justifyContent: 'space-between', gap: 2 })}
          >
            <span>{month(each.month)}</span>
            <span>{write(each.change)}</span>
          </Typography>
        ))}
        {older > 0 && (
          <Typography component="li" variant="body2" sx={{ color: 'text.tertiary' }}>
            <FormattedMessage {...messages.more} values={{ count: older }} />
          </Typography>
        )}
      </Box>
    </>
  );
}
