-- When a platform reported by webhook what the read under way may have passed, and when its webhooks were last found in order.
alter table connections add column news_at timestamptz, add column subscribed_at timestamptz;
