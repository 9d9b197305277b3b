import * as z from 'zod/mini';

/**
 * Every failed call answers with an RFC 9457 problem document of this shape
 * (`application/problem+json`). `code` is stable and translated by the client; `message` is English.
 */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  /** The same text as `message`, under the name that older callers read. */
  error: z.string(),
  message: z.string(),
  requestId: z.optional(z.string()),
  /** Seconds to wait before trying again, as in the Retry-After header. */
  retryAfter: z.optional(z.int()),
  /** Fields that did not pass, by path. */
  fields: z.optional(z.record(z.string(), z.string())),
  /** Numbers that the message names, by name, e.g. the limit that was passed. */
  values: z.optional(z.record(z.string(), z.number())),
});
export type Problem = z.infer<typeof Problem>;

/** The stable codes of errors that the server answers with, by domain. */
export const ERROR_CODES = [
  // any call
  'invalid_request',
  'forbidden',
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'too_many_attempts',
  'too_slow',
  'busy',
  'unavailable',
  'internal',
  // accounts and sessions
  'invalid_credentials',
  'email_not_verified',
  'invalid_token',
  'token_expired',
  'session_ended',
  'password_too_short',
  'password_too_common',
  'password_unchanged',
  'password_wrong',
  'passwords_differ',
  'password_change_required',
  'totp_required',
  'totp_invalid',
  'totp_not_set_up',
  'totp_already_on',
  // users of a shop
  'email_taken',
  'last_admin',
  'own_account',
  /** An address that Slack or Teams do not make. */
  'webhook_invalid',
  /** A subscription that no push service of a browser has given. */
  'push_invalid',
  // text messages
  'phone_invalid',
  'sms_code_invalid',
  'sms_unavailable',
  /** Of one list by one person. */
  'too_many_views',
  // keys of programs
  'plan_without_api',
  'plan_without_reports',
  'too_many_reports',
  'too_many_keys',
  // imports
  'currency_mismatch',
  'unknown_currency',
  'unknown_timezone',
  'mapping_incomplete',
  /** The goods have rules of certain days, which one percentage for every order would replace. */
  'goods_rule_exists',
  'order_was_split',
  /** An amount in another currency than the shop's, of a day without a rate. */
  'no_exchange_rate',
  /** `values`: `lines` and `megabytes` that the plan takes. */
  'file_too_large',
  // billing
  'billing_off',
  'payment_provider_failed',
  'no_subscription',
  'already_subscribed',
  'trial_over',
  'limit_reached',
  // integrations
  'platform_not_configured',
  'shop_address_invalid',
  'shop_connected_elsewhere',
  'platform_failed',
  /** The person said no on the platform's page of consent. */
  'consent_refused',
  // support
  'conversation_closed',
  // insights
  // reports of platforms; `values`: the `line` of the file
  'report_columns',
  'report_month_unreadable',
  'report_amount_unreadable',
  'report_month_twice',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];
