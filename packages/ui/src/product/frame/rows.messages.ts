import { defineMessages } from 'react-intl';

export const rowMessages = defineMessages({
  state: { id: 'ui.rows.state', defaultMessage: 'Status' },
  actions: { id: 'ui.rows.actions', defaultMessage: 'Actions' },
  export: { id: 'ui.rows.export', defaultMessage: 'Export' },
});
