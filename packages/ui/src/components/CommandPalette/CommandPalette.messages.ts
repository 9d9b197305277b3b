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
    defaultMessage: 'We could not search the shop’s data. Screens and actions still work.',
  },
  nothing: { id: 'ui.CommandPalette.nothing', defaultMessage: 'Nothing found for “{query}”' },
  keys: { id: 'ui.CommandPalette.keys', defaultMessage: '↑ ↓ to choose, Enter to open, Esc to close' },
});
