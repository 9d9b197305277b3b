-- When a platform last reported by webhook that orders changed, and when its webhooks were last found in order.
alter table connections add column news_at timestamptz, add column subscribed_at timestamptz;
