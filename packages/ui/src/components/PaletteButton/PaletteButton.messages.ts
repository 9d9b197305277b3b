import { defineMessage } from 'react-intl';

export const buttonLabel = defineMessage({ id: 'ui.PaletteButton.label', defaultMessage: 'Search (Ctrl K)' });
