import type { AuditAction, Role, SubscriptionStatus, UserStatus } from '@adaos/domain';
import type { FigureSource } from '../../product/figures/figures.ts';

export type AdminUser = {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** `invited` until the invitation is accepted. */
  status?: UserStatus | undefined;
  emailVerified?: boolean | undefined;
  twoFactorEnabled?: boolean | undefined;
  mustChangePassword?: boolean | undefined;
  /** ISO timestamp. */
  lastLogin?: string | null | undefined;
};

export type NewUserValues = { name: string; email: string; password: string; role: Role };

/** The users of the shop. Messages are finished texts, in the user's language, without their prefix. */
export type UsersView =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  /** The session in this browser has ended; `message` says so. */
  | { status: 'loggedOut'; message: string }
  | {
      status: 'ready';
      users: readonly AdminUser[];
      source: FigureSource;
      /** The current user, whose own account cannot be deleted. */
      ownId: string | null;
      /** The user whose role is being saved, who is being invited again, or deleted. */
      busyId: string | null;
      problem?: { what: 'role' | 'delete' | 'invite'; message: string } | undefined;
      /** The form for a new user; null while it is closed. */
      creating: { busy: boolean; message?: string | undefined } | null;
    };

export type SubscriptionRow = {
  id: string;
  /** The plan's name. */
  plan: string;
  status: SubscriptionStatus;
  user: string;
  /** A month, major units. */
  price: number;
  currency: string;
  /** ISO timestamps. */
  startDate: string;
  endDate: string | null;
};

export type AuditRow = {
  id: string;
  /** ISO timestamp. */
  at: string;
  action: AuditAction;
  /** Who did it; null where the product did it automatically. */
  actor: string | null;
  target: string | null;
  details: Readonly<Record<string, string | number | null>>;
};

/** A paged list. */
export type ListView<Row> =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; rows: readonly Row[]; source: FigureSource; more: boolean; loadingMore: boolean };
