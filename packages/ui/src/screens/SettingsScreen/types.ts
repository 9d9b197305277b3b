import type {
  ApiScope,
  DeliveryState,
  HookKind,
  HookTopic,
  Language,
  NoticeChannel,
  NoticeTopic,
  Role,
} from '@adaos/domain';
import type { TwoFactorSetupView } from '../../product/auth/TwoFactorSetup/index.ts';
import type { FigureSource } from '../../product/figures/figures.ts';

/** The result of saving. Messages are finished texts, in the user's language. */
export type SaveState = { status: 'idle' | 'busy' | 'saved' } | { status: 'error'; message?: string | undefined };

export type ProfilePreferences = {
  language: Language;
  /** IANA timezone. */
  timezone: string;
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

export type ShopCalendarValues = {
  /** ISO 4217. */
  currency: string;
  /** IANA timezone of the shop's days. */
  timezone: string;
};

/** What the shop's figures are in, or why it is not there. */
export type ShopView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      /** `currency` is null until it is set; `fixed` once figures rest on both. */
      shop: { currency: string | null; timezone: string; fixed: boolean };
      /** Whether the role allows changes (manager and up). */
      canManage: boolean;
      /** What is filled in before anything is set. */
      suggested: ShopCalendarValues;
      state: SaveState;
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

/** For each topic, whether it comes by each way. */
export type NoticeChoicesData = { [topic in NoticeTopic]: { [channel in NoticeChannel]: boolean } };

export type NoticesView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      source: FigureSource;
      choices: NoticeChoicesData;
      /** Whether the user receives text messages: else they cannot be chosen. */
      sms?: boolean;
      save: SaveState;
      /** Of the summary that is sent as an example. */
      example: SaveState;
    };

export type DeliveryData = {
  id: string;
  /** `email`, `push`, `daily`, `weekly`, or where it was posted. */
  channel: string;
  state: DeliveryState;
  /** ISO timestamps. */
  createdAt: string;
  endedAt: string | null;
  tries: number;
  /** Why the last attempt failed, as the server's code. */
  problem: string | null;
  /** The first day of a summary, `YYYY-MM-DD`. */
  period: string | null;
  /** What it reports, the first of them. */
  notices: readonly { code: string; values?: Record<string, string | number> | undefined }[];
  count: number;
};

export type DeliveriesView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; deliveries: readonly DeliveryData[] };

export type PushDeviceData = {
  id: string;
  /** Its browser and system; null where they are not known. */
  device: string | null;
  detailed: boolean;
  /** ISO timestamp; null where nothing was sent yet. */
  sentAt: string | null;
};

/** What this browser can do: `install` first on an iPhone, `expired` where the server knows its subscription no more. */
export type PushHere = 'unsupported' | 'install' | 'denied' | 'off' | 'expired' | 'on';

export type PushView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      here: PushHere;
      /** The id of this device where it is on. */
      own: string | null;
      /** Whether the browser will ask for permission. */
      asks: boolean;
      devices: readonly PushDeviceData[];
      change:
        | { status: 'busy' }
        | { status: 'error'; message: string }
        | { status: 'tested'; problem: string | null }
        | null;
    };

export type HookData = {
  kind: HookKind;
  /** What is shown of the address. */
  hint: string;
  topics: readonly HookTopic[];
  /** ISO timestamps. */
  sentAt: string | null;
  failedAt: string | null;
  /** Why the last message was not taken, as the server's code. */
  problem: string | null;
  /** Switched off for failing. */
  off: boolean;
};

/** What is being done to one of them, or the result. */
export type HookChange = { kind: HookKind } & (
  | { status: 'busy' }
  /** With what messages are signed by, where that is new: it is shown only now. */
  | { status: 'saved'; secret?: string | undefined }
  | { status: 'error'; message: string }
  | { status: 'tested'; problem: string | null }
);

export type HooksView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; hooks: readonly HookData[]; change: HookChange | null };

export type ApiKeyData = {
  id: string;
  name: string;
  /** The part of it that is shown. */
  prefix: string;
  role: Role;
  scopes: readonly ApiScope[];
  /** Who made it. */
  by: string;
  /** ISO timestamps. */
  createdAt: string;
  expiresAt: string | null;
  lastUsedAt: string | null;
  state: 'active' | 'expired' | 'revoked';
};

/** What is being done, or the result. `id` of the key that is being revoked; null while one is made. */
export type ApiChange =
  | { status: 'busy'; id: string | null }
  | { status: 'error'; what: 'create' | 'revoke'; message: string }
  | { status: 'made'; name: string; secret: string };

export type ApiView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | {
      status: 'ready';
      /** Whether the plan includes it. */
      included: boolean;
      addresses: { api: string; mcp: string; reference: string };
      perMinute: number;
      calls: { used: number; limit: number };
      /** Newest first. */
      keys: readonly ApiKeyData[];
      change: ApiChange | null;
    };
