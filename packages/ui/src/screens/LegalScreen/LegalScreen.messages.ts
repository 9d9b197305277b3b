import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  template: NoMessageValues;
  templateText: { product: string };
  contents: NoMessageValues;
  version: { day: string };
}>({
  template: { id: 'screens.Legal.template', defaultMessage: 'Template, to be checked by a lawyer' },
  templateText: {
    id: 'screens.Legal.templateText',
    defaultMessage:
      'This text is a template. The operator of this site must have it checked by a lawyer and fill in the facts in square brackets before {product} is offered to the public.',
  },
  contents: { id: 'screens.Legal.contents', defaultMessage: 'On this page' },
  version: { id: 'screens.Legal.version', defaultMessage: 'Version of {day}' },
});
