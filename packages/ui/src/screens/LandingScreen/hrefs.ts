/** Where the landing page leads; what has no address has no link. */
export type LandingHrefs = {
  home: string;
  login: string;
  signup: string;
  /** Takes the place of login and signup in the header, for one who is signed in. */
  dashboard?: string | undefined;
  contact?: string | undefined;
  terms?: string | undefined;
  privacy?: string | undefined;
  gdpr?: string | undefined;
};
