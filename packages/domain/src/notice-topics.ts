import type { InsightCode } from './insight-texts.ts';
import { NOTICES, type NoticeCode } from './notices.ts';

/** What a person can be notified of, in the order of the settings. */
export const NOTICE_TOPICS = ['alerts', 'actions', 'stock', 'fraud', 'data', 'billing', 'security'] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

/** The ways in which each person is notified: `push` on devices, `sms` as a text message, `email` at once, `daily` and `weekly` in a summary by email. */
export const NOTICE_CHANNELS = ['bell', 'push', 'sms', 'email', 'daily', 'weekly'] as const;
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number];

/** Those that are mails: a person can want none at all. */
export const MAIL_CHANNELS: ReadonlySet<NoticeChannel> = new Set<NoticeChannel>(['email', 'daily', 'weekly']);

/** Where a shop has notices posted for all who read there. */
export const HOOK_KINDS = ['slack', 'teams', 'webhook'] as const;
export type HookKind = (typeof HOOK_KINDS)[number];

export const HOOK_NAMES: Readonly<Record<HookKind, string>> = {
  slack: 'Slack',
  teams: 'Microsoft Teams',
  webhook: 'Webhook',
};

/** The topics that can be posted: those of access concern one person. */
export const HOOK_TOPICS = ['alerts', 'actions', 'stock', 'fraud', 'data', 'billing'] as const satisfies NoticeTopic[];
export type HookTopic = (typeof HOOK_TOPICS)[number];

/** The summaries, each with its period. */
export const DIGESTS = ['daily', 'weekly'] as const;
export type Digest = (typeof DIGESTS)[number];

/** What becomes of something that is sent: `dropped` where it was not wanted or had nothing to say any more. */
export const DELIVERY_STATES = ['collecting', 'waiting', 'sent', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Which topics go which ways; every pair of topic and channel that can be chosen is in it. */
export type NoticeChoices = { readonly [topic in NoticeTopic]: { readonly [channel in NoticeChannel]: boolean } };

/** Who has access to the account is always reported: no choice, and nothing of a summary. */
export const isFixed = (topic: NoticeTopic): boolean => topic === 'security';

/** A device gets nothing before it is added, so `push` is on for what should not wait. */
const every = (push: boolean, email: boolean, weekly: boolean) => ({
  bell: true,
  push,
  sms: false,
  email,
  daily: false,
  weekly,
});

/** What holds for a person who has chosen nothing. */
export const DEFAULT_CHOICES: NoticeChoices = {
  alerts: every(true, false, true),
  actions: every(false, false, true),
  stock: every(true, false, true),
  fraud: every(true, false, true),
  data: every(false, false, false),
  billing: every(true, true, false),
  security: every(false, true, false),
};

/** What is raised of a shop's data and reported: its alerts and what to do. */
export type RaisedCode = Extract<InsightCode, `${'alert' | 'recommendation'}.${string}`>;

const TOPIC_OF_NOTICE = {
  'notification.import_done': 'data',
  'notification.table_imported': 'data',
  'notification.import_failed': 'data',
  'notification.new_device': 'security',
  'notification.role_changed': 'security',
  'notification.password_changed': 'security',
  'notification.two_factor_on': 'security',
  'notification.two_factor_off': 'security',
  'notification.user_added': 'security',
  'notification.api_key_created': 'security',
  'notification.shop_connected': 'data',
  'notification.shop_disconnected': 'data',
  'notification.shop_broken': 'data',
  'notification.ads_broken': 'data',
  'notification.store_erased': 'data',
  'notification.data_request': 'security',
  'notification.hook_off': 'data',
  'notification.support_answered': 'security',
  'notification.trial_ending': 'billing',
  'notification.trial_ended': 'billing',
  'notification.subscription_started': 'billing',
  'notification.subscription_changed': 'billing',
  'notification.subscription_ending': 'billing',
  'notification.payment_failed': 'billing',
  'notification.limit_near': 'billing',
} as const satisfies Record<NoticeCode, NoticeTopic>;

/** Alerts with a topic of their own. */
const TOPIC_OF_ALERT: { readonly [code: string]: NoticeTopic | undefined } = {
  'alert.stock_critical': 'stock',
  'alert.supplier_late': 'stock',
  'alert.fraud_rate': 'fraud',
};

const isNotice = (code: string): code is NoticeCode => Object.hasOwn(NOTICES, code);

/** The topic of what is reported. */
export function topicOf(code: NoticeCode | RaisedCode): NoticeTopic {
  if (isNotice(code)) return TOPIC_OF_NOTICE[code];
  return code.startsWith('recommendation.') ? 'actions' : (TOPIC_OF_ALERT[code] ?? 'alerts');
}
