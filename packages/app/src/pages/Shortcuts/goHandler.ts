import type { Role } from '@adaos/api';
import { createKeybindingsHandler } from 'tinykeys';
import { goKeys } from './goKeys.ts';

/** Opens a screen by `g` and its key. */
export function goHandler(role: Role, operator: boolean, open: (href: string) => void): (event: KeyboardEvent) => void {
  return createKeybindingsHandler(
    Object.fromEntries(goKeys(role, operator).map(({ key, href }) => [`g ${key}`, () => open(href)])),
  );
}
