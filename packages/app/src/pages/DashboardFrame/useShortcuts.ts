import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionQuery } from '../../queries/session.ts';
import { useLedOn } from '../../routes/ledOn.ts';
import { useSession } from '../../state/index.ts';
import { isTyping } from './isTyping.ts';

interface Shortcuts {
  onPalette: (open: 'toggle' | 'open') => void;
  onSheet: () => void;
}

/**
 * Ctrl or Command and K, and `/`, open the palette, `?` the sheet of shortcuts, and `g` with another key a screen. None while somebody
 * types. The code of the screens' keys comes with the first key that may be one; those pressed meanwhile are not lost.
 */
export function useShortcuts({ onPalette, onSheet }: Shortcuts): void {
  const session = useSession();
  const role = session.status === 'anonymous' ? undefined : session.role;
  const operator = useSessionQuery().data?.operator ?? false;
  const navigate = useNavigate();
  const ledOn = useLedOn();
  const now = useRef({ onPalette, onSheet, open: (href: string) => void navigate(ledOn(href)) });
  useEffect(() => {
    now.current = { onPalette, onSheet, open: (href) => void navigate(ledOn(href)) };
  });
  useEffect(() => {
    let handler: Promise<(event: KeyboardEvent) => void> | undefined;
    const loadHandler = () =>
      import('../Shortcuts/index.ts').then(({ goHandler }) =>
        goHandler(role ?? 'viewer', operator, (href) => now.current.open(href)),
      );
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && key.toLowerCase() === 'k') {
        event.preventDefault(); // browsers have the same keys for their own search
        return now.current.onPalette('toggle');
      }
      if (role === undefined || isTyping(event)) return;
      if (key === '/') {
        event.preventDefault();
        return now.current.onPalette('open');
      }
      if (key === '?') return now.current.onSheet();
      if (!/^[a-z]$/i.test(key)) return;
      handler ??= loadHandler();
      handler.then(
        (handle) => handle(event),
        () => (handler = undefined),
      );
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [operator, role]);
}
