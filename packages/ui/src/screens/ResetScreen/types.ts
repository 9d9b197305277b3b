import type { ReactNode } from 'react';
import type { PublicLink } from '../../components/PublicLayout/index.ts';

/** The state of requesting the mail. Texts are finished, in the user's language. */
export type ResetRequestView =
  | { status: 'idle' | 'busy' | 'sent' }
  /** Without a message the screen has a text of its own. */
  | { status: 'error'; message?: string | undefined };

/** The state of the page behind the mail's link. */
export type ResetConfirmView =
  /** The address has no token. */
  | { status: 'noToken' }
  | { status: 'idle' | 'busy' | 'done' }
  | {
      status: 'error';
      message?: string | undefined;
      /** `password`: the message is shown at the field; `link`: only another mail helps. */
      about?: 'password' | 'link' | undefined;
    };

/** The frame of a page of the login flow. */
export type ResetFrameProps = {
  /** The product's name. Default "Adaos". */
  productName?: string;
  /** At the top, e.g. the choice of language. */
  controls?: ReactNode;
  /** At the bottom: legal pages and contact. */
  footerLinks?: readonly PublicLink[];
  /** Under the form, e.g. the controls of a development build. */
  extra?: ReactNode;
};
