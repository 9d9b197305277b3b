import type { LoginResponse, ResetRequest } from '../contract/auth.ts';
import type { Session, User } from '../contract/session.ts';
import type { ContactForm } from '../contract/contact.ts';
import type { BackupCodes, OpenSession, TwoFactorSetup, TwoFactorStatus } from '../contract/security.ts';
import type { ShopUser } from '../contract/users.ts';
import { sampleId } from './shop.ts';

export const sampleUser: User & { createdAt: string } = {
  id: sampleId(1),
  email: 'ana.ionescu@lanasilut.example',
  name: 'Ana Ionescu',
  role: 'admin',
  createdAt: '2024-03-04T08:30:00Z',
};

/** What a login answers; its tokens open nothing. */
export const sampleLogin: LoginResponse = {
  accessToken: 'sample-access-token',
  refreshToken: 'sample-refresh-token',
  user: sampleUser,
  userId: sampleUser.id,
  name: sampleUser.name,
  role: sampleUser.role,
  mustChangePassword: false,
};

export const sampleSession: Session = {
  user: sampleUser,
  shop: {
    id: sampleId(100),
    name: 'Lână și Lut',
    currency: 'EUR',
    timezone: 'Europe/Bucharest',
    goodsCostPercent: null,
    goodsCostFrom: null,
    dataFrom: '2025-01-01',
    dataTo: '2025-12-31',
  },
  mustChangePassword: false,
  language: 'ro',
};

const member = (
  number: number,
  name: string,
  address: string,
  role: User['role'],
  createdAt: string,
  lastLogin: string | null,
): ShopUser => ({
  id: sampleId(number),
  name,
  email: `${address}@lanasilut.example`,
  role,
  createdAt,
  status: lastLogin === null ? 'invited' : 'active',
  emailVerified: lastLogin !== null,
  twoFactorEnabled: role === 'admin',
  mustChangePassword: lastLogin === null,
  lastLogin,
});

export const sampleShopUsers: ShopUser[] = [
  member(1, 'Ana Ionescu', 'ana.ionescu', 'admin', '2024-03-04T08:30:00Z', '2025-12-31T07:58:00Z'),
  member(2, 'Andreea Munteanu', 'andreea.munteanu', 'manager', '2024-05-20T10:00:00Z', '2025-12-30T16:22:00Z'),
  member(3, 'Mihai Dobre', 'mihai.dobre', 'manager', '2024-09-02T07:45:00Z', '2025-12-31T06:40:00Z'),
  member(4, 'Radu Stoica', 'radu.stoica', 'viewer', '2025-02-17T12:10:00Z', '2025-12-29T13:05:00Z'),
  member(5, 'Ștefania Ilie', 'stefania.ilie', 'viewer', '2025-12-22T09:00:00Z', null),
];

export const sampleResetRequest: ResetRequest = { email: sampleUser.email, language: 'ro' };

export const sampleContactForm: ContactForm = {
  name: 'Ana Ionescu',
  email: 'ana.ionescu@lanasilut.example',
  company: 'Lână și Lut SRL',
  message: 'Avem două magazine, unul pe Shopify și unul pe WooCommerce. Le putem vedea împreună?',
};

export const sampleSessions: OpenSession[] = [
  {
    id: sampleId(201),
    createdAt: '2025-12-31T07:58:00Z',
    lastUsedAt: '2025-12-31T08:20:00Z',
    expiresAt: '2026-01-30T07:58:00Z',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    current: true,
  },
  {
    id: sampleId(202),
    createdAt: '2025-12-27T18:05:00Z',
    lastUsedAt: '2025-12-30T20:44:00Z',
    expiresAt: '2026-01-26T18:05:00Z',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
    current: false,
  },
];

export const sampleTwoFactor: TwoFactorStatus = {
  enabled: true,
  enabledAt: '2025-06-11T09:12:00Z',
  backupCodesLeft: 9,
};

/** A secret that belongs to no account. */
export const sampleTwoFactorSetup: TwoFactorSetup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Adaos:ana.ionescu%40lanasilut.example?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Adaos',
};

export const sampleBackupCodes: BackupCodes = {
  backupCodes: [
    '4K7M-QX2P',
    '9WTD-3HRC',
    'B6NV-8YFJ',
    'E2ZL-7KGA',
    'H5QS-4MXW',
    'M8CP-6TBD',
    'R3JY-9VNE',
    'T7FA-2LHK',
    'W4GX-5PZQ',
    'Y9RB-8DMS',
  ],
};
