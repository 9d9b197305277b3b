/** A guide's card. `category` is one of the product's own names, e.g. `Integrări`. */
export interface GuideItem {
  title: string;
  description: string;
  /** `/docs/` and the guide's slug. */
  link: string;
  icon: string;
  category: string;
}

export type InstructionsView =
  | { status: 'loading' }
  /** `message` is finished text in the reader's language. */
  | { status: 'error'; message: string }
  | { status: 'ready'; guides: readonly GuideItem[] };

/** The quick links under the guides, by their target. */
export type QuickLink = 'api' | 'webhooks' | 'troubleshooting' | 'changelog';
