import * as z from 'zod/mini';
import { NoContent, Timestamp, Uuid } from './common.ts';
import { OneTimeCode, Password } from './credentials.ts';
import { route } from './route.ts';

/** One sign-in that has not ended. */
export const OpenSession = z.object({
  id: Uuid,
  createdAt: Timestamp,
  lastUsedAt: Timestamp,
  expiresAt: Timestamp,
  /** The browser, as it named itself at the sign-in. */
  userAgent: z.nullable(z.string()),
  /** The session that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const TwoFactorStatus = z.object({
  enabled: z.boolean(),
  enabledAt: z.nullable(Timestamp),
  backupCodesLeft: z.int(),
});
export type TwoFactorStatus = z.infer<typeof TwoFactorStatus>;

export const TwoFactorSetup = z.object({
  /** The secret in base32, to be typed where there is no camera. */
  secret: z.string(),
  /** The `otpauth://` address that the QR code holds. */
  uri: z.string(),
});
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>;

/** Codes that each replace the authenticator app once; they are shown this one time. */
export const BackupCodes = z.object({ backupCodes: z.array(z.string()) });
export type BackupCodes = z.infer<typeof BackupCodes>;

const PasswordAndCode = z.object({ password: Password, code: OneTimeCode });

export const securityRoutes = {
  listSessions: route({
    method: 'GET',
    path: '/auth/sessions',
    access: 'viewer',
    summary: 'The own open sessions, the latest used first.',
    status: 200,
    answer: z.object({ sessions: z.array(OpenSession) }),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/auth/sessions/:id',
    access: 'viewer',
    summary: 'End one of the own sessions.',
    params: z.object({ id: Uuid }),
    status: 200,
    answer: NoContent,
  }),
  logoutEverywhere: route({
    method: 'POST',
    path: '/auth/logout-everywhere',
    access: 'viewer',
    summary: 'End all of the own sessions, on request all but this one.',
    body: z.object({ keepCurrent: z.optional(z.boolean()) }),
    status: 200,
    answer: NoContent,
  }),
  getTwoFactor: route({
    method: 'GET',
    path: '/auth/totp',
    access: 'viewer',
    summary: 'Whether a second factor is asked for at login.',
    status: 200,
    answer: TwoFactorStatus,
  }),
  setUpTwoFactor: route({
    method: 'POST',
    path: '/auth/totp/setup',
    access: 'viewer',
    summary: 'Make a new secret; it counts only after it is confirmed by a code.',
    status: 200,
    answer: TwoFactorSetup,
  }),
  confirmTwoFactor: route({
    method: 'POST',
    path: '/auth/totp/confirm',
    access: 'viewer',
    summary: 'Switch the second factor on by a code of the new secret; answers the ten backup codes.',
    body: z.object({ code: OneTimeCode }),
    status: 200,
    answer: BackupCodes,
  }),
  disableTwoFactor: route({
    method: 'POST',
    path: '/auth/totp/disable',
    access: 'viewer',
    summary: 'Switch the second factor off, by password and code.',
    body: PasswordAndCode,
    status: 200,
    answer: NoContent,
  }),
  renewBackupCodes: route({
    method: 'POST',
    path: '/auth/totp/backup-codes',
    access: 'viewer',
    summary: 'Replace the backup codes, by password and code.',
    body: PasswordAndCode,
    status: 200,
    answer: BackupCodes,
  }),
} as const;
