import { MoonIcon, SunIcon, SystemIcon } from '../Icon/index.ts';

/** What can be chosen, with its icon. */
export const SCHEMES = [
  { value: 'system', Icon: SystemIcon },
  { value: 'light', Icon: SunIcon },
  { value: 'dark', Icon: MoonIcon },
] as const;
