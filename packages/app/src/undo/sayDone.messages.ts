import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  undone: { id: 'app.undo.undone', defaultMessage: 'Undone: it is as it was before.' },
});
