/** What the admin log records. */
export const AUDIT_ACTIONS = [
  'user_created',
  'user_deleted',
  'role_changed',
  'integration_saved',
  'integration_deleted',
  'platform_connected',
  'platform_disconnected',
  'subscription_started',
  'plan_changed',
  'subscription_cancelled',
  'subscription_resumed',
  'goods_cost_set',
  'cost_rule_added',
  'cost_rule_withdrawn',
  'product_cost_set',
  'product_cost_withdrawn',
  'fraud_threshold_set',
  'fraud_verdict_set',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
