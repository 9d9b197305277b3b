/** The addresses that the landing page links to; what has no address has no link. */
export type LandingHrefs = {
  home: string;
  login: string;
  signup: string;
  /** The address for signed-in users. */
  dashboard?: string | undefined;
  contact?: string | undefined;
  terms?: string | undefined;
  privacy?: string | undefined;
  gdpr?: string | undefined;
};
