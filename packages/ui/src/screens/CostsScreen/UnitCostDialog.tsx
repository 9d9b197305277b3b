import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import type { ProductCostRow, ProductCostTerms, TakeBackPreview } from './CostsView.ts';
import { nameOf } from './productState.ts';
import { unitCostMessages as messages } from './products.messages.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { UnitCostForm, type UnitCostFormProps } from './UnitCostForm.tsx';
import { UnitCosts } from './UnitCosts.tsx';
import type { RuleWords } from './useRuleWords.ts';

export interface UnitCostDialogProps extends Omit<UnitCostFormProps, 'state' | 'onSubmit' | 'children'> {
  words: RuleWords;
  costOf: (cost: number) => string;
  /** Whether costs can be set, or only looked at. */
  changeable: boolean;
  takeBack: TakeBackPreview;
  /** Sets the cost. A rejection is reported in the dialog, which stays open. */
  onSet: (cost: ProductCostTerms) => Promise<void>;
  onWithdraw: (id: string) => Promise<void>;
  onClose: () => void;
}

/** The costs of a product so far, and the form for a new one. */
export function UnitCostDialog(props: UnitCostDialogProps) {
  const { words, costOf, changeable, takeBack, onSet, onWithdraw, onClose, ...form } = props;
  const { product, today, currency, failureReason } = form;
  const intl = useIntl();
  const [state, setState] = useState<UnitCostFormProps['state']>('idle');
  const [asked, setAsked] = useState<ProductCostRow | null>(null);
  const submit = (cost: ProductCostTerms) => {
    setState('busy');
    onSet(cost).then(onClose, (error: unknown) => setState({ error }));
  };
  const history = (
    <UnitCosts
      product={product}
      today={today}
      words={words}
      costOf={costOf}
      {...(changeable && { onTakeBack: setAsked })}
    />
  );
  return (
    <>
      <FormDialog
        open
        title={<FormattedMessage {...messages.title} values={{ name: nameOf(product) }} />}
        busy={state === 'busy'}
        onClose={onClose}
      >
        {changeable ? (
          <UnitCostForm {...form} state={state} onSubmit={submit}>
            {history}
          </UnitCostForm>
        ) : (
          <>
            <DialogContent>{history}</DialogContent>
            <DialogActions>
              <Button onClick={onClose}>
                <FormattedMessage {...messages.close} />
              </Button>
            </DialogActions>
          </>
        )}
      </FormDialog>
      {changeable && (
        <TakeBackDialog
          question={
            asked && {
              id: asked.id,
              asked: { what: 'product_cost', id: asked.id },
              title: intl.formatMessage(messages.takeBackTitle, { amount: costOf(asked.cost) }),
              text: intl.formatMessage(messages.takeBackText, {
                name: nameOf(product),
                valid: words.validOf({ from: asked.from, to: null, once: null }),
              }),
            }
          }
          takeBack={takeBack}
          currency={currency}
          failedText={intl.formatMessage(messages.takeBackFailed)}
          onWithdraw={onWithdraw}
          failureReason={failureReason}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
