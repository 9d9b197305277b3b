import * as z from 'zod/mini';
import { Language, Outcome, Role } from './common.ts';
import { Email, EmailToken, Name, Password } from './credentials.ts';
import { route } from './route.ts';
import { User } from './session.ts';
import { singleLine } from './text.ts';

export const LoginRequest = z.object({
  email: Email,
  password: Password,
  /** A code of the authenticator app, or a backup code; asked for with `totp_required`. */
  code: z.optional(singleLine({ most: 32 })),
});
export type LoginRequest = z.input<typeof LoginRequest>;

export const LoginResponse = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  user: User,
  /** The same as in `user`. */
  userId: z._default(z.string(), ''),
  name: z._default(z.string(), ''),
  role: z._default(Role, 'viewer'),
  mustChangePassword: z._default(z.boolean(), false),
});
export type LoginResponse = z.infer<typeof LoginResponse>;

export const RegisterRequest = z.object({
  email: Email,
  password: Password,
  /** The company's name. */
  name: Name,
  registrationNumber: z.optional(singleLine({ most: 64 })),
  phone: z.optional(singleLine({ most: 32 })),
  /** The language of the mails. */
  language: z.optional(Language),
});
export type RegisterRequest = z.input<typeof RegisterRequest>;

/** A host may sign a person in at registration. */
export const RegisterResponse = z.union([
  z.object({
    accessToken: z.string(),
    refreshToken: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
  z.object({ user: User }),
  Outcome,
]);
export type RegisterResponse = z.infer<typeof RegisterResponse>;

/** The least characters of a new password, by the flow that sets it; `PASSWORD_MIN` of the server raises them all. */
export const PASSWORD_LEAST = { signup: 8, change: 6, reset: 6, createUser: 6, settings: 8 } as const;
export type PasswordFlow = keyof typeof PASSWORD_LEAST;

/** The least characters that this server asks for, by flow. */
export const PasswordRules = z.object({
  signup: z.int(),
  change: z.int(),
  reset: z.int(),
  createUser: z.int(),
  settings: z.int(),
});
export type PasswordRules = z.infer<typeof PasswordRules>;

export const ResetRequest = z.object({ email: Email, language: z.optional(Language) });
export type ResetRequest = z.input<typeof ResetRequest>;

export const ResetConfirmRequest = z.object({ password: Password });

export const ChangePasswordRequest = z.object({ oldPassword: Password, newPassword: Password });
export type ChangePasswordRequest = z.input<typeof ChangePasswordRequest>;

export const authRoutes = {
  login: route({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in with e-mail and password.',
    body: LoginRequest,
    status: 200,
    answer: LoginResponse,
  }),
  register: route({
    method: 'POST',
    path: '/auth/register',
    access: 'public',
    summary: 'Register a company; the one who registers is the admin of a new shop.',
    body: RegisterRequest,
    status: 201,
    answer: RegisterResponse,
  }),
  resendVerification: route({
    method: 'POST',
    path: '/auth/resend',
    access: 'public',
    summary: 'Send the verification mail again. The answer is the same for unknown addresses.',
    body: z.object({ email: Email, language: z.optional(Language) }),
    status: 200,
    answer: Outcome,
  }),
  verifyEmail: route({
    method: 'GET',
    path: '/auth/verify',
    access: 'public',
    summary:
      'Confirm an e-mail address, or accept an invitation. Idempotent; opens no session. Only with `Accept: application/json`: others get the page.',
    query: z.object({ token: EmailToken }),
    status: 200,
    answer: Outcome,
  }),
  getPasswordRules: route({
    method: 'GET',
    path: '/auth/password-rules',
    access: 'public',
    summary: 'How long a new password must be here, by the flow that sets it.',
    status: 200,
    answer: PasswordRules,
  }),
  requestReset: route({
    method: 'POST',
    path: '/auth/reset-request',
    access: 'public',
    summary: 'Send a mail to set a new password. The answer is the same for unknown addresses.',
    body: ResetRequest,
    status: 200,
    answer: Outcome,
  }),
  confirmReset: route({
    method: 'POST',
    path: '/auth/reset-confirm',
    access: 'public',
    summary: 'Set a new password by the token of the mail, once within 24 hours; ends every session.',
    query: z.object({ token: EmailToken }),
    body: ResetConfirmRequest,
    status: 200,
    answer: Outcome,
  }),
  changePassword: route({
    method: 'POST',
    path: '/auth/change-password',
    onPageHost: true,
    inSampleMode: true,
    access: 'viewer',
    summary: 'Change the own password; every other session ends. Allowed before a forced change.',
    body: ChangePasswordRequest,
    status: 200,
    answer: Outcome,
  }),
} as const;
