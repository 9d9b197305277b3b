import type { AuditEntry } from '../contract/audit.ts';
import { sampleShopUsers } from './auth.ts';
import { sampleId } from './shop.ts';

const emailOf = (index: number) => sampleShopUsers[index]?.email ?? null;

export const sampleAuditEntries: AuditEntry[] = [
  {
    id: '5',
    at: '2025-12-22T09:00:00Z',
    action: 'user_created',
    actor: 'Ana Ionescu',
    targetId: sampleId(5),
    target: emailOf(4),
    details: { role: 'viewer' },
  },
  {
    id: '4',
    at: '2025-12-15T12:00:00Z',
    action: 'platform_connected',
    actor: 'Mihai Dobre',
    targetId: null,
    target: 'lana-si-lut.myshopify.com',
    details: { platform: 'shopify' },
  },
  {
    id: '3',
    at: '2025-11-04T08:15:00Z',
    action: 'role_changed',
    actor: 'Ana Ionescu',
    targetId: sampleId(3),
    target: emailOf(2),
    details: { from: 'viewer', to: 'manager' },
  },
  {
    id: '2',
    at: '2025-10-13T10:40:00Z',
    action: 'goods_cost_set',
    actor: 'Andreea Munteanu',
    targetId: null,
    target: null,
    details: { from: null, to: 54 },
  },
  {
    id: '1',
    at: '2025-06-12T07:30:00Z',
    action: 'subscription_started',
    actor: 'Ana Ionescu',
    targetId: null,
    target: 'growth',
    details: { price: 699 },
  },
];
