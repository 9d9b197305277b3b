/** Where the landing page leads; what has no address has no link. */
export type LandingHrefs = {
  home: string;
  login: string;
  signup: string;
  /** Where one who is signed in goes on. */
  dashboard?: string | undefined;
  contact?: string | undefined;
  terms?: string | undefined;
  privacy?: string | undefined;
  gdpr?: string | undefined;
};
