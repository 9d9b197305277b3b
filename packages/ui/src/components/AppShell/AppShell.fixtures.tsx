import { LANGUAGES, isLanguage, type Language } from '@adaos/domain';
import { useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { SchemeChoice } from '../../theme/index.ts';
import { AccountMenu } from '../AccountMenu/index.ts';
import { Brand } from '../Brand/index.ts';
import {
  BellIcon,
  BookIcon,
  BoxIcon,
  CampaignIcon,
  CardIcon,
  ForecastIcon,
  OverviewIcon,
  PenIcon,
  PlugIcon,
  ProfitIcon,
  SettingsIcon,
  ShieldIcon,
  type IconProps,
} from '../Icon/index.ts';
import { LanguageSelect } from '../LanguageSelect/index.ts';
import { SchemeSwitch } from '../SchemeSwitch/index.ts';
import { SideMenu, type SideMenuGroup } from '../SideMenu/index.ts';
import { TopBar } from '../TopBar/index.ts';

const item = (id: string, label: string, icon: ComponentType<IconProps>) => ({ id, label, href: `#${id}`, icon });

/** The dashboard's menu as a manager of a Romanian shop sees it. */
export const MENU_GROUPS: SideMenuGroup[] = [
  {
    id: 'profit',
    items: [
      { ...item('overview', 'Prezentare generală', OverviewIcon), selected: true },
      item('profit-ads', 'Profit și reclame', ProfitIcon),
      item('campaigns', 'Campanii Active', CampaignIcon),
      item('fraud-returns', 'Fraudă și retururi', ShieldIcon),
      item('forecast', 'Forecast & What-if', ForecastIcon),
    ],
  },
  {
    id: 'work',
    items: [
      item('stock-suppliers', 'Stocuri și furnizori', BoxIcon),
      item('alerts-recs', 'Alerte și recomandări', BellIcon),
      item('ad-copy', 'Texte pentru reclame', PenIcon),
    ],
  },
  {
    id: 'shop',
    items: [
      item('integrations', 'Integrări', PlugIcon),
      item('billing', 'Facturare', CardIcon),
      item('settings', 'Setări', SettingsIcon),
      item('instructions', 'Instrucțiuni', BookIcon),
    ],
  },
];

/** Language and scheme that remember a choice, for stories. */
export function StoryPreferences() {
  const { locale } = useIntl();
  const current = locale.slice(0, 2);
  const [language, setLanguage] = useState<Language>(isLanguage(current) ? current : 'en');
  const [scheme, setScheme] = useState<SchemeChoice>('system');
  return (
    <>
      <LanguageSelect languages={LANGUAGES} value={language} onChange={setLanguage} />
      <SchemeSwitch value={scheme} onChange={setScheme} />
    </>
  );
}

const doNothing = () => undefined;

export const storyMenu = (
  <SideMenu
    brand={<Brand href="#home" />}
    groups={MENU_GROUPS}
    onLogout={doNothing}
    preferences={<StoryPreferences />}
  />
);

const SHOP = 'Atelierul de Lumină';

export const storyTopBar = (
  <TopBar
    title={SHOP}
    preferences={<StoryPreferences />}
    end={
      <AccountMenu
        name="Ioana Mureșan"
        email="ioana@atelieruldelumina.ro"
        roleName="Administrator"
        items={[{ id: 'settings', label: 'Setări', href: '#settings', icon: SettingsIcon }]}
        onLogout={doNothing}
      />
    }
  />
);
