import { defineMessages, type NoMessageValues } from 'react-intl';

export const fileDropMessages = defineMessages<{
  drop: NoMessageValues;
  dropNow: NoMessageValues;
  choose: NoMessageValues;
  remove: { name: string };
  kind: { endings: string };
  several: NoMessageValues;
}>({
  drop: { id: 'ui.FileDrop.drop', defaultMessage: 'Drop the file here, or' },
  dropNow: { id: 'ui.FileDrop.dropNow', defaultMessage: 'Release to choose this file' },
  choose: { id: 'ui.FileDrop.choose', defaultMessage: 'Choose a file' },
  remove: { id: 'ui.FileDrop.remove', defaultMessage: 'Remove {name}' },
  kind: {
    id: 'ui.FileDrop.kind',
    defaultMessage: 'This kind of file cannot be read here. Choose one that ends in {endings}.',
  },
  several: { id: 'ui.FileDrop.several', defaultMessage: 'Only one file at a time, please. Nothing was chosen.' },
});
