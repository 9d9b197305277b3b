import { defineMessages, type NoMessageValues } from 'react-intl';

export const subscriptionMessages = defineMessages({
  table: { id: 'screens.Admin.subscriptions.table', defaultMessage: 'Subscriptions of the shop' },
  plan: { id: 'screens.Admin.subscriptions.plan', defaultMessage: 'Plan' },
  user: { id: 'screens.Admin.subscriptions.user', defaultMessage: 'Chosen by' },
  price: { id: 'screens.Admin.subscriptions.price', defaultMessage: 'Price per month' },
  start: { id: 'screens.Admin.subscriptions.start', defaultMessage: 'From' },
  end: { id: 'screens.Admin.subscriptions.end', defaultMessage: 'To' },
  active: { id: 'screens.Admin.subscriptions.active', defaultMessage: 'Active' },
  cancelled: { id: 'screens.Admin.subscriptions.cancelled', defaultMessage: 'Cancelled' },
  pending: { id: 'screens.Admin.subscriptions.pending', defaultMessage: 'Pending' },
  loadFailed: { id: 'screens.Admin.subscriptions.loadFailed', defaultMessage: 'The subscriptions could not be loaded' },
  emptyTitle: { id: 'screens.Admin.subscriptions.emptyTitle', defaultMessage: 'No subscription yet' },
  emptyText: {
    id: 'screens.Admin.subscriptions.emptyText',
    defaultMessage: 'Your subscription history will appear here.',
  },
});

export const auditMessages = defineMessages({
  table: { id: 'screens.Admin.audit.table', defaultMessage: 'Activity log' },
  at: { id: 'screens.Admin.audit.at', defaultMessage: 'When' },
  actor: { id: 'screens.Admin.audit.actor', defaultMessage: 'Who' },
  action: { id: 'screens.Admin.audit.action', defaultMessage: 'Action' },
  product: { id: 'screens.Admin.audit.product', defaultMessage: 'Automatic' },
  loadFailed: { id: 'screens.Admin.audit.loadFailed', defaultMessage: 'The activity log could not be loaded' },
  emptyTitle: { id: 'screens.Admin.audit.emptyTitle', defaultMessage: 'Nothing recorded yet' },
  emptyText: {
    id: 'screens.Admin.audit.emptyText',
    defaultMessage: 'This log lists changes to users, roles, integrations and the plan, and who made them.',
  },
});

export const actionMessages = defineMessages<{
  user_created: { target: string; role: string };
  user_deleted: { target: string };
  role_changed: { target: string; from: string; to: string };
  integration_saved: { target: string };
  integration_deleted: { target: string };
  platform_connected: { target: string };
  platform_disconnected: { target: string };
  subscription_started: { target: string };
  plan_changed: { from: string; to: string };
  subscription_cancelled: NoMessageValues;
  subscription_resumed: NoMessageValues;
  shop_added: { target: string };
  shop_calendar_set: { from: string; to: string };
  goods_cost_set: { from: string; to: string };
  cost_rule_added: { target: string };
  cost_rule_withdrawn: { target: string };
  take_back_undone: { target: string };
  product_cost_set: { target: string };
  product_cost_withdrawn: { target: string };
  product_facts_set: { target: string };
  allocation_key_set: { target: string };
  purchase_order_placed: { target: string };
  purchase_order_cancelled: { target: string };
  goods_received: { target: string };
  goods_receipt_undone: { target: string };
  api_key_created: { target: string };
  api_key_revoked: { target: string };
  notice_hook_saved: { target: string };
  notice_hook_removed: { target: string };
  notice_hook_stopped: { target: string };
  fraud_threshold_set: { from: string; to: string };
  fraud_verdict_set: { target: string; from: string; to: string };
  order_cost_set: { target: string };
  order_cost_withdrawn: { target: string };
  order_cost_file_withdrawn: { target: string };
  line_is_no_product: { target: string };
  line_is_product: { target: string };
  line_decision_withdrawn: { target: string };
  ad_spend_added: { target: string };
  ad_spend_withdrawn: { target: string };
  no_ads_stated: { target: string };
  no_ads_withdrawn: { target: string };
  number_decided: { target: string };
  customer_erased: { target: string };
  customer_exported: { target: string };
  customers_exported: NoMessageValues;
  shop_exported: NoMessageValues;
}>({
  user_created: { id: 'screens.Admin.action.user_created', defaultMessage: 'Added {target} ({role})' },
  user_deleted: { id: 'screens.Admin.action.user_deleted', defaultMessage: 'Deleted {target}' },
  role_changed: {
    id: 'screens.Admin.action.role_changed',
    defaultMessage: 'Changed the role of {target}: {to} (was {from})',
  },
  integration_saved: { id: 'screens.Admin.action.integration_saved', defaultMessage: 'Saved the integration {target}' },
  integration_deleted: {
    id: 'screens.Admin.action.integration_deleted',
    defaultMessage: 'Removed the integration {target}',
  },
  platform_connected: { id: 'screens.Admin.action.platform_connected', defaultMessage: 'Connected {target}' },
  platform_disconnected: { id: 'screens.Admin.action.platform_disconnected', defaultMessage: 'Disconnected {target}' },
  subscription_started: { id: 'screens.Admin.action.subscription_started', defaultMessage: 'Chose the plan {target}' },
  plan_changed: { id: 'screens.Admin.action.plan_changed', defaultMessage: 'Changed the plan: {to} (was {from})' },
  subscription_cancelled: {
    id: 'screens.Admin.action.subscription_cancelled',
    defaultMessage: 'Cancelled the subscription',
  },
  subscription_resumed: {
    id: 'screens.Admin.action.subscription_resumed',
    defaultMessage: 'Resumed the subscription',
  },
  shop_added: { id: 'screens.Admin.action.shop_added', defaultMessage: 'Added the shop {target} to the plan' },
  shop_calendar_set: {
    id: 'screens.Admin.action.shop_calendar_set',
    defaultMessage: 'Set the shop’s currency and time zone: {to} (was {from})',
  },
  goods_cost_set: {
    id: 'screens.Admin.action.goods_cost_set',
    defaultMessage: 'Set the cost of goods, as a percentage of net sales: {to} (was {from})',
  },
  cost_rule_added: { id: 'screens.Admin.action.cost_rule_added', defaultMessage: 'Added a cost rule: {target}' },
  cost_rule_withdrawn: {
    id: 'screens.Admin.action.cost_rule_withdrawn',
    defaultMessage: 'Took back a cost rule: {target}',
  },
  take_back_undone: { id: 'screens.Admin.action.take_back_undone', defaultMessage: 'Restored a cost: {target}' },
  product_cost_set: {
    id: 'screens.Admin.action.product_cost_set',
    defaultMessage: 'Set the unit cost of {target}',
  },
  product_facts_set: {
    id: 'screens.Admin.action.product_facts_set',
    defaultMessage: 'Set the group and weight of {target}',
  },
  allocation_key_set: {
    id: 'screens.Admin.action.allocation_key_set',
    defaultMessage: 'Set how order costs are shared by products: {target}',
  },
  product_cost_withdrawn: {
    id: 'screens.Admin.action.product_cost_withdrawn',
    defaultMessage: 'Took back a unit cost of {target}',
  },
  purchase_order_placed: {
    id: 'screens.Admin.action.purchase_order_placed',
    defaultMessage: 'Placed a purchase order: {target}',
  },
  purchase_order_cancelled: {
    id: 'screens.Admin.action.purchase_order_cancelled',
    defaultMessage: 'Cancelled a purchase order: {target}',
  },
  goods_received: { id: 'screens.Admin.action.goods_received', defaultMessage: 'Entered received goods: {target}' },
  notice_hook_saved: {
    id: 'screens.Admin.action.notice_hook_saved',
    defaultMessage: 'Connected notifications to {target}',
  },
  notice_hook_removed: {
    id: 'screens.Admin.action.notice_hook_removed',
    defaultMessage: 'Disconnected notifications from {target}',
  },
  notice_hook_stopped: {
    id: 'screens.Admin.action.notice_hook_stopped',
    defaultMessage: 'Notifications to {target} were stopped: several messages in a row failed',
  },
  api_key_created: { id: 'screens.Admin.action.api_key_created', defaultMessage: 'Created the API key {target}' },
  api_key_revoked: { id: 'screens.Admin.action.api_key_revoked', defaultMessage: 'Revoked the API key {target}' },
  goods_receipt_undone: {
    id: 'screens.Admin.action.goods_receipt_undone',
    defaultMessage: 'Undid a receipt of goods: {target}',
  },
  fraud_threshold_set: {
    id: 'screens.Admin.action.fraud_threshold_set',
    defaultMessage: 'Set the threshold for fraud alerts: {to} (was {from})',
  },
  fraud_verdict_set: {
    id: 'screens.Admin.action.fraud_verdict_set',
    defaultMessage: 'Gave a verdict on order {target}: {to} (was {from})',
  },
  order_cost_set: {
    id: 'screens.Admin.action.order_cost_set',
    defaultMessage: 'Recorded a real cost of order {target}',
  },
  order_cost_withdrawn: {
    id: 'screens.Admin.action.order_cost_withdrawn',
    defaultMessage: 'Took back a real cost of order {target}',
  },
  order_cost_file_withdrawn: {
    id: 'screens.Admin.action.order_cost_file_withdrawn',
    defaultMessage: 'Took back the order costs of the file {target}',
  },
  line_is_no_product: {
    id: 'screens.Admin.action.line_is_no_product',
    defaultMessage: 'Confirmed that {target} is not a product',
  },
  line_is_product: { id: 'screens.Admin.action.line_is_product', defaultMessage: 'Kept {target} as a product' },
  line_decision_withdrawn: {
    id: 'screens.Admin.action.line_decision_withdrawn',
    defaultMessage: 'Took back whether {target} is a product',
  },
  ad_spend_added: { id: 'screens.Admin.action.ad_spend_added', defaultMessage: 'Entered ad spend: {target}' },
  ad_spend_withdrawn: {
    id: 'screens.Admin.action.ad_spend_withdrawn',
    defaultMessage: 'Took back ad spend: {target}',
  },
  no_ads_stated: { id: 'screens.Admin.action.no_ads_stated', defaultMessage: 'Entered that no ads ran: {target}' },
  no_ads_withdrawn: {
    id: 'screens.Admin.action.no_ads_withdrawn',
    defaultMessage: 'Took back the entry that no ads ran: {target}',
  },
  number_decided: {
    id: 'screens.Admin.action.number_decided',
    defaultMessage: 'Decided about the orders with number {target}',
  },
  customer_erased: {
    id: 'screens.Admin.action.customer_erased',
    defaultMessage: 'Erased the personal data of customer {target}',
  },
  customer_exported: {
    id: 'screens.Admin.action.customer_exported',
    defaultMessage: 'Exported the data of customer {target}',
  },
  customers_exported: {
    id: 'screens.Admin.action.customers_exported',
    defaultMessage: 'Exported the list of customers',
  },
  shop_exported: {
    id: 'screens.Admin.action.shop_exported',
    defaultMessage: 'Exported all of the shop’s data',
  },
});
