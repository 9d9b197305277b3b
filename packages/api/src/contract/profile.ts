import * as z from 'zod/mini';
import { Language, NoContent, Source, Timestamp, Timezone, Uuid } from './common.ts';
import { Email, Name, Password } from './credentials.ts';
import { route } from './route.ts';

export const Preferences = z.object({
  language: Language,
  timezone: Timezone,
  /** Whether the user is notified by these ways at all; which of the notifications, the notification settings say. */
  notifications: z.object({ email: z.boolean(), push: z.boolean(), sms: z.boolean() }),
});
export type Preferences = z.infer<typeof Preferences>;

/** What is left out stays as it is. */
export const PreferencesUpdate = z.object({
  ...Preferences.shape,
  notifications: z.optional(Preferences.shape.notifications),
});
export type PreferencesUpdate = z.infer<typeof PreferencesUpdate>;

/** The most characters of a picture's `data:` address: it travels inside the profile. */
export const AVATAR_LENGTH = 49_152;
/** A picture as a `data:` address; the client scales it down first. */
const Avatar = z
  .string()
  .check(z.maxLength(AVATAR_LENGTH), z.regex(/^data:image\/(?:png|jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/));

export const Profile = z.object({
  id: Uuid,
  name: z.string(),
  email: z.string(),
  /** An address, of the scheme `data:` or https; null without a picture. */
  avatar: z.nullable(z.string()),
  twoFactorEnabled: z.boolean(),
  emailVerified: z.boolean(),
  createdAt: Timestamp,
  lastLogin: z.nullable(Timestamp),
  preferences: Preferences,
  /** The new address, until it is confirmed by the mail sent there; `email` is still the old one. */
  pendingEmail: z.optional(z.nullable(z.string())),
  source: z.optional(Source),
});
export type Profile = z.infer<typeof Profile>;

export const ProfileUpdate = z.object({
  name: Name,
  email: Email,
  /** Null takes the picture away; absent leaves it. */
  avatar: z.optional(z.nullable(Avatar)),
});
export type ProfileUpdate = z.input<typeof ProfileUpdate>;

export const SettingsPasswordRequest = z.object({
  oldPassword: Password,
  newPassword: Password,
  confirmPassword: Password,
});
export type SettingsPasswordRequest = z.input<typeof SettingsPasswordRequest>;

export const profileRoutes = {
  getProfile: route({
    method: 'GET',
    path: '/api/profile',
    access: 'viewer',
    summary: 'The own profile.',
    status: 200,
    answer: Profile,
  }),
  updateProfile: route({
    method: 'PUT',
    path: '/api/profile',
    access: 'viewer',
    summary: 'Change the own name, picture or address; a new address counts once its mail is confirmed.',
    body: ProfileUpdate,
    status: 200,
    answer: Profile,
  }),
  updatePreferences: route({
    method: 'PUT',
    path: '/api/profile/preferences',
    access: 'viewer',
    summary: 'Change the own language, timezone and ways of being told.',
    body: PreferencesUpdate,
    status: 200,
    answer: Profile,
  }),
  changePasswordInSettings: route({
    method: 'POST',
    path: '/api/profile/password',
    access: 'viewer',
    summary: 'Change the own password from the settings, which ask for more characters; other sessions end.',
    body: SettingsPasswordRequest,
    status: 200,
    answer: NoContent,
  }),
} as const;
