import type { ApiScope } from '@adaos/domain';
import { defineMessages, type MessageDescriptor, type NoMessageValues } from 'react-intl';

export const apiMessages = defineMessages<{
  title: NoMessageValues;
  lead: NoMessageValues;
  loadFailed: NoMessageValues;
  notIncluded: NoMessageValues;
  plans: NoMessageValues;
  address: NoMessageValues;
  assistants: NoMessageValues;
  assistantsHint: NoMessageValues;
  reference: NoMessageValues;
  calls: NoMessageValues;
  perMinute: { calls: number };
  create: NoMessageValues;
  none: NoMessageValues;
  keys: NoMessageValues;
  named: { name: string; prefix: string };
  reads: { role: string; scopes: string };
  made: { day: string; name: string };
  used: { time: string };
  neverUsed: NoMessageValues;
  expires: { day: string };
  expired: NoMessageValues;
  revoked: NoMessageValues;
  revoke: NoMessageValues;
  revokeOf: { name: string };
  revokeTitle: { name: string };
  revokeText: NoMessageValues;
  revokeAction: NoMessageValues;
  revokeFailed: NoMessageValues;
  formTitle: NoMessageValues;
  formLead: NoMessageValues;
  createFailed: NoMessageValues;
  name: NoMessageValues;
  nameHint: NoMessageValues;
  nameRequired: NoMessageValues;
  role: NoMessageValues;
  roleHint: NoMessageValues;
  scopes: NoMessageValues;
  scopesRequired: NoMessageValues;
  customersNeedAdmin: NoMessageValues;
  days: NoMessageValues;
  daysOf: { days: number };
  noEnd: NoMessageValues;
  submit: NoMessageValues;
  readyTitle: { name: string };
  readyText: NoMessageValues;
  secret: NoMessageValues;
  done: NoMessageValues;
}>({
  title: { id: 'screens.Settings.api.title', defaultMessage: 'API and assistants' },
  lead: {
    id: 'screens.Settings.api.lead',
    defaultMessage:
      'Spreadsheets, programs and AI assistants can read this shop’s figures: the same numbers as on the screens. They cannot change anything. Only admins see this.',
  },
  loadFailed: { id: 'screens.Settings.api.loadFailed', defaultMessage: 'The API keys could not be loaded' },
  notIncluded: {
    id: 'screens.Settings.api.notIncluded',
    defaultMessage: 'The API and assistants are part of the Enterprise plan.',
  },
  plans: { id: 'screens.Settings.api.plans', defaultMessage: 'See the plans' },
  address: { id: 'screens.Settings.api.address', defaultMessage: 'Address for programs' },
  assistants: { id: 'screens.Settings.api.assistants', defaultMessage: 'Address for assistants (MCP)' },
  assistantsHint: {
    id: 'screens.Settings.api.assistantsHint',
    defaultMessage:
      'Add this address as an MCP server in Claude Code, Cursor or another assistant that accepts a key, and enter the key where it asks for a token.',
  },
  reference: { id: 'screens.Settings.api.reference', defaultMessage: 'Reference and examples' },
  calls: { id: 'screens.Settings.api.calls', defaultMessage: 'Calls this month' },
  perMinute: {
    id: 'screens.Settings.api.perMinute',
    defaultMessage: 'At most {calls, plural, one {# call} other {# calls}} a minute. The app’s own calls count too.',
  },
  create: { id: 'screens.Settings.api.create', defaultMessage: 'Create a key' },
  none: { id: 'screens.Settings.api.none', defaultMessage: 'No keys yet.' },
  keys: { id: 'screens.Settings.api.keys', defaultMessage: 'API keys' },
  named: { id: 'screens.Settings.api.named', defaultMessage: '{name} (…{prefix}…)' },
  reads: { id: 'screens.Settings.api.reads', defaultMessage: '{role}: {scopes}' },
  made: { id: 'screens.Settings.api.made', defaultMessage: 'Created on {day} by {name}' },
  used: { id: 'screens.Settings.api.used', defaultMessage: 'Last used: {time}' },
  neverUsed: { id: 'screens.Settings.api.neverUsed', defaultMessage: 'Not used yet' },
  expires: { id: 'screens.Settings.api.expires', defaultMessage: 'Expires on {day}' },
  expired: { id: 'screens.Settings.api.expired', defaultMessage: 'Expired' },
  revoked: { id: 'screens.Settings.api.revoked', defaultMessage: 'Revoked' },
  revoke: { id: 'screens.Settings.api.revoke', defaultMessage: 'Revoke' },
  revokeOf: { id: 'screens.Settings.api.revokeOf', defaultMessage: 'Revoke the key {name}' },
  revokeTitle: { id: 'screens.Settings.api.revokeTitle', defaultMessage: 'Revoke the key “{name}”?' },
  revokeText: {
    id: 'screens.Settings.api.revokeText',
    defaultMessage: 'Whatever uses it stops working at once. A key cannot be restored.',
  },
  revokeAction: { id: 'screens.Settings.api.revokeAction', defaultMessage: 'Revoke the key' },
  revokeFailed: { id: 'screens.Settings.api.revokeFailed', defaultMessage: 'The key could not be revoked' },
  formTitle: { id: 'screens.Settings.api.formTitle', defaultMessage: 'Create an API key' },
  formLead: {
    id: 'screens.Settings.api.formLead',
    defaultMessage: 'One key for each program: then you can revoke one without the others.',
  },
  createFailed: { id: 'screens.Settings.api.createFailed', defaultMessage: 'The key could not be created' },
  name: { id: 'screens.Settings.api.name', defaultMessage: 'Name' },
  nameHint: { id: 'screens.Settings.api.nameHint', defaultMessage: 'What will use it, such as “Google Sheets”' },
  nameRequired: { id: 'screens.Settings.api.nameRequired', defaultMessage: 'Enter a name for the key.' },
  role: { id: 'screens.Settings.api.role', defaultMessage: 'Role' },
  roleHint: {
    id: 'screens.Settings.api.roleHint',
    defaultMessage: 'It sees what a user with this role sees, and never more than you do.',
  },
  scopes: { id: 'screens.Settings.api.scopes', defaultMessage: 'What it may read' },
  scopesRequired: { id: 'screens.Settings.api.scopesRequired', defaultMessage: 'Choose at least one.' },
  customersNeedAdmin: {
    id: 'screens.Settings.api.customersNeedAdmin',
    defaultMessage: 'Customer names need the Admin role.',
  },
  days: { id: 'screens.Settings.api.days', defaultMessage: 'Expires' },
  daysOf: {
    id: 'screens.Settings.api.daysOf',
    defaultMessage: 'In {days, plural, one {# day} other {# days}}',
  },
  noEnd: { id: 'screens.Settings.api.noEnd', defaultMessage: 'Never' },
  submit: { id: 'screens.Settings.api.submit', defaultMessage: 'Create the key' },
  readyTitle: { id: 'screens.Settings.api.readyTitle', defaultMessage: 'The key “{name}” is ready' },
  readyText: {
    id: 'screens.Settings.api.readyText',
    defaultMessage: 'Copy it now: it is shown only this once. Anyone who has it can read this shop’s figures.',
  },
  secret: { id: 'screens.Settings.api.secret', defaultMessage: 'API key' },
  done: { id: 'screens.Settings.api.done', defaultMessage: 'Done' },
});

export const scopeMessages: Readonly<Record<ApiScope, MessageDescriptor>> = defineMessages({
  'read:metrics': { id: 'screens.Settings.api.scope.metrics', defaultMessage: 'Figures' },
  'read:rows': {
    id: 'screens.Settings.api.scope.rows',
    defaultMessage: 'Orders, products, customers without names, and the ledger',
  },
  'read:customers': { id: 'screens.Settings.api.scope.customers', defaultMessage: 'Customer names' },
});
