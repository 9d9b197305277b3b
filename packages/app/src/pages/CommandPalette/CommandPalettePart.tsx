import { SEARCH_LEAST } from '@adaos/api';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { CommandPalette } from '@adaos/ui';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useGuidesQuery } from '../../queries/guides.ts';
import { useSearchQuery } from '../../queries/search.ts';
import { useSessionQuery } from '../../queries/session.ts';
import { useLedOn } from '../../routes/ledOn.ts';
import { useSession } from '../../state/index.ts';
import { useSettled } from '../CostsPage/useSettled.ts';
import { commandsFor } from './commands.ts';

const SETTLED_AFTER_MS = 150;

/** Finds and opens screens, orders, products, campaigns, customers, actions and guides from the keyboard. */
export function CommandPalettePart({ open, onClose }: { open: boolean; onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const ledOn = useLedOn();
  const session = useSession();
  const operator = useSessionQuery().data?.operator ?? false;
  const guides = useGuidesQuery(useLanguage()).data?.guides ?? [];
  const [query, setQuery] = useState('');
  const words = query.trim();
  const asked = useSettled(words, SETTLED_AFTER_MS);
  const { data, isFetching, isError } = useSearchQuery(asked);
  if (session.status === 'anonymous') return null;

  const found = words.length < SEARCH_LEAST ? undefined : data;
  const commands = commandsFor(intl, { role: session.role, operator, guides, found });
  const close = () => {
    setQuery('');
    onClose();
  };
  const choose = (id: string) => {
    const { opens } = commands.find((command) => command.id === id) ?? {};
    close();
    if (typeof opens === 'string') void navigate(ledOn(opens));
    else opens?.();
  };
  return (
    <CommandPalette
      open={open}
      options={commands}
      query={query}
      onQueryChange={setQuery}
      onChoose={choose}
      onClose={close}
      searching={words !== asked || isFetching}
      failed={isError}
    />
  );
}
