// The typeface of a prerendered page. It is fetched after the first paint, which it would delay.
import { addLink, readItem } from './pageScript.ts';
import fonts from './fonts/fonts.css?url';
import latin from './fonts/inter-latin.woff2?url';
import romanian from './fonts/inter-romanian.woff2?url';

const FETCHED = 'adaos_typeface';

function apply(): void {
  if (!document.querySelector('link[rel=stylesheet]')) addLink('stylesheet', fonts);
}

/** Fetches the typeface. Where there is a mouse it is applied as soon as it is here. */
export function fetchTypeface(): void {
  for (const cut of [latin, romanian]) addLink('prefetch', cut);
  try {
    sessionStorage.setItem(FETCHED, '1');
  } catch {
    // The next page fetches it again.
  }
  if (matchMedia('(hover: hover)').matches) apply();
}

/**
 * Applies the typeface at once where an earlier page has fetched it. On a phone, where it would move the lines that are being read,
 * it is otherwise applied at the first touch or while the page is out of sight.
 */
export function applyTypeface(): void {
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, apply, { once: true, passive: true });
  document.addEventListener('visibilitychange', () => document.hidden && apply());
  if (readItem(FETCHED, 'sessionStorage')) apply();
}
