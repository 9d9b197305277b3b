import type { AdReadProblem, AdRowReason } from '@adaos/domain';
import { defineMessages, type NoMessageValues } from 'react-intl';
import type { AdAction } from './adTypes.ts';

export const adMessages = defineMessages<{
  loading: NoMessageValues;
  failed: NoMessageValues;
  connected: NoMessageValues;
  notConnected: NoMessageValues;
  notOffered: NoMessageValues;
  choose: NoMessageValues;
  broken: NoMessageValues;
  description: { platform: string };
  notOfferedText: { platform: string };
  settings: { platform: string };
  notAllowed: NoMessageValues;
  connect: NoMessageValues;
  connectLabel: { platform: string };
  reconnect: NoMessageValues;
  reconnectLabel: { platform: string };
  brokenText: { platform: string };
  success: { platform: string };
  connectedAt: NoMessageValues;
  accounts: NoMessageValues;
  accountsHint: NoMessageValues;
  noAccounts: { platform: string };
  number: { id: string };
  numberAndCurrency: { id: string; currency: string };
  save: NoMessageValues;
  saving: NoMessageValues;
  lastRead: NoMessageValues;
  notYet: NoMessageValues;
  late: { platform: string };
  covered: NoMessageValues;
  coveredDays: { from: string; through: string };
  campaigns: NoMessageValues;
  reading: NoMessageValues;
  readNow: NoMessageValues;
  readNowLabel: { platform: string };
  disconnect: NoMessageValues;
  disconnectLabel: { platform: string };
  askTitle: { platform: string };
  askText: { platform: string };
  setAside: { count: number };
  setAsideText: { platform: string };
  setAsideMore: { count: number };
  setAsideAll: NoMessageValues;
  setAsideFew: NoMessageValues;
  noCampaign: NoMessageValues;
  campaignAndDay: { campaign: string; day: string };
}>({
  loading: { id: 'screens.Integrations.ads.loading', defaultMessage: 'Connection is loading' },
  failed: { id: 'screens.Integrations.ads.failed', defaultMessage: 'The connection could not be loaded' },
  connected: { id: 'screens.Integrations.ads.connected', defaultMessage: 'Connected' },
  notConnected: { id: 'screens.Integrations.ads.notConnected', defaultMessage: 'Not connected' },
  notOffered: { id: 'screens.Integrations.ads.notOffered', defaultMessage: 'Files only' },
  choose: { id: 'screens.Integrations.ads.choose', defaultMessage: 'Choose an ad account' },
  broken: { id: 'screens.Integrations.ads.broken', defaultMessage: 'Connection lost' },
  description: {
    id: 'screens.Integrations.ads.description',
    defaultMessage:
      '{platform} will ask you to approve access. We only read: spend, impressions, clicks and conversions by campaign and day, up to 24 months back.',
  },
  notOfferedText: {
    id: 'screens.Integrations.ads.notOfferedText',
    defaultMessage:
      '{platform} can’t be connected here yet. Import its report as a file below; it gives the same figures.',
  },
  settings: {
    id: 'screens.Integrations.ads.settings',
    defaultMessage: 'You run this server. To offer {platform}, set these and restart it:',
  },
  notAllowed: {
    id: 'screens.Integrations.ads.notAllowed',
    defaultMessage: 'Only managers and admins can connect ad accounts.',
  },
  connect: { id: 'screens.Integrations.ads.connect', defaultMessage: 'Connect' },
  connectLabel: { id: 'screens.Integrations.ads.connectLabel', defaultMessage: 'Connect {platform}' },
  reconnect: { id: 'screens.Integrations.ads.reconnect', defaultMessage: 'Connect again' },
  reconnectLabel: { id: 'screens.Integrations.ads.reconnectLabel', defaultMessage: 'Connect again: {platform}' },
  brokenText: {
    id: 'screens.Integrations.ads.brokenText',
    defaultMessage:
      '{platform} no longer gives access to your ad accounts. What was synced is safe; connect again to continue where the sync stopped.',
  },
  success: { id: 'screens.Integrations.ads.success', defaultMessage: '{platform} is connected.' },
  connectedAt: { id: 'screens.Integrations.ads.connectedAt', defaultMessage: 'Connected on' },
  accounts: { id: 'screens.Integrations.ads.accounts', defaultMessage: 'Ad accounts' },
  accountsHint: {
    id: 'screens.Integrations.ads.accountsHint',
    defaultMessage: 'Choose those that advertise this shop. You can choose several.',
  },
  noAccounts: {
    id: 'screens.Integrations.ads.noAccounts',
    defaultMessage: 'Your user on {platform} sees no ad account. Ask for access there, then connect again.',
  },
  number: { id: 'screens.Integrations.ads.number', defaultMessage: 'Number {id}' },
  numberAndCurrency: { id: 'screens.Integrations.ads.numberAndCurrency', defaultMessage: 'Number {id}, {currency}' },
  save: { id: 'screens.Integrations.ads.save', defaultMessage: 'Save choice' },
  saving: { id: 'screens.Integrations.ads.saving', defaultMessage: 'Saving...' },
  lastRead: { id: 'screens.Integrations.ads.lastRead', defaultMessage: 'Last sync' },
  notYet: { id: 'screens.Integrations.ads.notYet', defaultMessage: 'Not yet' },
  late: {
    id: 'screens.Integrations.ads.late',
    defaultMessage: 'Late: it should be synced every hour. Sync now; if it stays late, connect {platform} again.',
  },
  covered: { id: 'screens.Integrations.ads.covered', defaultMessage: 'Days synced' },
  coveredDays: { id: 'screens.Integrations.ads.coveredDays', defaultMessage: '{from} to {through}' },
  campaigns: { id: 'screens.Integrations.ads.campaigns', defaultMessage: 'Campaigns' },
  reading: { id: 'screens.Integrations.ads.reading', defaultMessage: 'Syncing ads...' },
  readNow: { id: 'screens.Integrations.ads.readNow', defaultMessage: 'Sync now' },
  readNowLabel: { id: 'screens.Integrations.ads.readNowLabel', defaultMessage: 'Sync now: {platform}' },
  disconnect: { id: 'screens.Integrations.ads.disconnect', defaultMessage: 'Disconnect' },
  disconnectLabel: { id: 'screens.Integrations.ads.disconnectLabel', defaultMessage: 'Disconnect {platform}' },
  askTitle: { id: 'screens.Integrations.ads.askTitle', defaultMessage: 'Disconnect {platform}?' },
  askText: {
    id: 'screens.Integrations.ads.askText',
    defaultMessage:
      'We delete the keys for {platform}. Synced ad spend stays as it is; new days then come from files only.',
  },
  setAside: {
    id: 'screens.Integrations.ads.setAside',
    defaultMessage: '{count, plural, one {# line could not be read} other {# lines could not be read}}',
  },
  setAsideText: {
    id: 'screens.Integrations.ads.setAsideText',
    defaultMessage:
      'All other lines of {platform} were added. Those of the last 30 days are tried again each night; import older ones from a file.',
  },
  setAsideMore: {
    id: 'screens.Integrations.ads.setAsideMore',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  },
  setAsideAll: { id: 'screens.Integrations.ads.setAsideAll', defaultMessage: 'Show all' },
  setAsideFew: { id: 'screens.Integrations.ads.setAsideFew', defaultMessage: 'Show fewer' },
  noCampaign: { id: 'screens.Integrations.ads.noCampaign', defaultMessage: 'Without a campaign' },
  campaignAndDay: { id: 'screens.Integrations.ads.campaignAndDay', defaultMessage: '{campaign}, {day}' },
});

/** What failed, by what was tried. */
export const adErrors = defineMessages<Record<AdAction, { platform: string; message: string }>>({
  connect: { id: 'screens.Integrations.ads.error.connect', defaultMessage: 'Error connecting {platform}: {message}' },
  choose: { id: 'screens.Integrations.ads.error.choose', defaultMessage: 'Your choice was not saved: {message}' },
  read: { id: 'screens.Integrations.ads.error.read', defaultMessage: 'Error syncing {platform}: {message}' },
  disconnect: {
    id: 'screens.Integrations.ads.error.disconnect',
    defaultMessage: 'Error disconnecting {platform}: {message}',
  },
});

/** Why the last read of an account ended early, and what to do, by code. */
export const adProblems = defineMessages<Record<AdReadProblem, { platform: string }>>({
  platform_failed: {
    id: 'screens.Integrations.ads.problem.platform_failed',
    defaultMessage: 'The last sync with {platform} failed. Your data is safe and we’ll try again within the hour.',
  },
  rate_limited: {
    id: 'screens.Integrations.ads.problem.rate_limited',
    defaultMessage: '{platform} limits how often it can be asked. We’ll continue within the hour.',
  },
  account_refused: {
    id: 'screens.Integrations.ads.problem.account_refused',
    defaultMessage:
      '{platform} no longer shows us this account. Check your access to it there, or connect again with a user who has it.',
  },
  currency_unknown: {
    id: 'screens.Integrations.ads.problem.currency_unknown',
    defaultMessage:
      'Your shop has no currency yet to keep the spend in. Import your orders or set the currency in Settings, then sync again.',
  },
});

/** Why a line could not be read, by code. */
export const adReasons = defineMessages<Record<AdRowReason, NoMessageValues>>({
  row_unreadable: {
    id: 'screens.Integrations.ads.reason.row_unreadable',
    defaultMessage: 'It is incomplete or damaged.',
  },
  campaign_missing: { id: 'screens.Integrations.ads.reason.campaign_missing', defaultMessage: 'It names no campaign.' },
  date_unreadable: {
    id: 'screens.Integrations.ads.reason.date_unreadable',
    defaultMessage: 'Its date is not valid, or not one of the days asked for.',
  },
  amount_unreadable: {
    id: 'screens.Integrations.ads.reason.amount_unreadable',
    defaultMessage: 'An amount is not a number, or is below zero.',
  },
  amount_too_large: {
    id: 'screens.Integrations.ads.reason.amount_too_large',
    defaultMessage: 'An amount is too large to be right.',
  },
  currency_differs: {
    id: 'screens.Integrations.ads.reason.currency_differs',
    defaultMessage: 'It names no currency that exists.',
  },
  no_exchange_rate: {
    id: 'screens.Integrations.ads.reason.no_exchange_rate',
    defaultMessage: 'There is no exchange rate for its currency on that day.',
  },
});
