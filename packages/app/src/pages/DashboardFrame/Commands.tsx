import { lazy, Suspense, useState } from 'react';
import { PaletteButton } from '@adaos/ui';
import { PartBoundary } from '../../errors/index.ts';
import { addMessages } from '../../i18n/catalogs.ts';
import { whenOnline } from '../../missingCode.ts';
import { useShortcuts } from './useShortcuts.ts';

const load = () => import('../CommandPalette/index.ts');

/** With their texts, which are not among the first. */
const CommandPalettePart = lazy(() =>
  whenOnline(async () => {
    const [part] = await Promise.all([load(), addMessages('later')]);
    return { default: part.CommandPalettePart };
  }),
);
const ShortcutSheetPart = lazy(() =>
  whenOnline(async () => {
    const [part] = await Promise.all([import('../Shortcuts/index.ts'), addMessages('later')]);
    return { default: part.ShortcutSheetPart };
  }),
);

/** The button of the command palette, the palette and the sheet of shortcuts, which keys open from everywhere in the dashboard. */
export function Commands() {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  useShortcuts({
    onPalette: (how) => {
      setOpened(true);
      setOpen((now) => how === 'open' || !now);
    },
    onSheet: () => setSheet('open'),
  });
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
      {sheet !== 'never' && (
        <PartBoundary>
          <Suspense>
            <ShortcutSheetPart open={sheet === 'open'} onClose={() => setSheet('closed')} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  );
}
