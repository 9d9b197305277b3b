import { defineMessages, type NoMessageValues } from 'react-intl';

export const currencyMessages = defineMessages<{
  firstLines: NoMessageValues;
  ordersConverted: { count: number; currency: string };
  ordersTyped: { count: number; currency: string };
  ordersWithoutRate: { count: number; currency: string };
  linesConverted: { count: number; currency: string };
  linesTyped: { count: number; currency: string };
  linesWithoutRate: { count: number; currency: string };
}>({
  firstLines: {
    id: 'screens.Integrations.mapping.firstLines',
    defaultMessage: 'In the first rows of the file:',
  },
  ordersConverted: {
    id: 'screens.Integrations.mapping.ordersConverted',
    defaultMessage:
      '{count, plural, one {# order in {currency}, converted by the rate of its day.} other {# orders in {currency}, converted by the rate of their day.}}',
  },
  ordersTyped: {
    id: 'screens.Integrations.mapping.ordersTyped',
    defaultMessage:
      '{count, plural, one {# order in {currency}, converted by the rate below.} other {# orders in {currency}, converted by the rate below.}}',
  },
  ordersWithoutRate: {
    id: 'screens.Integrations.mapping.ordersWithoutRate',
    defaultMessage:
      '{count, plural, one {# order in {currency}: no exchange rate is known, so it will be rejected.} other {# orders in {currency}: no exchange rate is known, so they will be rejected.}} To convert with a rate of your own, choose {currency} as the currency and type the rate.',
  },
  linesConverted: {
    id: 'screens.Integrations.mapping.linesConverted',
    defaultMessage:
      '{count, plural, one {# row in {currency}, converted by the rate of its day.} other {# rows in {currency}, converted by the rate of their day.}}',
  },
  linesTyped: {
    id: 'screens.Integrations.mapping.linesTyped',
    defaultMessage:
      '{count, plural, one {# row in {currency}, converted by the rate below.} other {# rows in {currency}, converted by the rate below.}}',
  },
  linesWithoutRate: {
    id: 'screens.Integrations.mapping.linesWithoutRate',
    defaultMessage:
      '{count, plural, one {# row in {currency}: no exchange rate is known, so it will be rejected.} other {# rows in {currency}: no exchange rate is known, so they will be rejected.}} To convert with a rate of your own, choose {currency} as the currency and type the rate.',
  },
});
