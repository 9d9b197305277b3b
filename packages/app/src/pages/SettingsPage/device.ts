import { parse } from 'bowser';

/** The browser and system in words, e.g. `Firefox, Linux`; null where neither is known. */
export function deviceName(userAgent: string | null): string | null {
  if (!userAgent) return null;
  const { browser, os } = parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ') || null;
}
