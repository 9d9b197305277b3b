import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  everywhere: { id: 'app.shortcuts.everywhere', defaultMessage: 'Everywhere' },
  palette: { id: 'app.shortcuts.palette', defaultMessage: 'Search and commands' },
  sheet: { id: 'app.shortcuts.sheet', defaultMessage: 'These shortcuts' },
  screens: { id: 'app.shortcuts.screens', defaultMessage: 'Open a screen' },
});
