import { readItem } from './pageScript.ts';

const KEY = 'adaos_typed';

/** Keeps what is typed, by the names of the fields, over a reload. Passwords are left out. */
export function keepTyped(typed: Map<string, string>): void {
  for (const { name } of document.querySelectorAll<HTMLInputElement>('[type=password]')) typed.delete(name);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...typed]));
  } catch {
    // blocked by the browser
  }
}

/** Fills in what was kept. The app reads it when it hydrates the page. */
export function restoreTyped(): void {
  const kept = readItem(KEY, 'sessionStorage');
  if (kept === null) return;
  for (const [name, text] of JSON.parse(kept) as [string, string][]) {
    const field = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = text;
  }
  sessionStorage.removeItem(KEY);
}
