import { useEffect } from 'react';
import { pageShown } from '../pageShown.ts';

/** Beside a page: reports that the page is on screen. */
export function PageShown() {
  useEffect(() => pageShown.resolve(), []);
  return null;
}
