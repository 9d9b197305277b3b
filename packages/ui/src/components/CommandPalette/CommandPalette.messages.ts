import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  title: NoMessageValues;
  field: NoMessageValues;
  searching: NoMessageValues;
  failed: NoMessageValues;
  nothing: { query: string };
  keys: NoMessageValues;
}>({
  title: { id: 'ui.CommandPalette.title', defaultMessage: 'Search and go to' },
  field: { id: 'ui.CommandPalette.field', defaultMessage: 'A screen, an order, a product, a campaign…' },
  searching: { id: 'ui.CommandPalette.searching', defaultMessage: 'Searching the shop…' },
  failed: {
    id: 'ui.CommandPalette.failed',
    defaultMessage: 'The shop could not be searched. Screens and actions are found all the same.',
  },
  nothing: { id: 'ui.CommandPalette.nothing', defaultMessage: 'Nothing found for “{query}”' },
  keys: { id: 'ui.CommandPalette.keys', defaultMessage: '↑ ↓ to choose, Enter to open, Esc to close' },
});
