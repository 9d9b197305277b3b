import { PASSWORD_LEAST, type ShopUser } from '../contract/index.ts';
import * as auth from '../sample/auth.ts';
import * as billing from '../sample/billing.ts';
import { sampleAuditEntries } from '../sample/audit.ts';
import { sampleGuide, sampleGuides } from '../sample/guides.ts';
import {
  sampleDeliveries,
  sampleDelivery,
  sampleNoticeHook,
  samplePushDevice,
  samplePushDevices,
  sampleNoticeSettings,
} from '../sample/notice-settings.ts';
import { sampleApiKey, sampleApiKeys } from '../sample/api-keys.ts';
import { sampleNotifications, sampleProfile } from '../sample/profile.ts';
import { sampleId } from '../sample/shop.ts';
import { sampleShops, sampleShopsFigures } from '../sample/shops.ts';
import { sampleConversations, sampleSupportMessages } from '../sample/support.ts';
import { MockProblem, type Mocks } from './bind.ts';

const ok = { ok: true } as const;
const message = (text: string) => ({ message: text });

const found = <T>(thing: T | undefined): T => {
  if (thing === undefined) throw new MockProblem(404, 'not_found', 'There is no such thing here.');
  return thing;
};
const userOf = (id: string) => found(auth.sampleShopUsers.find((user) => user.id === id));
const conversationOf = (id: string) => found(sampleConversations.find((conversation) => conversation.id === id));
const latestFirst = sampleSupportMessages.toReversed();
const END_OF_PERIOD = '2026-01-12T00:00:00Z';

/** The calls of accounts, users, settings, billing and support. */
export const accountMocks = {
  login: ({ body }) => {
    if (body.password === 'wrong') throw new MockProblem(401, 'invalid_credentials', 'Wrong email or password.');
    return auth.sampleLogin;
  },
  register: () => message('Signup successful. Please check your email to verify your account.'),
  resendVerification: () => message('Verification email sent.'),
  verifyEmail: () => message('Email verified. You can log in now.'),
  refresh: () => ({ accessToken: 'sample-access-token', refreshToken: 'sample-refresh-token' }),
  logout: () => ok,
  getSession: () => auth.sampleSession,
  openShop: () => ok,
  getPasswordRules: () => PASSWORD_LEAST,
  requestReset: () => message('A reset email has been sent.'),
  confirmReset: () => message('The password has been reset.'),
  changePassword: () => message('The password has been changed.'),

  listSessions: () => ({ sessions: auth.sampleSessions }),
  endSession: () => ok,
  logoutEverywhere: () => ok,
  getTwoFactor: () => auth.sampleTwoFactor,
  setUpTwoFactor: () => auth.sampleTwoFactorSetup,
  confirmTwoFactor: () => auth.sampleBackupCodes,
  disableTwoFactor: () => ok,
  renewBackupCodes: () => auth.sampleBackupCodes,

  listUsers: () => ({ data: auth.sampleShopUsers, source: 'sample' }),
  createUser: ({ body: { email, name, role } }) => {
    const invited: ShopUser = {
      id: sampleId(6),
      email,
      name,
      role,
      createdAt: '2025-12-31T09:00:00Z',
      status: 'invited',
    };
    return { message: 'The user has been invited.', data: invited };
  },
  inviteAgain: ({ params }) => ({ data: userOf(params.id) }),
  setUserRole: ({ params, body }) => ({ data: { ...userOf(params.id), role: body.role } }),
  deleteUser: ({ params }) => {
    if (userOf(params.id).id === auth.sampleUser.id) {
      throw new MockProblem(409, 'own_account', 'This cannot be done to your own account.');
    }
    return message('The user has been deleted.');
  },

  getShopCalendar: () => ({
    currency: auth.sampleSession.shop.currency,
    timezone: auth.sampleSession.shop.timezone,
    fixed: true,
  }),
  listShops: () => ({
    open: auth.sampleSession.shop.id,
    shops: sampleShops,
    plan: { limit: 3, used: 2, mayAdd: true },
  }),
  addShop: ({ body }) => ({ ...body, id: sampleId(103), role: 'admin' }),
  compareShops: ({ query }) => ({ ...sampleShopsFigures, ...query }),
  setShopCalendar: ({ body }) => ({ ...body, fixed: false }),
  prepareShopArchive: () => ({ path: '/api/shop/archive?token=sample', expiresAt: '2025-12-31T08:01:00Z' }),
  downloadShopArchive: () => 'PK',
  getProfile: () => sampleProfile,
  updateProfile: ({ body: { name, email, avatar = sampleProfile.avatar } }) => ({
    ...sampleProfile,
    name,
    email,
    avatar,
  }),
  updatePreferences: ({ body: { notifications = sampleProfile.preferences.notifications, ...body } }) => ({
    ...sampleProfile,
    preferences: { ...body, notifications },
  }),
  changePasswordInSettings: ({ body }) => {
    if (body.newPassword !== body.confirmPassword) {
      throw new MockProblem(422, 'passwords_differ', 'The two new passwords are not the same.');
    }
    return ok;
  },
  listNotifications: () => sampleNotifications,
  readNotifications: () => ok,
  getNoticeSettings: () => sampleNoticeSettings,
  saveNoticeSettings: ({ body: { choices } }) => ({ ...sampleNoticeSettings, choices }),
  sendDigest: () => ok,
  listDeliveries: () => sampleDeliveries,
  saveSmsNumber: () => ({ number: '… 678', verified: false }),
  confirmSmsNumber: () => ({ number: '… 678', verified: true }),
  removeSmsNumber: () => ok,
  listPushDevices: () => samplePushDevices,
  savePushDevice: ({ body: { detailed } }) => ({ ...samplePushDevice, detailed }),
  removePushDevice: () => ok,
  testPushDevice: () => ({ problem: null }),
  listNoticeHooks: () => ({ source: 'sample', hooks: [sampleNoticeHook] }),
  saveNoticeHook: ({ params, body: { topics } }) => ({ ...sampleNoticeHook, ...params, topics }),
  removeNoticeHook: () => ok,
  testNoticeHook: () => ({ problem: null }),
  resendDelivery: ({ params }) => ({ ...sampleDelivery, ...params, state: 'waiting', endedAt: null }),
  listApiKeys: () => sampleApiKeys,
  createApiKey: ({ body: { name, role, scopes } }) => ({
    key: { ...sampleApiKey, name, role, scopes, lastUsedAt: null },
    secret: 'adaos_sample',
  }),
  revokeApiKey: () => ok,
  sendContactForm: () => message('Thank you. We answer within about 24 hours.'),
  listAuditEntries: () => ({ source: 'sample', entries: sampleAuditEntries, nextCursor: null }),

  listPlans: () => ({ plans: billing.samplePlans }),
  createCheckoutSession: ({ body }) => ({
    id: `cs_sample_${body.plan}`,
    url: `https://checkout.stripe.com/c/pay/cs_sample_${body.plan}`,
  }),
  getSubscription: () => billing.sampleSubscription,
  cancelSubscription: ({ body }) => {
    if (body.subscriptionId !== billing.sampleSubscription.subscriptionId) {
      throw new MockProblem(404, 'no_subscription', 'There is no such subscription.');
    }
    return { cancelAt: END_OF_PERIOD };
  },
  changePlan: ({ body }) => ({ plan: body.plan, effectiveAt: END_OF_PERIOD }),
  resumeSubscription: () => ok,
  openBillingPortal: () => ({ url: 'https://billing.stripe.com/p/session/sample' }),
  getEntitlements: () => billing.sampleEntitlements,
  listSubscriptions: () => ({ source: 'sample', subscriptions: billing.sampleSubscriptions, nextCursor: null }),

  getSandboxCheckout: () => billing.sampleSandboxCheckout,
  paySandboxCheckout: ({ body }) => ({ result: billing.sampleSandboxPayment(body.card, body.confirmed) }),
  cancelSandboxCheckout: () => ({ ...billing.sampleSandboxCheckout, status: 'cancelled' }),

  askSupport: () => ({
    answer: 'Profitul net apare după ce este cunoscut costul mărfii.',
    id: sampleId(506),
    timestamp: '2025-12-31T09:00:02Z',
    links: [{ title: 'Citește rapoartele', href: '/docs/reports' }],
    handedOver: false,
  }),
  listSupportMessages: () => ({ source: 'sample', messages: latestFirst, nextCursor: null }),
  listConversations: ({ query }) => ({
    conversations: sampleConversations.filter(({ status }) => query.status === undefined || status === query.status),
    nextCursor: null,
  }),
  getConversation: ({ params }) => ({
    conversation: conversationOf(params.id),
    messages: latestFirst,
    nextCursor: null,
  }),
  answerConversation: ({ params, body }) => {
    if (conversationOf(params.id).status === 'closed') {
      throw new MockProblem(409, 'conversation_closed', 'This conversation is closed.');
    }
    return { id: body.id, sender: 'bot', text: body.text, timestamp: '2025-12-31T09:00:00Z', byPerson: true };
  },
  setConversationStatus: ({ params, body }) => ({ ...conversationOf(params.id), status: body.status }),

  listGuides: () => ({ guides: sampleGuides }),
  getGuide: ({ params }) => found(params.slug === sampleGuide.slug ? sampleGuide : undefined),
} satisfies Partial<Mocks>;
