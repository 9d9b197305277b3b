export type AuthMode = 'login' | 'signup';

/** A verification mail asked for anew: under way, sent, refused, or not to be had at all. */
export type ResendStatus = 'idle' | 'busy' | 'sent' | 'failed' | 'unavailable';

/** What the login and signup screen shows. Texts are finished, in the user's language. */
export type AuthView = {
  mode: AuthMode;
  /** `code`: the password was right, the second factor is asked for. Default `password`. */
  step?: 'password' | 'code' | undefined;
  status: 'idle' | 'busy' | 'error' | 'success';
  /** What came of it; the screen has a text of its own where this is left out. */
  message?: string | undefined;
  /** The field that an error speaks of: its message then stands there rather than above the form. */
  field?: 'password' | undefined;
  /** With an error: whole seconds to wait before the next try. */
  retryAfter?: number | undefined;
  /** Offers to send the verification mail again. */
  offerResend?: boolean | undefined;
  resend?: { status: ResendStatus; message?: string | undefined } | undefined;
};

export type AuthHrefs = {
  home: string;
  login: string;
  signup: string;
  /** Where a forgotten password is reset. */
  forgot: string;
};
