import type { Language } from '@adaos/domain';
import type { TwoFactorSetupView } from '../../product/auth/TwoFactorSetup/index.ts';
import type { FigureSource } from '../../product/figures/figures.ts';

/** The result of saving. Messages are finished texts, in the user's language. */
export type SaveState = { status: 'idle' | 'busy' | 'saved' } | { status: 'error'; message?: string | undefined };

export type ProfilePreferences = {
  language: Language;
  /** IANA timezone. */
  timezone: string;
  notifications: { email: boolean; push: boolean; sms: boolean };
};

export type ProfileData = {
  name: string;
  email: string;
  /** A new address that waits to be confirmed. */
  pendingEmail?: string | null | undefined;
  emailVerified: boolean;
  /** Address of a picture; null without one. */
  avatar: string | null;
  /** ISO timestamp. */
  createdAt: string;
  preferences: ProfilePreferences;
};

/** The profile, or why it is not there. */
export type ProfileView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      data: ProfileData;
      source: FigureSource;
      profile: SaveState;
      preferences: SaveState;
      /** The last file that was chosen could not be read as a picture. */
      pictureRefused?: boolean;
    };

export type OpenSessionData = {
  id: string;
  /** The browser and system in words; null where they are not known. */
  device: string | null;
  /** ISO timestamps. */
  createdAt: string;
  lastUsedAt: string;
  current: boolean;
};

/** What is asked before the second factor is switched off or its backup codes are replaced. */
export type TwoFactorQuestion = { what: 'disable' | 'renew'; busy: boolean; problem?: string | undefined };

export type TwoFactorView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'off'; busy: boolean; problem?: string | undefined }
  | {
      status: 'on';
      /** ISO timestamp; null where it is not known. */
      since: string | null;
      backupCodesLeft: number;
      question: TwoFactorQuestion | null;
    }
  /** Being switched on, or new backup codes to be saved. */
  | { status: 'setup'; setup: TwoFactorSetupView };

export type SessionsView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      sessions: readonly OpenSessionData[];
      /** Id of the session that is being ended, `others` for all but this one; null while none is. */
      ending: string | null;
      problem?: string | undefined;
    };
