import { AD_PLATFORM_NAMES, PLATFORMS } from '@adaos/domain';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId, type ComponentType } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import {
  BoxIcon,
  CampaignIcon,
  ChatIcon,
  CheckCircleIcon,
  EyeIcon,
  FileIcon,
  TagIcon,
  TruckIcon,
  WarningIcon,
  type IconProps,
} from '../../components/Icon/index.ts';
import {
  GoogleAdsMark,
  MetaAdsMark,
  MicrosoftAdsMark,
  ShopifyMark,
  TikTokMark,
  WooCommerceMark,
} from '../../icons/platformMarks.tsx';
import { useFormatters } from '../../i18n/index.ts';
import { useLinkComponent } from '../../internal/LinkContext.tsx';
import * as tokens from '../../theme/generated/tokens.ts';
import { grid } from '../../theme/grid.ts';
import { integrationsMessages } from './IntegrationsScreen.messages.ts';
import { tileMessages as messages } from './tiles.messages.ts';
import { TILE_KINDS, type TileChoice, type TileId, type TileState } from './tileTypes.ts';

/** Drawn for each source: a letter for a platform, which is not its own mark, a thing for all else. */
const MARKS: Record<TileId, ComponentType<IconProps>> = {
  orders: FileIcon,
  shopify: ShopifyMark,
  woocommerce: WooCommerceMark,
  google_ads: GoogleAdsMark,
  meta_ads: MetaAdsMark,
  tiktok_ads: TikTokMark,
  microsoft_ads: MicrosoftAdsMark,
  ads: CampaignIcon,
  stock: BoxIcon,
  costs: TagIcon,
  order_costs: TruckIcon,
  pixel: EyeIcon,
};

export const TILE_GROUPS = [
  { id: 'orders', title: messages.ordersGroup, tiles: ['orders', 'shopify', 'woocommerce'] },
  { id: 'ads', title: messages.adsGroup, tiles: ['google_ads', 'meta_ads', 'tiktok_ads', 'microsoft_ads', 'ads'] },
  { id: 'goods', title: messages.goodsGroup, tiles: ['stock', 'costs', 'order_costs'] },
  { id: 'others', title: messages.othersGroup, tiles: ['pixel'] },
] as const satisfies readonly { id: string; title: unknown; tiles: readonly TileId[] }[];
export type TileGroup = (typeof TILE_GROUPS)[number];

function nameOf(intl: IntlShape, tile: TileId): string {
  switch (tile) {
    case 'shopify':
    case 'woocommerce':
      return PLATFORMS[tile].name;
    case 'google_ads':
    case 'meta_ads':
    case 'tiktok_ads':
    case 'microsoft_ads':
      return AD_PLATFORM_NAMES[tile];
    case 'stock':
      return intl.formatMessage(integrationsMessages.kindStock);
    case 'costs':
      return intl.formatMessage(integrationsMessages.kindCosts);
    case 'order_costs':
      return intl.formatMessage(integrationsMessages.kindOrderCosts);
    default:
      return intl.formatMessage(messages[tile]);
  }
}

/** The state in words, by what the source is. */
function stateText(
  intl: IntlShape,
  tile: TileId,
  { status, at, connected = false }: TileState,
  when: (at: string) => string,
): string {
  const say = (key: Exclude<keyof typeof messages, 'fileRead' | 'fileFailed' | 'storeRead' | 'pixelVisit'>) =>
    intl.formatMessage(messages[key]);
  if (status === 'loading' || status === 'unknown') return say(status);
  const values = { when: at ? when(at) : '' };
  if (TILE_KINDS[tile] !== null && !connected) {
    if (status === 'busy') return say('fileBusy');
    if (status === 'failed') return intl.formatMessage(messages.fileFailed, values);
    return at ? intl.formatMessage(messages.fileRead, values) : say('fileNone');
  }
  if (tile === 'pixel') {
    if (status === 'none') return say('pixelNone');
    return at ? intl.formatMessage(messages.pixelVisit, values) : say('pixelWaiting');
  }
  const fixed = { none: 'storeNone', busy: 'storeBusy', failed: 'storeFailed', broken: 'storeBroken' } as const;
  if (connected && status === 'busy') return say('adsBusy');
  if (connected && status === 'waiting') return say('adsWaiting');
  if (status !== 'set' && status !== 'waiting') return say(fixed[status]);
  return at ? intl.formatMessage(messages.storeRead, values) : say('storeConnected');
}

const BAD: ReadonlySet<TileState['status']> = new Set(['failed', 'broken']);

interface TileProps {
  name: string;
  note: string;
  mark: ComponentType<IconProps>;
  status: TileState['status'];
  href: string;
  open?: boolean;
}

/** A source: its mark, its name and how far it is. */
function Tile({ name, note, mark: Mark, status, href, open = false }: TileProps) {
  const component = useLinkComponent();
  const bad = BAD.has(status);
  const StateIcon = bad ? WarningIcon : status === 'set' ? CheckCircleIcon : undefined;
  return (
    <ButtonBase
      component={component}
      href={href}
      aria-current={open || undefined}
      sx={(theme) => ({
        display: 'flex',
        justifyContent: 'flex-start',
        gap: 1.5,
        width: '100%',
        minHeight: grid(7.5),
        p: 1.25,
        textAlign: 'left',
        border: theme.mixins.hairline(theme.vars.palette.line.main),
        borderRadius: `${theme.radii.control}px`,
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { borderColor: theme.vars.palette.line.control },
        '&[aria-current]': {
          borderColor: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.primary.soft,
        },
      })}
    >
      <Box
        aria-hidden
        sx={(theme) => ({
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: grid(4.5),
          height: grid(4.5),
          border: theme.mixins.hairline(theme.vars.palette.line.main),
          borderRadius: `${theme.radii.control}px`,
          color: open ? theme.vars.palette.primary.main : theme.vars.palette.text.secondary,
          backgroundColor: theme.vars.palette.background.paper,
        })}
      >
        <Mark sx={{ fontSize: tokens.size.icon.regular }} />
      </Box>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" variant="label" sx={{ display: 'block', color: 'text.primary' }}>
          {name}
        </Typography>
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: bad ? 'error.main' : 'text.secondary' }}
        >
          {StateIcon && <StateIcon aria-hidden sx={{ fontSize: 'inherit', ...(!bad && { color: 'success.main' }) }} />}
          {note}
        </Typography>
      </Box>
    </ButtonBase>
  );
}

/** The sources of one group. */
export function TileGroupList({ group, choice }: { group: TileGroup; choice: TileChoice }) {
  const intl = useIntl();
  const titleId = useId();
  const { day } = useFormatters();
  const when = (at: string) => day(at.slice(0, 10));
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h2" variant="label" sx={{ mb: 1, color: 'text.secondary' }}>
        {intl.formatMessage(group.title)}
      </Typography>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {group.tiles.map((tile) => (
          <li key={tile}>
            <Tile
              name={nameOf(intl, tile)}
              note={stateText(intl, tile, choice.states[tile], when)}
              mark={MARKS[tile]}
              status={choice.states[tile].status}
              href={choice.hrefOf(tile)}
              open={choice.open === tile}
            />
          </li>
        ))}
        {group.id === 'others' && choice.hooksHref !== undefined && (
          <li>
            <Tile
              name={intl.formatMessage(messages.hooks)}
              note={intl.formatMessage(messages.hooksElsewhere)}
              mark={ChatIcon}
              status="none"
              href={choice.hooksHref}
            />
          </li>
        )}
      </Box>
    </Box>
  );
}
