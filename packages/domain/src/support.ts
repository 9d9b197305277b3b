/** Who wrote a message of the support chat. */
export const SENDERS = ['bot', 'user'] as const;
export type Sender = (typeof SENDERS)[number];

export const CONVERSATION_STATUSES = ['open', 'closed'] as const;
export type ConversationStatus = (typeof CONVERSATION_STATUSES)[number];

/** The categories of the guides, as the product names them. */
export const GUIDE_CATEGORIES = ['Integrări', 'Analiză', 'Billing', 'Campanii', 'Securitate'] as const;
