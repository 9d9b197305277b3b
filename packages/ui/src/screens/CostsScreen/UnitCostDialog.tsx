import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '../../forms/FormDialog/index.ts';
import type { ProductCostRow, TakeBackPreview } from './CostsView.ts';
import { nameOf } from './productState.ts';
import { unitCostMessages as messages } from './products.messages.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { UnitCostForm, type UnitCostFormProps } from './UnitCostForm.tsx';
import { UnitCosts } from './UnitCosts.tsx';
import type { RuleWords } from './useRuleWords.ts';

export interface UnitCostDialogProps extends Omit<UnitCostFormProps, 'title' | 'children'> {
  words: RuleWords;
  costOf: (cost: number) => string;
  /** Whether costs can be set, or only looked at. */
  changeable: boolean;
  takeBack: TakeBackPreview;
  onWithdraw: (id: string) => Promise<void>;
}

/** The costs of a product so far, and the form for a new one. */
export function UnitCostDialog(props: UnitCostDialogProps) {
  const { words, costOf, changeable, takeBack, onWithdraw, ...form } = props;
  const { product, today, currency, failureReason, onClose } = form;
  const intl = useIntl();
  const [asked, setAsked] = useState<ProductCostRow | null>(null);
  const title = <FormattedMessage {...messages.title} values={{ name: nameOf(product) }} />;
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
      {changeable ? (
        <UnitCostForm {...form} title={title}>
          {history}
        </UnitCostForm>
      ) : (
        <FormDialog open title={title} onClose={onClose}>
          <DialogContent>{history}</DialogContent>
          <DialogActions>
            <Button onClick={onClose}>
              <FormattedMessage {...messages.close} />
            </Button>
          </DialogActions>
        </FormDialog>
      )}
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
