import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  open: NoMessageValues;
  title: NoMessageValues;
  none: NoMessageValues;
  failed: NoMessageValues;
  retry: NoMessageValues;
  shared: NoMessageValues;
  sharedBy: { name: string };
  remove: { name: string };
  save: NoMessageValues;
  name: NoMessageValues;
  share: NoMessageValues;
  apply: NoMessageValues;
  nameMissing: NoMessageValues;
  saveFailed: NoMessageValues;
}>({
  open: { id: 'ui.SavedViews.open', defaultMessage: 'Views' },
  title: { id: 'ui.SavedViews.title', defaultMessage: 'Saved views' },
  none: { id: 'ui.SavedViews.none', defaultMessage: 'No view is saved yet.' },
  failed: { id: 'ui.SavedViews.failed', defaultMessage: 'The views could not be loaded.' },
  retry: { id: 'ui.SavedViews.retry', defaultMessage: 'Try again' },
  shared: { id: 'ui.SavedViews.shared', defaultMessage: 'Shared with the shop' },
  sharedBy: { id: 'ui.SavedViews.sharedBy', defaultMessage: 'Shared by {name}' },
  remove: { id: 'ui.SavedViews.remove', defaultMessage: 'Remove “{name}”' },
  save: { id: 'ui.SavedViews.save', defaultMessage: 'Save what is shown now' },
  name: { id: 'ui.SavedViews.name', defaultMessage: 'Name' },
  share: { id: 'ui.SavedViews.share', defaultMessage: 'Share with the shop' },
  apply: { id: 'ui.SavedViews.apply', defaultMessage: 'Save view' },
  nameMissing: { id: 'ui.SavedViews.nameMissing', defaultMessage: 'Enter a name.' },
  saveFailed: { id: 'ui.SavedViews.saveFailed', defaultMessage: 'The view was not saved. Please try again.' },
});
