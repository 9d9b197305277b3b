import type { Language } from '@adaos/api';
import { localeOf } from '@adaos/domain';
import { billingTexts } from './billing-texts.ts';
import { contactTexts } from './contact-texts.ts';
import { invitationTexts } from './invitation-texts.ts';
import type { Letter } from './letter.ts';
import { securityTexts } from './security-texts.ts';
import { type LetterTexts, mailTexts } from './texts.ts';

export interface Occasion {
  readonly language: Language;
  /** The public address, without a slash at its end. */
  readonly origin: string;
}

type Values = Readonly<Record<string, string>>;

const resetUrl = (origin: string, token: string) => `${origin}/auth/reset/confirm?token=${encodeURIComponent(token)}`;
const verifyUrl = (origin: string, token: string) => `${origin}/auth/verify?token=${encodeURIComponent(token)}`;

/** One line without control characters, of bounded length: names come from people, and may be in a subject. */
export const asName = (text: string) =>
  Array.from(
    text
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '')
      .trim(),
  )
    .slice(0, 80)
    .join('');

const fill = (text: string, values: Values) =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

function letterOf(
  { language, origin }: Occasion,
  texts: LetterTexts,
  { url, notes, values = {} }: { url: string; notes?: Letter['notes']; values?: Values },
): Letter {
  const { linkHint, footer } = mailTexts[language];
  return {
    language,
    origin,
    subject: fill(texts.subject, values),
    heading: fill(texts.heading, values),
    intro: fill(texts.intro, values),
    button: { label: texts.button, url },
    linkHint,
    notes: notes ?? [{ text: texts.ifNotYou }],
    footer,
  };
}

/** Asks to confirm an address. */
export function verifyLetter(occasion: Occasion, token: string): Letter {
  const { verify, validity } = mailTexts[occasion.language];
  const notes = [{ text: `${validity} ${verify.ifNotYou}` }];
  return letterOf(occasion, verify, { url: verifyUrl(occasion.origin, token), notes });
}

/**
 * Says that the address has an account already.
 * @param token to choose a password with, where the address has not been confirmed; null where it has.
 */
export function alreadyRegisteredLetter(occasion: Occasion, token: string | null): Letter {
  const { language, origin } = occasion;
  const { alreadyRegistered, stillUnconfirmed, forgotPassword } = mailTexts[language];
  if (token !== null) {
    const notes = [{ text: `${securityTexts[language].once} ${stillUnconfirmed.ifNotYou}` }];
    return letterOf(occasion, stillUnconfirmed, { url: resetUrl(origin, token), notes });
  }
  return letterOf(occasion, alreadyRegistered, {
    url: `${origin}/auth`,
    notes: [{ text: forgotPassword, url: `${origin}/auth/reset` }, { text: alreadyRegistered.ifNotYou }],
  });
}

/** Leads to a new password. */
export function resetLetter(occasion: Occasion, token: string): Letter {
  const { reset, once } = securityTexts[occasion.language];
  return letterOf(occasion, reset, {
    url: resetUrl(occasion.origin, token),
    notes: [{ text: `${once} ${reset.ifNotYou}` }],
  });
}

/** Says that the password was changed. */
export function passwordChangedLetter(occasion: Occasion): Letter {
  const { passwordChanged } = securityTexts[occasion.language];
  return letterOf(occasion, passwordChanged, { url: `${occasion.origin}/auth/reset` });
}

/** @param device null where the browser did not say what it is. @param timezone IANA, e.g. `Europe/London`. */
export function newDeviceLetter(
  occasion: Occasion,
  { device, at, timezone }: { device: string | null; at: Date; timezone: string },
): Letter {
  const { newDevice, unknownDevice } = securityTexts[occasion.language];
  const time = new Intl.DateTimeFormat(localeOf(occasion.language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: timezone,
  }).format(at);
  const values = { device: asName(device ?? unknownDevice), time: `${time} (${timezone})` };
  return letterOf(occasion, newDevice, { url: `${occasion.origin}/dashboard/settings`, values });
}

/**
 * Invites to a shop; the link accepts.
 * @param hasAccount whether the address has an account, whose owner reads this.
 */
export function invitationLetter(
  occasion: Occasion,
  { inviter, shop, token, hasAccount }: { inviter: string; shop: string; token: string; hasAccount: boolean },
): Letter {
  const { invitation, invitationToAccount, validity } = invitationTexts[occasion.language];
  const texts = hasAccount ? invitationToAccount : invitation;
  const values = { inviter: asName(inviter), shop: asName(shop) };
  const notes = [{ text: `${validity} ${texts.ifNotYou}` }];
  return letterOf(occasion, texts, { url: verifyUrl(occasion.origin, token), values, notes });
}

/** To a new address, that it be confirmed. */
export function changeEmailLetter(occasion: Occasion, token: string): Letter {
  const { changeEmail } = securityTexts[occasion.language];
  const notes = [{ text: `${mailTexts[occasion.language].validity} ${changeEmail.ifNotYou}` }];
  return letterOf(occasion, changeEmail, { url: verifyUrl(occasion.origin, token), notes });
}

/** To the address of now, that another may take its place. */
export function emailChangingLetter(occasion: Occasion, email: string): Letter {
  const { emailChanging } = securityTexts[occasion.language];
  return letterOf(occasion, emailChanging, { url: `${occasion.origin}/auth/reset`, values: { email } });
}

/** To the one who has chosen a plan. @param amount in minor units */
export function subscribedLetter(
  occasion: Occasion,
  { shop, plan, amount, currency, next }: { shop: string; plan: string; amount: bigint; currency: string; next: Date },
): Letter {
  const locale = localeOf(occasion.language);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(next);
  const values = { shop: asName(shop), plan, amount: money.format(Number(amount) / 100), date };
  return letterOf(occasion, billingTexts[occasion.language].subscribed, {
    url: `${occasion.origin}/subscriptions`,
    values,
  });
}

export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly message: string;
}

/** Hands a message of the contact page on. */
export function contactLetter({ language, origin }: Occasion, contact: ContactMessage): Letter {
  const { subject, heading, reply, sender, company, linkHint, footer } = contactTexts[language];
  const values = { name: asName(contact.name), company: asName(contact.company) };
  return {
    language,
    origin,
    subject: fill(subject, values),
    heading,
    intro: contact.message,
    button: { label: fill(reply, values), url: `mailto:${encodeURIComponent(contact.email).replaceAll('%40', '@')}` },
    linkHint,
    notes: [{ text: fill(sender, values) }, { text: fill(company, values) }],
    footer,
  };
}
