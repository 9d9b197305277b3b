import { defineMessages, type NoMessageValues } from 'react-intl';

/** The figures that several screens show; docs/glossary.md has the same definitions. */
export type DefinedTerm =
  | 'averageOrder'
  | 'refunds'
  | 'returnRate'
  | 'conversions'
  | 'conversionRate'
  | 'visits'
  | 'ordersOfVisits';

export const definitions = defineMessages<Record<DefinedTerm, NoMessageValues>>({
  averageOrder: {
    id: 'ui.Definition.averageOrder',
    defaultMessage: 'Net sales divided by orders: without VAT and shipping, less discounts and returns.',
  },
  refunds: {
    id: 'ui.Definition.refunds',
    defaultMessage:
      'Orders refunded in this period, each counted once: by a refund, by their status, or by a lost dispute.',
  },
  returnRate: {
    id: 'ui.Definition.returnRate',
    defaultMessage: 'Of 100 orders placed in this period, how many were refunded later, in whole or in part.',
  },
  conversions: {
    id: 'ui.Definition.conversions',
    defaultMessage:
      'Purchases that the ad platform reports for the campaign. They can differ from the orders of your shop.',
  },
  conversionRate: {
    id: 'ui.Definition.conversionRate',
    defaultMessage: 'Conversions out of 100 clicks on the ads.',
  },
  visits: {
    id: 'ui.Definition.visits',
    defaultMessage:
      'A visit begins with a page opened from elsewhere: not through a link in the shop, nor by reloading or going back. Coming back from a payment page counts as a new visit.',
  },
  ordersOfVisits: {
    id: 'ui.Definition.ordersOfVisits',
    defaultMessage:
      'Orders that the script reported, out of 100 visits that it counted. Your shop may have other orders, too.',
  },
});
