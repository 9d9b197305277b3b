import type { Language } from '@adaos/api';
import { LANGUAGES } from '@adaos/domain';
import { describe, expect, test } from 'vitest';
import {
  alreadyRegisteredLetter,
  changeEmailLetter,
  contactLetter,
  emailChangingLetter,
  invitationLetter,
  newDeviceLetter,
  passwordChangedLetter,
  resetLetter,
  subscribedLetter,
  verifyLetter,
} from './compose.ts';
import { billingTexts } from './billing-texts.ts';
import { contactTexts } from './contact-texts.ts';
import { html } from '../html/html.ts';
import { letterHtml, letterText } from './letter.ts';
import { invitationTexts } from './invitation-texts.ts';
import { securityTexts } from './security-texts.ts';
import { mailTexts } from './texts.ts';

const origin = 'https://app.adaos.example';

const leaves = (value: object): string[] =>
  Object.values(value).flatMap((leaf: string | object) => (typeof leaf === 'string' ? [leaf] : leaves(leaf)));

describe.each(LANGUAGES)('in %s', (language: Language) => {
  const letters = [
    verifyLetter({ language, origin }, 'a-token'),
    alreadyRegisteredLetter({ language, origin }, null),
    alreadyRegisteredLetter({ language, origin }, 'a-token'),
    resetLetter({ language, origin }, 'a-token'),
    passwordChangedLetter({ language, origin }),
    newDeviceLetter({ language, origin }, { device: 'Safari, iPhone', at: new Date(0), timezone: 'Europe/Bucharest' }),
    newDeviceLetter({ language, origin }, { device: null, at: new Date(0), timezone: 'UTC' }),
    invitationLetter(
      { language, origin },
      { inviter: 'Ana', shop: 'Lână și Lut', token: 'a-token', hasAccount: false },
    ),
    invitationLetter({ language, origin }, { inviter: 'Ana', shop: 'Lână și Lut', token: 'a-token', hasAccount: true }),
    changeEmailLetter({ language, origin }, 'a-token'),
    emailChangingLetter({ language, origin }, 'new@shop.example'),
    subscribedLetter(
      { language, origin },
      { shop: 'Lână și Lut', plan: 'Growth', amount: 69_900n, currency: 'EUR', next: new Date('2026-02-15T00:00:00Z') },
    ),
    contactLetter({ language, origin }, { name: 'Ana', email: 'ana@shop.example', company: 'Lut', message: 'Salut' }),
  ];

  test.each(letters)('"$subject" says the same in text and in HTML', (letter) => {
    const asHtml = letterHtml(letter);
    const asText = letterText(letter);
    expect(asHtml).toContain(`<html lang="${language}"`);
    for (const part of [letter.heading, letter.intro, letter.button.label, letter.button.url, letter.footer]) {
      expect(asText).toContain(part);
      expect(asHtml).toContain(html`${part}`.toString());
    }
    for (const { text, url = '' } of letter.notes) {
      expect(asText).toContain(url ? `${text}\n${url}` : text);
      expect(asHtml).toContain(html`${text}`.toString());
    }
  });

  test('the texts are its own, with the right letters and quotation marks', () => {
    for (const all of [mailTexts, securityTexts, invitationTexts, billingTexts, contactTexts]) {
      const texts = leaves(all[language]);
      expect(texts.join('')).not.toMatch(/[şţŞŢ]|'|\s{2}/);
      if (language !== 'en') expect(texts.filter((text) => leaves(all.en).includes(text))).toEqual([]);
      const placeholders = leaves(all.en).map((text) => text.match(/\{\w+\}/g)?.toSorted());
      expect(texts.map((text) => [...new Set(text.match(/\{\w+\}/g))].toSorted())).toEqual(
        placeholders.map((names) => [...new Set(names)]),
      );
    }
  });

  test('every placeholder is filled', () => {
    for (const letter of letters) expect(letterText(letter)).not.toMatch(/[{}]/);
  });
});

test('[AUTH-14] the link leads to the page of the app, with the token', () => {
  const { button } = verifyLetter({ language: 'en', origin }, 'to/ken');
  expect(button.url).toBe('https://app.adaos.example/auth/verify?token=to%2Fken');
});

test('[AUTH-16] the link for a new password leads to its page, with the token', () => {
  const { button } = resetLetter({ language: 'en', origin }, 'to/ken');
  expect(button.url).toBe('https://app.adaos.example/auth/reset/confirm?token=to%2Fken');
});

test('names of people stay on one line, of bounded length', () => {
  const inviter = `Ana\r\nBcc: x ${'a'.repeat(300)}`;
  const { subject } = invitationLetter(
    { language: 'en', origin },
    { inviter, shop: 'Shop', token: 'x', hasAccount: false },
  );
  expect(subject).toMatch(/^Ana Bcc: x a+ invites you to Shop on Adaos$/);
  expect(subject.length).toBeLessThan(120);
});

test('a name in a letter holds no control character and turns no text around', () => {
  const shop = 'Shop\u202E\u0000\u001B[2J\u2066 & Co';
  const { subject, intro } = invitationLetter(
    { language: 'en', origin },
    { inviter: 'Ana', shop, token: 'x', hasAccount: true },
  );
  expect(subject).toBe('Ana invites you to Shop[2J & Co on Adaos');
  expect(intro).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
});

test('an address is no more than an address in the link to answer it', () => {
  const { button } = contactLetter(
    { language: 'en', origin },
    { name: 'Ana', email: 'ana+a&b?cc=x@shop.example', company: 'Lut', message: 'Hello' },
  );
  expect(button.url).toBe('mailto:ana%2Ba%26b%3Fcc%3Dx@shop.example');
});

test('the time of a sign-in is that of the reader', () => {
  const at = new Date('2026-07-01T21:30:00Z');
  const { intro } = newDeviceLetter(
    { language: 'ro', origin },
    { device: 'Firefox', at, timezone: 'Europe/Bucharest' },
  );
  expect(intro).toContain('2 iulie 2026');
  expect(intro).toContain('00:30 (Europe/Bucharest)');
});

test('what is put into a letter is text, never HTML', () => {
  const letter = { ...verifyLetter({ language: 'en', origin }, 'x'), intro: '<script>alert("1")</script>' };
  expect(letterHtml(letter)).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;');
  expect(letterHtml(letter)).not.toContain('<script');
});
