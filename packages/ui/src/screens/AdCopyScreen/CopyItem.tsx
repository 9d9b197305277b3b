import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckIcon, CopyIcon } from '../../components/Icon/index.ts';
import { messages, toneMessages, typeMessages } from './AdCopyScreen.messages.ts';
import type { GeneratedCopy } from './AdCopyView.ts';
import type { CopyActions } from './copyActions.ts';
import { PlatformAd } from './PlatformAd.tsx';

const SEPARATOR = ' · ';

export interface CopyItemProps extends CopyActions {
  ad: GeneratedCopy;
}

/** One ad: its idea, its texts, and the buttons that copy them. */
export function CopyItem({ ad, shopName, resultOf, onCopy, onEdit }: CopyItemProps) {
  const { formatMessage } = useIntl();
  const { id, title, content, type, tone, cta, platform, parts } = ad;
  const copied = resultOf(id) === 'copied';
  const whole = parts ? [...parts.map(({ text }) => text), cta].join('\n') : `${title}\n\n${content}\n\n${cta}`;
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
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          <FormattedMessage {...typeMessages[type]} />
          {SEPARATOR}
          <FormattedMessage {...toneMessages[tone]} />
        </Typography>
        <Button
          size="small"
          aria-label={copied ? undefined : formatMessage(messages.copyLabel, { title })}
          onClick={() => onCopy(id, whole)}
          startIcon={copied ? <CheckIcon aria-hidden /> : <CopyIcon aria-hidden />}
          sx={{ flex: 'none' }}
        >
          {formatMessage(copied ? messages.copied : messages.copy)}
        </Button>
      </Box>
      {platform && parts ? (
        <PlatformAd
          ad={{ id, platform, parts, cta, title }}
          shopName={shopName}
          resultOf={resultOf}
          onCopy={onCopy}
          onEdit={onEdit}
        />
      ) : (
        <>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere', textWrap: 'balance' }}>
            {title}
          </Typography>
          <Typography sx={{ mt: 0.75, color: 'text.secondary', overflowWrap: 'anywhere', textWrap: 'pretty' }}>
            {content}
          </Typography>
        </>
      )}
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
