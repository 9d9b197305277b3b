import type { ApiKey, ApiKeys } from '../contract/index.ts';
import { sampleId } from './shop.ts';

export const sampleApiKey: ApiKey = {
  id: sampleId(611),
  name: 'Google Sheets',
  prefix: '5f0c2a91',
  role: 'viewer',
  scopes: ['read:metrics'],
  by: 'Ana Popescu',
  createdAt: '2025-11-03T09:12:00Z',
  expiresAt: '2026-11-03T09:12:00Z',
  lastUsedAt: '2025-12-30T22:40:00Z',
  state: 'active',
};

export const sampleApiKeys: ApiKeys = {
  source: 'sample',
  included: true,
  perMinute: 300,
  calls: { used: 12_400, limit: 500_000 },
  addresses: {
    api: 'https://adaos.example/api/v1',
    mcp: 'https://adaos.example/mcp',
    reference: 'https://adaos.example/docs/api/v1',
  },
  keys: [sampleApiKey],
};
