export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'gdpr'] as const;
export type LegalName = (typeof LEGAL_DOCUMENTS)[number];

export type LegalSection = {
  /** The section's anchor. */
  id: string;
  title: string;
  /** Paragraphs; an array is a list of points. `{product}`, `{company}` and `{email}` are filled in. */
  body: readonly (string | readonly string[])[];
};

/** A legal text in one language. */
export type LegalDocument = {
  title: string;
  lead: string;
  /** Day of this version, `YYYY-MM-DD`. */
  version: string;
  sections: readonly LegalSection[];
};

/** The legal texts of one language. */
export type LegalContent = Record<LegalName, LegalDocument>;
