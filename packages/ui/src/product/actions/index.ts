export type { ActionChange, ActionHandling, ActionItem, MonthlyEffect, UndoableAction } from './actions.ts';
export { ActionRow, type ActionRowProps } from './ActionRow.tsx';
export { InsightLinks } from './InsightLinks.tsx';
export { InsightRow } from './InsightRow.tsx';
export { UndoNotice, type UndoNoticeProps } from './UndoNotice.tsx';
export { messages as actionMessages, statusMessages as actionStatusMessages } from './actions.messages.ts';
