import { lazy, Suspense, useEffect, useState } from 'react';
import { PaletteButton } from '@adaos/ui';
import { PartBoundary } from '../../errors/index.ts';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';

const load = () => import('../CommandPalette/index.ts');

/** With its texts, which are not among the first. */
const CommandPalettePart = lazy(() =>
  whenOnline(async () => {
    const [part] = await Promise.all([load(), addMessages('later')]);
    return { default: part.CommandPalettePart };
  }),
);

/** The button of the command palette, and the palette, which Ctrl or Command and K open from everywhere in the dashboard. */
export function Commands() {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k')
        return;
      event.preventDefault(); // browsers have the same keys for their own search
      setOpened(true);
      setOpen((now) => !now);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <>
      <PaletteButton
        onIntent={() => void load().catch(() => undefined)}
        onOpen={() => {
          setOpened(true);
          setOpen(true);
        }}
      />
      {opened && (
        <PartBoundary>
          <Suspense>
            <CommandPalettePart open={open} onClose={() => setOpen(false)} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
