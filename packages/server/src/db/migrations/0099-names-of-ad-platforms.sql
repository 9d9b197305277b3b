-- TikTok and Microsoft Advertising have one name each, however a file writes them. Campaigns that were kept under another way of writing
-- move to it, so that the same file read again finds them; one whose number is taken there already stays.
with named as (
  select shop_id, id, external_id, created_at,
    case when platform ~* 'tik ?tok' then 'TikTok' else 'Microsoft Advertising' end as name
  from campaigns
  where platform ~* '(tik ?tok|microsoft|bing)' and platform !~* '(google|adwords|meta|facebook|instagram)'
    and platform not in ('TikTok', 'Microsoft Advertising')
), first as (
  select distinct on (shop_id, name, external_id) * from named order by shop_id, name, external_id, created_at, id
)
update campaigns c set platform = f.name
from first f
where c.shop_id = f.shop_id and c.id = f.id and not exists (
  select from campaigns o where o.shop_id = f.shop_id and o.platform = f.name and o.external_id = f.external_id);
