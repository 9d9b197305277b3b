import type { AlertItem } from '@adaos/ui/screens/AlertsScreen';
import { paths } from '../../routes/paths.ts';
import { type ActionHrefs, budgetOf, namesIn, ofProduct } from './actionHrefs.ts';

// Apart from the actions, which the overview shows.
/** The places of alerts, by their codes. */
const ALERT_PLACES: Readonly<Record<string, (subject: string, names: ReturnType<typeof namesIn>) => ActionHrefs>> = {
  stock_critical: (item, { product }) => ({ why: paths.stockOf(product), place: paths.orderItem(item) }),
  // What to do about it is advised apart, once the campaign's days are enough.
  below_break_even: (id) => ({ why: paths.campaign(id, { sample: false }) }),
  overspent: (id) => ({
    why: paths.campaign(id, { sample: false }),
    place: budgetOf(id, false),
  }),
  fraud_rate: () => ({ why: paths.fraud }),
  returns_rising: ofProduct,
  supplier_late: (_, { supplier }) => ({ why: paths.stockOf(supplier), place: paths.suppliers }),
  data_old: () => ({ place: paths.integrations }),
};

/** Where the rows behind an alert are, and where something is done about it; nowhere where it does not say what it is of. */
export function alertHrefs({ subject, wording }: Pick<AlertItem, 'subject' | 'wording'>): ActionHrefs {
  if (subject === undefined) return {};
  return ALERT_PLACES[wording?.code.replace('alert.', '') ?? '']?.(subject, namesIn(wording)) ?? {};
}
