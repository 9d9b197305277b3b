import { DEFAULT_CHOICES } from '@adaos/domain';
import type {
  Delivery,
  DeliveryList,
  NoticeHook,
  NoticeSettings,
  PushDevice,
  PushDevices,
} from '../contract/notice-settings.ts';
import { sampleId } from './shop.ts';

export const sampleNoticeSettings: NoticeSettings = { source: 'sample', choices: DEFAULT_CHOICES, sms: null };

export const sampleDelivery: Delivery = {
  id: sampleId(601),
  channel: 'weekly',
  state: 'sent',
  createdAt: '2025-12-29T05:00:00Z',
  endedAt: '2025-12-29T05:00:04Z',
  tries: 1,
  problem: null,
  period: '2025-12-22',
  notices: [],
  count: 0,
};

export const sampleDeliveries: DeliveryList = {
  source: 'sample',
  deliveries: [
    sampleDelivery,
    {
      id: sampleId(602),
      channel: 'email',
      state: 'sent',
      createdAt: '2025-12-14T06:00:00Z',
      endedAt: '2025-12-14T06:03:10Z',
      tries: 2,
      problem: null,
      period: null,
      notices: [{ code: 'notification.limit_near', values: { limit: 'apiCalls', percent: 82 } }],
      count: 1,
    },
  ],
};

export const sampleNoticeHook: NoticeHook = {
  kind: 'slack',
  hint: 'hooks.slack.com … xQ4d',
  topics: ['alerts', 'actions', 'fraud'],
  sentAt: '2025-12-30T05:10:00Z',
  failedAt: null,
  problem: null,
  off: false,
};

export const samplePushDevice: PushDevice = {
  id: sampleId(603),
  fingerprint: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
  device: 'Chrome, Android',
  detailed: false,
  createdAt: '2025-12-01T08:00:00Z',
  sentAt: '2025-12-30T05:10:00Z',
};

export const samplePushDevices: PushDevices = {
  source: 'sample',
  publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  devices: [samplePushDevice],
};
