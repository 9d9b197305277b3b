/** The platforms that a shop can be connected from: the name each goes by, and the way in which it is connected. */
export const PLATFORMS = {
  shopify: { name: 'Shopify', way: 'plugin' },
  woocommerce: { name: 'WooCommerce', way: 'plugin' },
  magento: { name: 'Magento', way: 'api' },
  emag: { name: 'eMAG', way: 'api' },
  /** A shop of the owner's own making, so without a name. */
  custom: { name: null, way: 'script' },
} as const satisfies Record<string, { readonly name: string | null; readonly way: keyof typeof STATUS_OF }>;
export type Platform = keyof typeof PLATFORMS;
export const PLATFORM_IDS = Object.keys(PLATFORMS) as [Platform, ...Platform[]];

const isPlatform = (word: string): word is Platform => Object.hasOwn(PLATFORMS, word);

/** The name that a platform goes by; the word itself where it is not a platform with a name. */
export function platformName(platform: string): string {
  return (isPlatform(platform) ? PLATFORMS[platform].name : null) ?? platform;
}

/** The platforms whose orders are read over an API, after the owner's consent on the platform's own page. */
export const OAUTH_PLATFORMS = ['shopify', 'woocommerce'] as const satisfies Platform[];
export type OAuthPlatform = (typeof OAUTH_PLATFORMS)[number];

/**
 * How orders of a connected store come: `at_once` by webhooks; `hourly` alone where the key may only read, so that none can be made
 * (`hourly_key`), the server has no public address (`hourly_address`), or the platform has refused them (`hourly_refused`).
 */
export const ORDERS_COME = ['at_once', 'hourly_key', 'hourly_address', 'hourly_refused'] as const;
export type OrdersCome = (typeof ORDERS_COME)[number];

/** What is left to do once a shop of a platform is saved. */
export const INTEGRATION_STATUSES = ['plugin_required', 'api_connected', 'script_required'] as const;
export type IntegrationStatus = (typeof INTEGRATION_STATUSES)[number];

const STATUS_OF = {
  plugin: 'plugin_required',
  api: 'api_connected',
  script: 'script_required',
} as const satisfies Record<string, IntegrationStatus>;

/** What is left to do once a shop of this platform is saved. */
export function integrationStatus(platform: Platform): IntegrationStatus {
  return STATUS_OF[PLATFORMS[platform].way];
}

/** The platforms of ads, by the format of their reports. */
export const AD_PLATFORMS = ['google_ads', 'meta_ads', 'tiktok_ads', 'microsoft_ads'] as const;
export type AdPlatform = (typeof AD_PLATFORMS)[number];

/** The name that each platform of ads goes by, under which its campaigns are kept. */
export const AD_PLATFORM_NAMES = {
  google_ads: 'Google Ads',
  meta_ads: 'Meta Ads',
  tiktok_ads: 'TikTok',
  microsoft_ads: 'Microsoft Advertising',
} as const satisfies Record<AdPlatform, string>;
export type AdPlatformName = (typeof AD_PLATFORM_NAMES)[AdPlatform];

/** Where the budgets of a platform's campaigns are changed, by the person who is signed in there. */
export const AD_MANAGERS = {
  google_ads: 'https://ads.google.com/aw/campaigns',
  meta_ads: 'https://adsmanager.facebook.com/adsmanager/manage/campaigns',
  tiktok_ads: 'https://ads.tiktok.com/i18n/perf/campaign',
  microsoft_ads: 'https://ui.ads.microsoft.com/campaign/vnext/campaigns',
} as const satisfies Record<AdPlatform, string>;

const AD_PLATFORM_WORDS = {
  google_ads: /google|adwords/i,
  meta_ads: /meta|facebook|instagram/i,
  tiktok_ads: /tik ?tok/i,
  microsoft_ads: /microsoft|bing/i,
} as const satisfies Record<AdPlatform, RegExp>;

/** The platform of ads that a report or a campaign names in words of its own, e.g. `Facebook`; undefined for any other. */
export function adPlatformOf(words: string): AdPlatform | undefined {
  return AD_PLATFORMS.find((platform) => AD_PLATFORM_WORDS[platform].test(words));
}

/** Why an order of a connected shop could not be read. */
export const SET_ASIDE_REASONS = [
  'order_unreadable',
  'date_unreadable',
  'amount_unreadable',
  'amount_too_large',
  'currency_differs',
  'no_exchange_rate',
] as const;
export type SetAsideReason = (typeof SET_ASIDE_REASONS)[number];

/** Why the last read of a connected shop's orders ended early. */
export const READ_PROBLEMS = ['keys_refused', 'currency_mismatch', 'platform_failed'] as const;
export type ReadProblem = (typeof READ_PROBLEMS)[number];

/** Why the last read of an ad account ended early. */
export const AD_READ_PROBLEMS = [
  /** The platform does not answer, or answers nothing that can be read. */
  'platform_failed',
  /** The platform wants fewer calls. */
  'rate_limited',
  /** The person who connected may no longer see this account. */
  'account_refused',
  /** The shop has no currency yet that its spend could be kept in. */
  'currency_unknown',
] as const;
export type AdReadProblem = (typeof AD_READ_PROBLEMS)[number];

/** Why a campaign's day of a connected ad account was left out. */
export const AD_ROW_REASONS = [
  'row_unreadable',
  'campaign_missing',
  'date_unreadable',
  'amount_unreadable',
  'amount_too_large',
  'currency_differs',
  'no_exchange_rate',
] as const;
export type AdRowReason = (typeof AD_ROW_REASONS)[number];
