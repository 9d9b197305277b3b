export { ApiCard, type ApiCardProps } from './ApiCard.tsx';
export type { ApiKeyValues } from './ApiKeyDialog.tsx';
export { DeliveriesCard, type DeliveriesCardProps } from './DeliveriesCard.tsx';
export { DevelopmentPanel, type DevelopmentPanelProps } from './DevelopmentPanel.tsx';
export { HooksCard, type HooksCardProps, type HookValues } from './HooksCard.tsx';
export { NoticesCard, type NoticesCardProps } from './NoticesCard.tsx';
export { PasswordPanel, ResetPanel, type PasswordPanelProps, type ResetPanelProps } from './PasswordPanels.tsx';
export { ProfilePanel, type ProfilePanelProps } from './ProfilePanel.tsx';
export type { ProfileValues } from './ProfileForm.tsx';
export { PushCard, type PushCardProps } from './PushCard.tsx';
export { SecurityPanel, type SecurityPanelProps } from './SecurityPanel.tsx';
export { SessionsCard, type SessionsCardProps } from './SessionsCard.tsx';
export { SETTINGS_TABS, SettingsScreen, type SettingsScreenProps, type SettingsTab } from './SettingsScreen.tsx';
export { ShopCard, type ShopCardProps } from './ShopCard.tsx';
export { ShopDataCard, type ShopDataCardProps, type ShopDataState } from './ShopDataCard.tsx';
export { SmsCard, type SmsCardProps } from './SmsCard.tsx';
export { TwoFactorCard, type TwoFactorCardProps } from './TwoFactorCard.tsx';
export type { TwoFactorProof } from './TwoFactorDialog.tsx';
export type {
  ApiChange,
  ApiKeyData,
  ApiView,
  DeliveriesView,
  DeliveryData,
  HookChange,
  HookData,
  HooksView,
  NoticeChoicesData,
  NoticesView,
  OpenSessionData,
  ProfileData,
  ProfilePreferences,
  ProfileView,
  PushDeviceData,
  PushHere,
  PushView,
  SaveState,
  SessionsView,
  ShopCalendarValues,
  ShopView,
  TwoFactorQuestion,
  TwoFactorView,
} from './types.ts';
