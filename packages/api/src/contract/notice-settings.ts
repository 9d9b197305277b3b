import { DELIVERY_STATES, DIGESTS, HOOK_KINDS, HOOK_TOPICS, NOTICE_CHANNELS, NOTICE_TOPICS } from '@adaos/domain';
import * as z from 'zod/mini';
import { NoContent, Source, Timestamp } from './common.ts';
import { route } from './route.ts';
import { exactText } from './text.ts';
import { Wording } from './wordings.ts';

/** For each topic, whether it comes by each way. */
export const NoticeChoices = z.record(z.enum(NOTICE_TOPICS), z.record(z.enum(NOTICE_CHANNELS), z.boolean()));
export type NoticeChoices = z.infer<typeof NoticeChoices>;

/** Whether and where the caller receives text messages. */
export const SmsStatus = z.object({
  /** What is shown of the number; null without one. */
  number: z.nullable(z.string()),
  /** Whether the code that was sent there was given: before, nothing else is sent. */
  verified: z.boolean(),
});
export type SmsStatus = z.infer<typeof SmsStatus>;

export const NoticeSettings = z.object({
  source: Source,
  /** Of the caller, in this shop. Topics that cannot be switched off are among them as they are. */
  choices: NoticeChoices,
  /** Null where the server sends no text messages. */
  sms: z.nullable(SmsStatus),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;

/** Something that was sent to the caller, or is about to be. */
export const Delivery = z.object({
  id: z.string(),
  channel: z.string(),
  state: z.enum(DELIVERY_STATES),
  /** When it was ordered, and when it ended. */
  createdAt: Timestamp,
  endedAt: z.nullable(Timestamp),
  /** How often it was tried. */
  tries: z.int(),
  /** Why the last try failed, as a code; null where none did. */
  problem: z.nullable(z.string()),
  /** The first day of a summary's period; null of what is none. */
  period: z.nullable(z.string()),
  /** What it reports, the first of them; none of a summary. */
  notices: z.array(Wording),
  /** How many it reports in all. */
  count: z.int(),
});
export type Delivery = z.infer<typeof Delivery>;

export const DeliveryList = z.object({ source: Source, deliveries: z.array(Delivery) });
export type DeliveryList = z.infer<typeof DeliveryList>;

/** Where the shop has notifications posted for all who read there; never its address, which opens the channel. */
export const NoticeHook = z.object({
  kind: z.enum(HOOK_KINDS),
  /** The host of its address and the last letters. */
  hint: z.string(),
  topics: z.array(z.enum(HOOK_TOPICS)),
  sentAt: z.nullable(Timestamp),
  failedAt: z.nullable(Timestamp),
  /** Why the last message was not taken, as a code; null where it was. */
  problem: z.nullable(z.string()),
  /** Switched off, since several messages in a row were not taken; on again once it is saved. */
  off: z.boolean(),
  /** What a program checks signatures with (Standard Webhooks); in the answer of a new address alone. */
  secret: z.optional(z.string()),
});
export type NoticeHook = z.infer<typeof NoticeHook>;

/** A browser that receives push messages. */
export const PushDevice = z.object({
  id: z.string(),
  /** The SHA-256 of its endpoint in base64url, by which a browser knows itself. */
  fingerprint: z.string(),
  /** Its browser and system, e.g. `Safari, iPhone`; null where they are not known. */
  device: z.nullable(z.string()),
  /** Whether messages say what happened, figures included; else only what they are about. */
  detailed: z.boolean(),
  createdAt: Timestamp,
  sentAt: z.nullable(Timestamp),
});
export type PushDevice = z.infer<typeof PushDevice>;

export const PushDevices = z.object({
  source: Source,
  /** What a browser subscribes with (`applicationServerKey`), in base64url. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
});
export type PushDevices = z.infer<typeof PushDevices>;

const DeviceParams = z.object({ id: exactText({ least: 1, most: 64 }) });

const HookParams = z.object({ kind: z.enum(HOOK_KINDS) });

/** What is chosen of notifications, and where they go: of the settings alone. */
export const noticeSettingRoutes = {
  listNoticeHooks: route({
    method: 'GET',
    path: '/api/notifications/hooks',
    access: 'admin',
    summary: 'Where the shop has notifications posted.',
    status: 200,
    answer: z.object({ source: Source, hooks: z.array(NoticeHook) }),
  }),
  saveNoticeHook: route({
    method: 'PUT',
    path: '/api/notifications/hooks/:kind',
    access: 'admin',
    summary:
      'Have notifications posted to a channel of Slack or Teams, by the address of its incoming webhook, or to a program, signed by the Standard Webhooks rules.',
    params: HookParams,
    body: z.object({
      /** Absent: the one that is kept. */
      address: z.optional(exactText({ least: 1, most: 2000 })),
      topics: z.array(z.enum(HOOK_TOPICS)).check(z.minLength(1), z.maxLength(HOOK_TOPICS.length)),
    }),
    status: 200,
    answer: NoticeHook,
  }),
  removeNoticeHook: route({
    method: 'DELETE',
    path: '/api/notifications/hooks/:kind',
    access: 'admin',
    summary: 'Post nothing there any more, and forget the address.',
    params: HookParams,
    status: 200,
    answer: NoContent,
  }),
  testNoticeHook: route({
    method: 'POST',
    path: '/api/notifications/hooks/:kind/test',
    access: 'admin',
    summary: 'Post a message that says that it works.',
    params: HookParams,
    status: 200,
    answer: z.object({
      /** Why it was not taken, as a code; null where it was. */
      problem: z.nullable(z.string()),
    }),
  }),
  resendDelivery: route({
    method: 'POST',
    path: '/api/notifications/deliveries/:id/again',
    access: 'admin',
    summary: 'Post a message to Slack, Teams or a program once more, with the id that it had.',
    params: DeviceParams,
    status: 202,
    answer: Delivery,
  }),
  listPushDevices: route({
    method: 'GET',
    path: '/api/notifications/push',
    access: 'viewer',
    summary: 'The devices of the caller that receive push messages, of all shops.',
    status: 200,
    answer: PushDevices,
  }),
  savePushDevice: route({
    method: 'PUT',
    path: '/api/notifications/push',
    access: 'viewer',
    summary:
      'Have push messages sent to a browser, by its subscription. Of one that is known, what it shows is changed.',
    body: z.object({
      endpoint: exactText({ least: 1, most: 2000 }),
      /** As `PushSubscription.toJSON` gives them, in base64url. */
      keys: z.object({ p256dh: exactText({ least: 1, most: 200 }), auth: exactText({ least: 1, most: 100 }) }),
      detailed: z.boolean(),
    }),
    status: 200,
    answer: PushDevice,
  }),
  removePushDevice: route({
    method: 'DELETE',
    path: '/api/notifications/push/:id',
    access: 'viewer',
    summary: 'Send no push messages to a device any more.',
    params: DeviceParams,
    status: 200,
    answer: NoContent,
  }),
  testPushDevice: route({
    method: 'POST',
    path: '/api/notifications/push/:id/test',
    access: 'viewer',
    summary: 'Send a device a message that says that it works.',
    params: DeviceParams,
    status: 200,
    answer: z.object({
      /** Why it was not taken, as a code; null where it was. */
      problem: z.nullable(z.string()),
    }),
  }),
  saveSmsNumber: route({
    method: 'PUT',
    path: '/api/notifications/sms',
    access: 'viewer',
    summary: 'Have a code sent to a number, which confirms it for text messages. It replaces the one before.',
    body: z.object({ number: exactText({ least: 1, most: 40 }) }),
    status: 200,
    answer: SmsStatus,
  }),
  confirmSmsNumber: route({
    method: 'POST',
    path: '/api/notifications/sms/confirm',
    access: 'viewer',
    summary: 'Confirm the number by the code that was sent to it.',
    body: z.object({ code: exactText({ least: 1, most: 20 }) }),
    status: 200,
    answer: SmsStatus,
  }),
  removeSmsNumber: route({
    method: 'DELETE',
    path: '/api/notifications/sms',
    access: 'viewer',
    summary: 'Send no text messages any more, and forget the number.',
    status: 200,
    answer: NoContent,
  }),
  getNoticeSettings: route({
    method: 'GET',
    path: '/api/notifications/settings',
    access: 'viewer',
    summary: 'Which notifications reach the caller by which way.',
    status: 200,
    answer: NoticeSettings,
  }),
  saveNoticeSettings: route({
    method: 'PUT',
    path: '/api/notifications/settings',
    access: 'viewer',
    summary: 'Choose which notifications come by which way. Those about access to the account always come.',
    body: z.object({ choices: NoticeChoices }),
    status: 200,
    answer: NoticeSettings,
  }),
  sendDigest: route({
    method: 'POST',
    path: '/api/notifications/digest',
    access: 'viewer',
    summary: 'Have the summary of the last day or week sent to the caller now.',
    body: z.object({ digest: z.enum(DIGESTS) }),
    status: 202,
    answer: NoContent,
  }),
  listDeliveries: route({
    method: 'GET',
    path: '/api/notifications/deliveries',
    access: 'viewer',
    summary: 'What was sent to the caller last, newest first, and what became of it.',
    status: 200,
    answer: DeliveryList,
  }),
} as const;
