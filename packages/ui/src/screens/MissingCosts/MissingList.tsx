import type { LedgerKind } from '@adaos/domain';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WarningIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { kindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { AdsFill, type AdsFillProps } from './AdsFill.tsx';
import { FillForm, type FillFormProps } from './FillForm.tsx';
import { hasRule, lackingShare } from './fillIn.ts';
import { messages } from './MissingCosts.messages.ts';
import type { MissingCostsData } from './MissingCostsView.ts';

export interface MissingListProps
  extends
    Pick<FillFormProps, 'state' | 'onPreview' | 'onSubmit' | 'failureReason'>,
    Pick<AdsFillProps, 'ads' | 'onSpend' | 'onNone'> {
  data: MissingCostsData;
  /** How often each was saved here: its form begins empty after it. */
  saves: Readonly<Partial<Record<LedgerKind, number>>>;
  canManage: boolean;
  productsHref: string;
  adsHref: string;
}

function Summary({ kind, data }: { kind: LedgerKind; data: MissingCostsData }) {
  const intl = useIntl();
  const { percent } = useFormatters();
  const share = lackingShare(kind, data.coverage);
  const text = () => {
    if (share === null) return intl.formatMessage(messages.noSpend);
    const of = kind === 'return_shipping_cost' ? messages.ofReturns : messages.ofSales;
    return intl.formatMessage(of, { share: percent(share) });
  };
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="span" variant="label" sx={{ display: 'block', color: 'text.primary' }}>
        <FormattedMessage {...kindMessages[kind]} />
      </Typography>
      <Typography
        component="span"
        variant="caption"
        sx={(theme) => ({
          ...theme.mixins.tabular,
          display: 'flex',
          gap: 0.5,
          alignItems: 'center',
          color: 'warning.main',
        })}
      >
        <WarningIcon aria-hidden sx={{ fontSize: tokens.size.icon.small, flex: 'none' }} />
        {text()}
      </Typography>
    </Box>
  );
}

/** The missing costs, each of which opens to its form. */
export function MissingList(props: MissingListProps) {
  const { data, saves, canManage, productsHref, adsHref, ads, onSpend, onNone, ...form } = props;
  const id = useId();
  const { missing } = data;
  const [chosen, setChosen] = useState<{ kind: LedgerKind; save: number } | null>();
  const saveOf = (kind: LedgerKind) => saves[kind] ?? 0;
  // Until it is saved: then it is closed, and another that was opened meanwhile stays.
  const kept = chosen && chosen.save !== saveOf(chosen.kind) ? undefined : chosen;
  // A single one needs no choice; it may become a single one while the list is in sight.
  const open = kept === undefined && missing.length === 1 ? missing[0] : kept?.kind;
  if (!canManage) {
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {missing.map((kind) => (
          <Box
            key={kind}
            component="li"
            sx={(theme) => ({ py: 1.5, '& + li': { borderTop: theme.mixins.hairline(theme.vars.palette.line.soft) } })}
          >
            <Summary kind={kind} data={data} />
          </Box>
        ))}
      </Box>
    );
  }
  return (
    <Box sx={{ '& > :first-of-type': { borderTop: 0 } }}>
      {missing.map((kind) => (
        <Accordion
          key={kind}
          expanded={open === kind}
          onChange={(_, expanded) => setChosen(expanded ? { kind, save: saveOf(kind) } : null)}
          slotProps={{ heading: { component: 'h3' }, transition: { timeout: 150 } }}
        >
          <AccordionSummary id={`${id}-${kind}`} aria-controls={`${id}-${kind}-form`}>
            <Summary kind={kind} data={data} />
          </AccordionSummary>
          <AccordionDetails>
            {hasRule(kind) ? (
              <FillForm
                key={saveOf(kind)}
                {...form}
                kind={kind}
                data={data}
                productsHref={productsHref}
                active={open === kind}
              />
            ) : (
              <AdsFill
                key={saveOf(kind)}
                data={data}
                ads={ads}
                adsHref={adsHref}
                active={open === kind}
                state={form.state}
                failureReason={form.failureReason}
                onSpend={onSpend}
                onNone={onNone}
              />
            )}
          </AccordionDetails>
        </Accordion>
      ))}
    </Box>
  );
}
