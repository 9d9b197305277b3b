import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MarginIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useCountryName } from '../../internal/useCountryName.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { TableCard } from '../../product/frame/TableCard.tsx';
import { ruleMessages as messages } from './CostsScreen.messages.ts';
import type { CostRuleRow, CostsData, TakeBackPreview } from './CostsView.ts';
import { ruleColumns } from './ruleColumns.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { useRuleWords } from './useRuleWords.ts';

const idOf = ({ id }: CostRuleRow) => id;

export interface RulesProps {
  data: CostsData;
  today: string;
  takeBack: TakeBackPreview;
  /** Left out for users who may only read. */
  onWithdraw?: (id: string) => Promise<void>;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

/** All rules, including expired ones. */
export function Rules({ data, today, takeBack, onWithdraw, failureReason }: RulesProps) {
  const intl = useIntl();
  const formatters = useFormatters();
  const countryName = useCountryName();
  const words = useRuleWords(data.currency);
  const [asked, setAsked] = useState<CostRuleRow | null>(null);
  const { rules } = data;
  const titleRef = useRescuedFocus<HTMLHeadingElement>(
    rules
      .filter(({ withdrawnAt }) => withdrawnAt === null)
      .map(idOf)
      .join(' '),
  );
  const changeable = onWithdraw !== undefined;
  const columns = useMemo(
    () => ruleColumns({ intl, formatters, countryName, words, today, ...(changeable && { onTakeBack: setAsked }) }),
    [changeable, countryName, formatters, intl, today, words],
  );
  return (
    <TableCard
      title={intl.formatMessage(messages.title)}
      titleRef={titleRef}
      name="rules"
      {...(rules.length > 0 && { subtitle: <FormattedMessage {...messages.subtitle} /> })}
      empty={{
        icon: MarginIcon,
        title: intl.formatMessage(messages.emptyTitle),
        description: intl.formatMessage(messages.emptyText),
      }}
      columns={columns}
      rows={rules}
      rowKey={idOf}
      cardsBelow="lg"
    >
      {onWithdraw && (
        <TakeBackDialog
          question={
            asked && {
              id: asked.id,
              asked: { what: 'rule', id: asked.id },
              ofDays: asked.kind === 'custom_cost',
              title: intl.formatMessage(messages.takeBackTitle, { name: words.nameOf(asked) }),
              text: intl.formatMessage(messages.takeBackText, {
                amount: words.amountOf(asked),
                valid: words.validOf(asked),
              }),
            }
          }
          takeBack={takeBack}
          currency={data.currency}
          failedText={intl.formatMessage(messages.takeBackFailed)}
          onWithdraw={onWithdraw}
          failureReason={failureReason}
          onClose={() => setAsked(null)}
        />
      )}
    </TableCard>
  );
}
