import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export type IconProps = SvgIconProps;

// One family: drawn on 24 px, strokes of 1.5 px that keep their width at every size.
function line(...paths: string[]) {
  return function Icon(props: IconProps) {
    return (
      <SvgIcon fill="none" {...props}>
        {paths.map((d) => (
          <path
            key={d}
            d={d}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </SvgIcon>
    );
  };
}

export const OverviewIcon = line('M4 20V11', 'M10 20V4', 'M16 20v-7', 'M21 20H3');
export const ProfitIcon = line('m4 17 5.5-6 4 3.5L20 6', 'M15 6h5v5');
export const CampaignIcon = line('M4 10v4h3l8 4.5v-13L7 10H4Z', 'M18.5 9.5a3.6 3.6 0 0 1 0 5', 'M8 14.5V19');
export const FunnelIcon = line('M4 5h16l-6 7.5V19l-4-2v-4.5L4 5Z');
export const ShieldIcon = line('m12 3 8 3v5.6c0 4.6-3.4 8-8 9.4-4.6-1.4-8-4.8-8-9.4V6l8-3Z');
export const ForecastIcon = line('M3 17c4.5 0 4-10 9-10 2 0 3.2 1.6 4.2 3.3', 'M18 13.6l.9 1.1', 'M20.5 16.3l.5.4');
export const BoxIcon = line('m4 7.5 8-4 8 4v9l-8 4-8-4v-9Z', 'm4 7.5 8 4 8-4', 'M12 11.5v9');
export const BellIcon = line('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2Z', 'M10 21h4');
export const ChatIcon = line('M4.5 5h15v11H11l-4.5 3.5V16h-2V5Z');
export const PlugIcon = line('M9 7V3.5', 'M15 7V3.5', 'M6.5 7h11v4.5a5.5 5.5 0 0 1-11 0V7Z', 'M12 17v3.5');
export const CardIcon = line(
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2Z',
  'M3 10h18',
  'M7 14.5h3',
);
export const SettingsIcon = line(
  'M4 7h9',
  'M17 7h3',
  'M15 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
  'M4 17h3',
  'M11 17h9',
  'M9 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
);
export const LogoutIcon = line('M10 4H5v16h5', 'm15 8 4 4-4 4', 'M19 12H9.5');
export const MoonIcon = line('M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z');
export const SunIcon = line(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  'M12 2.5v2M12 19.5v2M4.5 4.5 6 6M18 18l1.5 1.5M2.5 12h2M19.5 12h2M4.5 19.5 6 18M18 6l1.5-1.5',
);
export const SystemIcon = line(
  'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 15V6A1.5 1.5 0 0 1 5 4.5Z',
  'M9 20h6',
  'M12 16.5V20',
);
export const CalendarIcon = line(
  'M5.5 5h13A1.5 1.5 0 0 1 20 6.5v12a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5v-12A1.5 1.5 0 0 1 5.5 5Z',
  'M4 10h16',
  'M8.5 3v4M15.5 3v4',
);
export const ChevronDownIcon = line('m6.5 9.5 5.5 5.5 5.5-5.5');
export const ChevronRightIcon = line('m9.5 6.5 5.5 5.5-5.5 5.5');
export const ChevronLeftIcon = line('m14.5 6.5-5.5 5.5 5.5 5.5');
export const ArrowUpIcon = line('M12 19.5v-15', 'm6 10.5 6-6 6 6');
export const ArrowDownIcon = line('M12 4.5v15', 'm6 13.5 6 6 6-6');
export const ArrowRightIcon = line('M4.5 12h15', 'm13.5 6 6 6-6 6');
export const ArrowLeftIcon = line('M19.5 12h-15', 'm10.5 6-6 6 6 6');
export const CloseIcon = line('m6 6 12 12', 'M18 6 6 18');
export const MenuIcon = line('M4 7h16M4 12h16M4 17h16');
export const CheckIcon = line('m5 12.5 4.5 4.5L19 7.5');
export const CheckCircleIcon = line('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'm8 12.3 2.8 2.8L16 9.5');
export const WarningIcon = line('m12 4 9 15.5H3L12 4Z', 'M12 10v4.5', 'M12 17h.01');
export const ErrorIcon = line('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 7.8v5', 'M12 16h.01');
export const InfoIcon = line('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 11.2v5', 'M12 8h.01');
export const UploadIcon = line(
  'M12 15.5V4',
  'm7 8.5 5-5 5 5',
  'M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4',
);
export const FileIcon = line(
  'M13.5 3.5h-7A1.5 1.5 0 0 0 5 5v14a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19V9l-5.5-5.5Z',
  'M13.5 3.5V9H19',
);
export const DownloadIcon = line(
  'M12 4v11.5',
  'm7 11 5 5 5-5',
  'M4 15v4a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 19v-4',
);
export const EyeIcon = line(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
  'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
);
export const EyeOffIcon = line(
  'M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3',
  'M6.3 7.2A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3',
  'M9.9 9.9a3 3 0 0 0 4.2 4.2',
  'm4 4 16 16',
);
export const SearchIcon = line('M10.8 4a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6Z', 'm20 20-4.3-4.3');
export const MoreIcon = line(
  'M5.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0Z',
  'M11.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0Z',
  'M17.2 12a.8.8 0 1 0 1.6 0 .8.8 0 0 0-1.6 0Z',
);
export const UserIcon = line('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z', 'M4.5 20.5c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5');
export const UsersIcon = line(
  'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
  'M2.5 19.5c.5-3 3-4.7 6.5-4.7s6 1.7 6.5 4.7',
  'M15.5 5.3a3.5 3.5 0 0 1 0 6.4',
  'M18 15.2c2 .6 3.2 2.1 3.5 4.3',
);
export const GlobeIcon = line(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z',
  'M3.5 12h17',
  'M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.2-3.6-8.5s1.2-6.2 3.6-8.5Z',
);
export const TagIcon = line('M4 12.5 12.5 4H20v7.5L11.5 20 4 12.5Z', 'M16 8h.01');
export const TruckIcon = line(
  'M3 6.5h11v10H3v-10Z',
  'M14 10h3.5l3.5 3.5v3h-7V10Z',
  'M7 16.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  'M17.5 16.5a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
);
export const PenIcon = line('m4 20 1-4.5L16 4.5l3.5 3.5-11 11L4 20Z', 'm13.5 7 3.5 3.5');
export const BookIcon = line(
  'M4.5 5c2.5-.8 5-.5 7.5 1v14c-2.5-1.5-5-1.8-7.5-1V5Z',
  'M19.5 5c-2.5-.8-5-.5-7.5 1v14c2.5-1.5 5-1.8 7.5-1V5Z',
);
export const TrophyIcon = line(
  'M8 4h8v6a4 4 0 0 1-8 0V4Z',
  'M8 5.5H4.5V8A3.5 3.5 0 0 0 8 11.5',
  'M16 5.5h3.5V8a3.5 3.5 0 0 1-3.5 3.5',
  'M12 14v4',
  'M8 20h8',
);
export const RefreshIcon = line('M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9', 'M19.5 4.5V9H15');
export const CopyIcon = line('M9 9h10.5v11H9V9Z', 'M15 9V4H4.5v11H9');
export const MarginIcon = line('M3 20h18', 'M12 20V4', 'M6 11h12');
export const PauseIcon = line('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M10 9v6M14 9v6');
export const SendIcon = line('m4 12 16-7.5-4.5 15.5-3.5-6L4 12Z', 'm12 14 8-9.5');
export const MinusIcon = line('M5 12h14');
