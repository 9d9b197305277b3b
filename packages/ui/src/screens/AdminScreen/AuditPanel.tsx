import { ALLOCATION_KEYS, COST_RULE_KINDS, FRAUD_VERDICTS, ROLES } from '@adaos/domain';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { DataTableColumn } from '../../components/DataTable/index.ts';
import { BookIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { allocationMessages } from '../../product/figures/allocation.messages.ts';
import { ruleKindMessages } from '../../product/figures/ledgerKinds.messages.ts';
import { verdictMessages } from '../../product/fraud/fraud.messages.ts';
import { planMessages } from '../../product/plans/planCopy.messages.ts';
import { roleMessages } from '../../product/roles.messages.ts';
import { messages as screenMessages } from './AdminScreen.messages.ts';
import { ListPanel } from './ListPanel.tsx';
import { actionMessages, auditMessages as messages } from './lists.messages.ts';
import type { AuditRow, ListView } from './types.ts';

const NONE = '–';
const PLANS = [
  ['starter', planMessages.starterName],
  ['growth', planMessages.growthName],
  ['enterprise', planMessages.enterpriseName],
] as const;

/** What was done, as a sentence without its subject. */
function actionText(intl: IntlShape, { action, target, details }: AuditRow): string {
  const word = (value: string | number | null | undefined): string => {
    const role = ROLES.find((known) => known === value);
    if (role) return intl.formatMessage(roleMessages[role]);
    const [, plan] = PLANS.find(([known]) => known === value) ?? [];
    if (plan) return intl.formatMessage(plan);
    const cost = COST_RULE_KINDS.find((known) => known === value);
    if (cost) return intl.formatMessage(ruleKindMessages[cost]);
    const verdict = FRAUD_VERDICTS.find((known) => known === value);
    if (verdict) return intl.formatMessage(verdictMessages[verdict]);
    return typeof value === 'number' ? intl.formatNumber(value) : value || NONE;
  };
  // A key of the allocation may be the code of a product as well.
  const key = action === 'allocation_key_set' && ALLOCATION_KEYS.find((known) => known === target);
  const on = key ? intl.formatMessage(allocationMessages[key]) : word(target);
  const values = { target: on, from: word(details.from), to: word(details.to), role: word(details.role) };
  return intl.formatMessage(actionMessages[action], values);
}

export type AuditPanelProps = { view: ListView<AuditRow>; onLoadMore: () => void; onRetry: () => void };

/** The audit tab: who changed what in the shop, newest first. */
export function AuditPanel(props: AuditPanelProps) {
  const intl = useIntl();
  const { dateTime } = useFormatters();
  const columns = useMemo(
    (): DataTableColumn<AuditRow>[] => [
      { id: 'at', header: intl.formatMessage(messages.at), cell: ({ at }) => dateTime(at), card: 'plain' },
      {
        id: 'actor',
        header: intl.formatMessage(messages.actor),
        cell: ({ actor }) => actor ?? intl.formatMessage(messages.product),
        nowrap: false,
        card: 'plain',
      },
      {
        id: 'action',
        header: intl.formatMessage(messages.action),
        cell: (row) => actionText(intl, row),
        nowrap: false,
        card: 'title',
      },
    ],
    [dateTime, intl],
  );
  return (
    <ListPanel
      {...props}
      name="log"
      icon={BookIcon}
      title={intl.formatMessage(screenMessages.audit)}
      columns={columns}
      texts={messages}
    />
  );
}
