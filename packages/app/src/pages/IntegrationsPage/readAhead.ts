import { readAdConnectionsAhead } from '../../queries/adAccounts.ts';
import { readImportsAhead } from '../../queries/imports.ts';
import { readIntegrationsAhead } from '../../queries/integrations.ts';

/** The imports, and the connections of stores and of ads, before the page has come. */
export const readAhead = () => Promise.all([readImportsAhead(), readIntegrationsAhead(), readAdConnectionsAhead()]);
