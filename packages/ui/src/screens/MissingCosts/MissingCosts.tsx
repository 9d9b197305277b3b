import type { LedgerKind } from '@adaos/domain';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckCircleIcon } from '../../components/Icon/index.ts';
import { ButtonLink } from '../../components/Link/index.ts';
import { LoadingRegion, TextSkeleton } from '../../components/Skeletons/index.ts';
import { FormDialog, useCloseDialog } from '../../forms/FormDialog/index.ts';
import { ruleKindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { messages as costsMessages } from '../CostsScreen/CostsScreen.messages.ts';
import type { AdSpendTerms, NoAdsTerms } from '../CostsScreen/AdSpendView.ts';
import type { CostPreviewView, CostTerms } from '../CostsScreen/CostsView.ts';
import type { FillFormProps } from './FillForm.tsx';
import { messages } from './MissingCosts.messages.ts';
import type { MissingAds, MissingCostsView } from './MissingCostsView.ts';
import { MissingList } from './MissingList.tsx';
import { Profit } from './Profit.tsx';

export interface MissingCostsProps {
  open: boolean;
  view: MissingCostsView;
  /** Whether the user may add costs; else the list says who can. */
  canManage: boolean;
  /** What the cost in the form would change. */
  preview: CostPreviewView;
  /** The cost in the form has changed; null while it is not complete. Keep it the same function (`useCallback`). */
  onPreview: (rule: CostTerms | null) => void;
  onPreviewAgain: () => void;
  /** Saves a cost. A rejection is reported in its form, which keeps what was typed. */
  onAdd: (rule: CostTerms) => Promise<void>;
  /** What fills in the ads. */
  ads: MissingAds;
  /** Where the products that sell most without a cost are. */
  productsHref: string;
  /** Where ad spend is imported. */
  adsHref: string;
  /** Where all costs are. */
  costsHref: string;
  /** The reason why a cost was rejected, in the reader's language. */
  failureReason?: (error: unknown) => string | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** The costs that the profit of a period lacks, over the screen that shows it: each is filled in right there. */
export function MissingCosts(props: MissingCostsProps) {
  const { open, onClose, onAdd, ads, ...content } = props;
  const [state, setState] = useState<FillFormProps['state']>('idle');
  /** @returns whether it was saved. */
  const save = async (saving: Promise<void>) => {
    setState('busy');
    try {
      await saving;
      setState('idle');
      return true;
    } catch (error) {
      setState({ error });
      return false;
    }
  };
  const close = () => {
    setState('idle');
    onClose();
  };
  return (
    <FormDialog open={open} title={<FormattedMessage {...messages.title} />} busy={state === 'busy'} onClose={close}>
      <Content
        {...content}
        state={state}
        onAdd={(rule) => save(onAdd(rule))}
        ads={{ ...ads, onSpend: (entry) => save(ads.onSpend(entry)), onNone: (days) => save(ads.onNone(days)) }}
      />
    </FormDialog>
  );
}

type ContentProps = Omit<MissingCostsProps, 'open' | 'onClose' | 'onAdd' | 'ads'> &
  Pick<FillFormProps, 'state'> & {
    onAdd: (rule: CostTerms) => Promise<boolean>;
    ads: Omit<MissingAds, 'onSpend' | 'onNone'> & {
      onSpend: (entry: AdSpendTerms) => Promise<boolean>;
      onNone: (days: NoAdsTerms) => Promise<boolean>;
    };
  };

function Content(props: ContentProps) {
  const { view, canManage, preview, onPreview, onPreviewAgain, onAdd, state } = props;
  const { ads, productsHref, adsHref, costsHref, failureReason, onRetry } = props;
  const intl = useIntl();
  const close = useCloseDialog();
  const [saved, setSaved] = useState<LedgerKind | null>(null);
  const [saves, setSaves] = useState<Readonly<Partial<Record<LedgerKind, number>>>>({});
  const profit = useRef<HTMLDivElement>(null);
  const note = async (kind: LedgerKind, saving: Promise<boolean>) => {
    const before = document.activeElement;
    if (!(await saving)) return;
    setSaved(kind);
    setSaves((counted) => ({ ...counted, [kind]: (counted[kind] ?? 0) + 1 }));
    // The form that had the focus is gone; another that has it by now keeps it.
    const now = document.activeElement;
    if (now === before || now === null || now.contains(profit.current)) profit.current?.focus();
  };
  const ready = view.status === 'ready' ? view.data : null;
  const complete = ready !== null && ready.missing.length === 0;
  return (
    <>
      <DialogContent sx={{ flex: 'none', overflow: 'visible', pb: 1 }}>
        {ready === null ? null : (
          <Profit
            ref={profit}
            data={ready}
            preview={ads.preview.status === 'idle' ? preview : ads.preview}
            onPreviewAgain={ads.preview.status === 'idle' ? onPreviewAgain : ads.onPreviewAgain}
            saved={saved && intl.formatMessage(messages.saved, { cost: intl.formatMessage(ruleKindMessages[saved]) })}
          />
        )}
      </DialogContent>
      <DialogContent sx={{ pt: 1 }}>
        {view.status === 'loading' && (
          <LoadingRegion label={intl.formatMessage(messages.loading)}>
            <TextSkeleton lines={5} />
          </LoadingRegion>
        )}
        {view.status === 'error' && (
          <Typography role="alert">
            <FormattedMessage {...messages.failed} /> {view.message}
          </Typography>
        )}
        {complete && (
          <Typography component="div" sx={{ display: 'flex', gap: 1.5, py: 2 }}>
            <CheckCircleIcon aria-hidden sx={{ color: 'success.main' }} />
            <span>
              <Typography component="h3" variant="label">
                <FormattedMessage {...messages.completeTitle} />
              </Typography>
              <FormattedMessage {...messages.completeText} />
            </span>
          </Typography>
        )}
        {ready !== null && !complete && (
          <>
            <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary', textWrap: 'pretty' }}>
              {canManage ? (
                <FormattedMessage {...messages.lead} />
              ) : (
                <FormattedMessage {...costsMessages.onlyManagers} />
              )}
              {!canManage && ready.managers.length > 0 && (
                <>
                  {' '}
                  <FormattedMessage
                    {...messages.ask}
                    values={{ names: intl.formatList(ready.managers, { type: 'conjunction' }) }}
                  />
                </>
              )}
            </Typography>
            <MissingList
              data={ready}
              saves={saves}
              canManage={canManage}
              productsHref={productsHref}
              adsHref={adsHref}
              state={state}
              onPreview={onPreview}
              // Returned goods are no cost that could be missing.
              onSubmit={(rule) => rule.kind !== 'returned_goods' && void note(rule.kind, onAdd(rule))}
              ads={ads}
              onSpend={(entry) => void note('ad_spend', ads.onSpend(entry))}
              onNone={(days) => void note('ad_spend', ads.onNone(days))}
              failureReason={failureReason}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        {view.status === 'error' ? (
          <Button onClick={onRetry}>
            <FormattedMessage {...messages.again} />
          </Button>
        ) : (
          <ButtonLink href={costsHref} variant="text">
            <FormattedMessage {...messages.allCosts} />
          </ButtonLink>
        )}
        {/* The dialog stays while a cost is saved, so that it can say why it was not. */}
        <Button onClick={close} variant="contained" disabled={state === 'busy'}>
          <FormattedMessage {...messages.close} />
        </Button>
      </DialogActions>
    </>
  );
}
