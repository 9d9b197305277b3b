import {
  AppShell,
  Brand,
  CardIcon,
  DateRangePicker,
  LanguageSelect,
  PageHeader,
  SideMenu,
  TopBar,
  UsersIcon,
  type DateRange,
} from '@adaos/ui';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Booking } from './Booking.tsx';
import { Figures } from './Figures.tsx';
import { Members } from './Members.tsx';
import { Plans } from './Plans.tsx';
import { LANGUAGES, type Language } from './texts.ts';
import { useText } from './useText.ts';

const MARK = (
  <svg aria-hidden="true" width="1.4em" height="1em" viewBox="0 0 28 20" fill="currentColor">
    <path d="M2 6h4v8H2zm20 0h4v8h-4zM7 2h4v16H7zm10 0h4v16h-4zm-6 6h6v4h-6z" />
  </svg>
);
const BRAND = <Brand name="FitWerk" mark={MARK} href="#top" />;
const BOUNDS: DateRange = { from: '2025-01-01', to: '2026-01-30' };

export interface AppProps {
  language: Language;
  onLanguageChange: (language: Language) => void;
}

export function App({ language, onLanguageChange }: AppProps) {
  const text = useText();
  const [range, setRange] = useState<DateRange>({ from: '2026-01-17', to: '2026-01-30' });
  const languages = <LanguageSelect languages={LANGUAGES} value={language} onChange={onLanguageChange} />;
  return (
    <AppShell
      menu={
        <SideMenu
          brand={BRAND}
          groups={[
            {
              id: 'gym',
              items: [
                { id: 'members', label: text('gym.members'), href: '#members', icon: UsersIcon },
                { id: 'memberships', label: text('gym.memberships'), href: '#memberships', icon: CardIcon },
              ],
            },
          ]}
        />
      }
      topBar={<TopBar title={text('gym.branch')} end={languages} />}
      period={
        <DateRangePicker
          range={range}
          bounds={BOUNDS}
          today="2026-01-30"
          presets={[{ id: 'course', label: text('gym.course'), from: '2025-11-03', to: '2025-12-19' }]}
          onRangeChange={setRange}
        />
      }
    >
      <PageHeader title={text('gym.title')} />
      <Stack spacing={3}>
        <Figures />
        <Members />
        <Plans />
        <Booking />
      </Stack>
    </AppShell>
  );
}
