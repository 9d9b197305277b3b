export type AuthMode = 'login' | 'signup';

/** The state of requesting another verification mail: in progress, sent, refused, or not available at all. */
export type ResendStatus = 'idle' | 'busy' | 'sent' | 'failed' | 'unavailable';

/** What the login and signup screen shows. Texts are finished, in the user's language. */
export type AuthView = {
  mode: AuthMode;
  /** `code`: the password was right, the second factor is asked for. Default `password`. */
  step?: 'password' | 'code' | undefined;
  status: 'idle' | 'busy' | 'error' | 'success';
  /** The result; the screen has a text of its own where this is left out. */
  message?: string | undefined;
  /** The field that an error is about: its message is then shown there rather than above the form. */
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
  /** The address of the page that resets a forgotten password. */
  forgot: string;
};
