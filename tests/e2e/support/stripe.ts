import type { Page } from '@playwright/test';

/** What Stripe's own script says of a session. */
export type StripeAnswer = 'leads on' | 'refuses' | 'is blocked';

/** Stripe.js as far as the way to a checkout needs it. The browser runs it as it would Stripe's: from there, if the page's policy lets it. */
const script = (answer: StripeAnswer) => `window.Stripe = Object.assign(
  (key) => ({
    redirectToCheckout: async ({ sessionId }) => {
      if (${answer === 'refuses'}) return { error: { message: 'No such checkout.session: ' + sessionId } };
      location.href = 'https://checkout.stripe.com/c/pay/' + sessionId + '#' + key;
    },
  }),
  { version: 'basil' },
);`;

/** Stands in for Stripe's hosts within this browser: nothing leaves the machine. Gives the addresses that were asked for there. */
export async function standInForStripe(page: Page, answer: StripeAnswer): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[a-z]+\.stripe\.com\//, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.startsWith('https://checkout.stripe.com/'))
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Pay</title><h1>Pay</h1>' });
    if (answer === 'is blocked') return route.abort('blockedbyclient');
    return route.fulfill({ contentType: 'text/javascript', body: script(answer) });
  });
  return asked;
}
