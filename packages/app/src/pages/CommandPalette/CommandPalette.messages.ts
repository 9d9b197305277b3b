import { defineMessages } from 'react-intl';

export const groups = defineMessages({
  screens: { id: 'app.palette.screens', defaultMessage: 'Screens' },
  actions: { id: 'app.palette.actions', defaultMessage: 'Actions' },
  orders: { id: 'app.palette.orders', defaultMessage: 'Orders' },
  products: { id: 'app.palette.products', defaultMessage: 'Products' },
  campaigns: { id: 'app.palette.campaigns', defaultMessage: 'Campaigns' },
  customers: { id: 'app.palette.customers', defaultMessage: 'Customers' },
  guides: { id: 'app.palette.guides', defaultMessage: 'Guides' },
});

export const actions = defineMessages({
  importOrders: { id: 'app.palette.importOrders', defaultMessage: 'Import orders from a file' },
  importCosts: { id: 'app.palette.importCosts', defaultMessage: 'Import unit costs from a file' },
  missingCosts: { id: 'app.palette.missingCosts', defaultMessage: 'Show the products without a cost' },
  contactSupport: { id: 'app.palette.contactSupport', defaultMessage: 'Open the support chat' },
  light: { id: 'app.palette.light', defaultMessage: 'Switch to light mode' },
  dark: { id: 'app.palette.dark', defaultMessage: 'Switch to dark mode' },
});

export const customer = defineMessages({
  page: { id: 'app.palette.customerPage', defaultMessage: 'Profit of this customer' },
});
