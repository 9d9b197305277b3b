import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { AccountMenu } from '../../components/AccountMenu/index.ts';
import { Brand } from '../../components/Brand/index.ts';
import {
  BoxIcon,
  CampaignIcon,
  CardIcon,
  ForecastIcon,
  OverviewIcon,
  PlugIcon,
  ProfitIcon,
  SettingsIcon,
  ShieldIcon,
} from '../../components/Icon/index.ts';
import { SampleDataMark } from '../../product/SampleDataMark/index.ts';
import { SideMenu, type SideMenuGroup } from '../../components/SideMenu/index.ts';
import { TopBar } from '../../components/TopBar/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { decemberOverview } from '../../sample-data/index.ts';
import { Hero } from '../OverviewScreen/Hero.tsx';
import { Kpis } from '../OverviewScreen/Kpis.tsx';
import { messages as landing } from './LandingScreen.messages.ts';
import { messages } from './picture.messages.ts';
import { grid } from '../../theme/grid.ts';

const Stage = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(5),
  maxHeight: grid(70),
  overflow: 'hidden',
  border: theme.mixins.hairline(theme.vars.palette.line.main),
  borderRadius: theme.radii.card + 2,
  backgroundColor: theme.vars.palette.background.default,
  boxShadow: theme.vars.palette.shadow.stage,
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(7), maxHeight: grid(82.5) },
  // Where it does not fit it fades out.
  [theme.breakpoints.down('lg')]: { maskImage: 'linear-gradient(black 72%, transparent)' },
}));

const nowhere = () => '#';
const nothing = () => undefined;
const never = () => Promise.resolve();

/** The product with the figures of an invented shop, as a picture: it has no focusable elements and is hidden from screen readers. */
export function ProductPicture({ productName }: { productName: string }) {
  const { formatMessage } = useIntl();
  const { dateRange } = useFormatters();
  const { from, to } = decemberOverview;
  const figures = {
    view: { status: 'ready', data: decemberOverview, source: 'sample' },
    range: { from, to },
    bounds: { from, to },
    today: to,
    compare: true,
    canManage: false,
    goodsCostPercent: null,
    importHref: '#',
    costsHref: '#',
    figureHref: nowhere,
    comparedHref: nowhere,
    spanHref: nowhere,
    onRangeChange: nothing,
    onCompareChange: nothing,
    onSetGoodsCost: never,
    onAskGoodsCost: nothing,
    onRetry: nothing,
    onUseSample: nothing,
    onLeaveSample: nothing,
    markedAbove: true,
  } as const;
  return (
    <Stage role="img" aria-label={formatMessage(landing.picture)}>
      <Box inert sx={{ display: 'grid', gridTemplateColumns: { md: `${grid(28.5)}px minmax(0, 1fr)` } }}>
        <Box sx={{ display: { xs: 'none', md: 'block' }, borderRight: 1, borderColor: 'line.soft' }}>
          <SideMenu brand={<Brand name={productName} />} groups={useMenu()} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <TopBar
            title={formatMessage(messages.shop)}
            end={<AccountMenu name="Ioana Mureșan" email="" onLogout={nothing} />}
          />
          <Box sx={{ px: { xs: 2, md: 4 }, pt: { xs: 2.5, md: 3 }, pb: 3 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 2.5 }}>
              <Typography variant="h1" component="p">
                {formatMessage(messages.overview)}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.tertiary' }}>
                {dateRange(from, to)}
              </Typography>
              <SampleDataMark />
            </Box>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <Hero {...figures} />
              <Kpis {...figures} />
            </Box>
          </Box>
        </Box>
      </Box>
    </Stage>
  );
}

function useMenu(): SideMenuGroup[] {
  const { formatMessage } = useIntl();
  const item = (id: keyof typeof messages, icon: typeof BoxIcon) => ({
    id,
    label: formatMessage(messages[id]),
    href: '#',
    icon,
  });
  return [
    {
      id: 'profit',
      items: [
        { ...item('overview', OverviewIcon), selected: true },
        item('profitAds', ProfitIcon),
        item('campaigns', CampaignIcon),
        item('fraudReturns', ShieldIcon),
        item('forecast', ForecastIcon),
      ],
    },
    { id: 'work', items: [item('stock', BoxIcon)] },
    { id: 'shop', items: [item('integrations', PlugIcon), item('billing', CardIcon), item('settings', SettingsIcon)] },
  ];
}
