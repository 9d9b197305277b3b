-- Who is told of a message, of a changed member and of a conversation that waits follows from the code that writes them
-- (support/tell.ts, users/members.ts). Sessions belong to no shop: what is told of their end stays with the table.
drop trigger queue_conversation on conversations;
drop trigger tell_message on support_messages;
drop trigger tell_member_change on members;
drop function queue_conversation();
drop function tell_message();
drop function tell_member_change();
