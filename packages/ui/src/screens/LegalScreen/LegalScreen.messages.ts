import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  template: NoMessageValues;
  templateText: { product: string };
  operator: NoMessageValues;
  contents: NoMessageValues;
  version: { day: string };
}>({
  template: { id: 'screens.Legal.template', defaultMessage: 'Template, to be checked by a lawyer' },
  templateText: {
    id: 'screens.Legal.templateText',
    defaultMessage:
      'This text does not name the company yet. Before {product} is offered to the public, the company must be named and a lawyer must check the text.',
  },
  operator: { id: 'screens.Legal.operator', defaultMessage: 'the company that owns this site' },
  contents: { id: 'screens.Legal.contents', defaultMessage: 'On this page' },
  version: { id: 'screens.Legal.version', defaultMessage: 'Version of {day}' },
});
