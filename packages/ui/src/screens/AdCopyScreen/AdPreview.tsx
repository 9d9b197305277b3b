import type { CopyPart, CopyPlatform } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { BoxIcon } from '../../components/Icon/index.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { messages, platformMessages } from './AdCopyScreen.messages.ts';

export interface AdPreviewProps {
  platform: CopyPlatform;
  texts: Partial<Record<CopyPart, string>>;
  cta: string;
  shopName: string;
}

type PreviewProps = Omit<AdPreviewProps, 'platform'> & { sponsored: string };

const wraps = { overflowWrap: 'anywhere' } as const;

/** Who advertises: the first letter in place of a picture, the name, and that it is an ad. */
function Advertiser({ shopName, sponsored }: Pick<PreviewProps, 'shopName' | 'sponsored'>) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: theme.spacing(4),
          height: theme.spacing(4),
          borderRadius: `${theme.radii.full}px`,
          bgcolor: 'primary.soft',
          color: 'primary.main',
          fontWeight: 'strong',
        })}
      >
        {shopName.trim().slice(0, 1).toUpperCase()}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 'strong' }}>
          {shopName}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.tertiary' }}>
          {sponsored}
        </Typography>
      </Box>
    </Box>
  );
}

/** Where the picture of the product goes. */
function Picture() {
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', placeItems: 'center', aspectRatio: '1.91', bgcolor: 'sunken', color: 'text.tertiary' }}
    >
      <BoxIcon sx={{ fontSize: tokens.size.icon.large }} />
    </Box>
  );
}

function SearchAd({ texts, shopName, sponsored }: PreviewProps) {
  const headlines = [texts.headline1, texts.headline2, texts.headline3].filter(Boolean).join(' | ');
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 2 }}>
      <Advertiser shopName={shopName} sponsored={sponsored} />
      <Typography sx={{ typography: 'h3', color: 'info.main', ...wraps }}>{headlines}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', ...wraps }}>
        {[texts.description1, texts.description2].filter(Boolean).join(' ')}
      </Typography>
    </Box>
  );
}

function FeedAd({ texts, cta, shopName, sponsored }: PreviewProps) {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.25, p: 2, pb: 1.5 }}>
        <Advertiser shopName={shopName} sponsored={sponsored} />
        <Typography variant="body2" sx={wraps}>
          {texts.primary}
        </Typography>
      </Box>
      <Picture />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, bgcolor: 'quiet' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" sx={{ fontWeight: 'strong', ...wraps }}>
            {texts.headline}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', ...wraps }}>
            {texts.description}
          </Typography>
        </Box>
        <CtaOfAd cta={cta} />
      </Box>
    </>
  );
}

function CtaOfAd({ cta }: { cta: string }) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        typography: 'caption',
        fontWeight: 'strong',
        flex: 'none',
        maxWidth: '50%',
        px: 1.25,
        py: 0.75,
        borderRadius: `${theme.radii.control}px`,
        border: theme.mixins.hairline(theme.vars.palette.line.main),
        bgcolor: 'background.paper',
        color: 'text.primary',
      })}
    >
      {cta}
    </Box>
  );
}

function VideoAd({ texts, cta, shopName, sponsored }: PreviewProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.25, alignContent: 'end', minHeight: grid(35), p: 2, bgcolor: 'sunken' }}>
      <Box aria-hidden sx={{ display: 'grid', placeItems: 'center', color: 'text.tertiary', minHeight: grid(12) }}>
        <BoxIcon sx={{ fontSize: tokens.size.icon.large }} />
      </Box>
      <Advertiser shopName={shopName} sponsored={sponsored} />
      <Typography variant="body2" sx={wraps}>
        {texts.caption}
      </Typography>
      <Box
        component="span"
        sx={(theme) => ({
          typography: 'label',
          textAlign: 'center',
          px: 2,
          py: 1,
          borderRadius: `${theme.radii.control}px`,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        })}
      >
        {cta}
      </Box>
    </Box>
  );
}

const DRAWN = { google: SearchAd, meta: FeedAd, tiktok: VideoAd } as const;

/** How an ad will look at its platform, drawn by ourselves: where its texts are, not the platform's own picture of it. */
export function AdPreview({ platform, ...ad }: AdPreviewProps) {
  const { formatMessage } = useIntl();
  const Drawn = DRAWN[platform];
  const name = formatMessage(platformMessages[platform]);
  return (
    <Box
      component="figure"
      aria-label={formatMessage(messages.preview, { platform: name })}
      sx={(theme) => ({
        m: 0,
        minWidth: 0,
        overflow: 'hidden',
        border: theme.mixins.hairline(theme.vars.palette.line.main),
        borderRadius: `${theme.radii.card}px`,
        bgcolor: 'background.paper',
      })}
    >
      <Drawn {...ad} sponsored={formatMessage(messages.sponsored)} />
    </Box>
  );
}
