-- Messages, changed members and conversations that wait are announced by the code that writes them (support/announce.ts,
-- users/members.ts). Sessions belong to no shop: the trigger that announces their end stays with the table.
drop trigger queue_conversation on conversations;
drop trigger tell_message on support_messages;
drop trigger tell_member_change on members;
drop function queue_conversation();
drop function tell_message();
drop function tell_member_change();
