import Alert from '@mui/material/Alert';
import type { ImportKind } from '@adaos/domain';
import { useWatch, type Control } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { currencyMessages as messages } from './currencies.messages.ts';
import { parseRate, takesRate, type MappingValues } from './mappingForm.ts';
import type { ImportPreview } from './types.ts';

export type CurrencyNotesProps = {
  control: Control<MappingValues>;
  kind: ImportKind;
  preview: ImportPreview;
  /** Null until the first import sets it: then the chosen one will be. */
  shopCurrency: string | null;
};

/** What becomes of the orders, or of the lines of ad spend, that are in another currency than the shop's. */
export function CurrencyNotes({ control, kind, preview, shopCurrency }: CurrencyNotesProps) {
  const [chosen, rate] = useWatch({ control, name: ['currency', 'rate'] });
  const others = (preview.currencies ?? []).filter(({ currency }) => currency !== (shopCurrency ?? chosen));
  if (others.length === 0 || (kind !== 'orders' && kind !== 'ads')) return null;
  const typed = takesRate(kind, shopCurrency, chosen) && parseRate(rate) !== null ? chosen : null;
  const texts =
    kind === 'ads'
      ? { typed: messages.linesTyped, converted: messages.linesConverted, left: messages.linesWithoutRate }
      : { typed: messages.ordersTyped, converted: messages.ordersConverted, left: messages.ordersWithoutRate };
  const notes = others.map((found) => {
    const state = found.currency === typed ? 'typed' : found.convertible ? 'converted' : 'left';
    return { ...found, state } as const;
  });
  const warns = notes.some(({ state }) => state === 'left');
  return (
    <Alert severity={warns ? 'warning' : 'info'} sx={{ mt: 2 }}>
      {preview.whole === false && (
        <div>
          <FormattedMessage {...messages.firstLines} />
        </div>
      )}
      {notes.map(({ currency, count, state }) => (
        <div key={currency}>
          <FormattedMessage {...texts[state]} values={{ count, currency }} />
        </div>
      ))}
    </Alert>
  );
}
