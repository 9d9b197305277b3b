import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { TruckIcon } from '../../components/Icon/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { TableCard } from '../../product/frame/TableCard.tsx';
import type { LineRow, LinesView, TakeBackPreview } from './CostsView.ts';
import { type LineAction, lineColumns, lineName } from './lineColumns.tsx';
import { lineMessages as messages } from './lines.messages.ts';
import { TakeBackDialog, type TakeBackQuestion } from './TakeBackDialog.tsx';

/** The lines of orders that may be no products. */
export interface CostLines {
  view: LinesView;
  onRetry: () => void;
  /** Decides whether a code is a product. */
  onDecide: (code: string, isProduct: boolean) => Promise<void>;
  /** Takes a decision back. */
  onWithdraw: (id: string) => Promise<void>;
}

export interface LinesProps extends CostLines {
  currency: string | null;
  /** Whether lines can be decided, or only looked at. */
  changeable: boolean;
  takeBack: TakeBackPreview;
  failureReason: ((error: unknown) => string | undefined) | undefined;
}

interface Asked {
  line: LineRow;
  action: LineAction;
}

const NONE: readonly LineRow[] = [];
const codeOf = ({ code }: LineRow) => code;

function questionOf(intl: IntlShape, { line, action }: Asked): TakeBackQuestion {
  const [name, count, id] = [lineName(line), line.lines, `${action} ${line.code}`];
  if (action === 'confirm')
    return {
      id,
      title: intl.formatMessage(messages.confirmTitle, { name }),
      text: intl.formatMessage(messages.confirmText, { count }),
      confirmLabel: intl.formatMessage(messages.isNoProduct),
    };
  if (action === 'keep')
    return {
      id,
      title: intl.formatMessage(messages.keepTitle, { name }),
      text: intl.formatMessage(messages.keepText),
      confirmLabel: intl.formatMessage(messages.keep),
    };
  return {
    id,
    ...(line.decision && { asked: { what: 'line' as const, id: line.decision.id } }),
    title: intl.formatMessage(messages.takeBackTitle, { name }),
    text: intl.formatMessage(messages.takeBackText, { count }),
  };
}

/** The lines of orders that seem to be no products, for the owner to confirm, and what was decided. */
export function Lines(props: LinesProps) {
  const { view, onRetry, onDecide, onWithdraw, currency, changeable, takeBack, failureReason } = props;
  const intl = useIntl();
  const formatters = useFormatters();
  const [asked, setAsked] = useState<Asked | null>(null);
  const lines = view.status === 'ready' ? view.lines : NONE;
  // The button that was pressed goes with the decision.
  const titleRef = useRescuedFocus<HTMLHeadingElement>(
    lines.map(({ code, decision }) => `${code} ${decision?.id}`).join(' '),
  );
  const columns = useMemo(
    () =>
      lineColumns({
        intl,
        formatters,
        currency,
        ...(changeable && { onAsk: (line, action) => setAsked({ line, action }) }),
      }),
    [changeable, currency, formatters, intl],
  );
  const decide = async () => {
    if (asked === null) return;
    const { line, action } = asked;
    if (action === 'takeBack') await onWithdraw(line.decision?.id ?? '');
    else await onDecide(line.code, action === 'keep');
  };
  return (
    <TableCard
      title={intl.formatMessage(messages.title)}
      titleRef={titleRef}
      {...(lines.length > 0 && { subtitle: <FormattedMessage {...messages.subtitle} /> })}
      view={view}
      onRetry={onRetry}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      empty={{
        icon: TruckIcon,
        title: intl.formatMessage(messages.emptyTitle),
        description: intl.formatMessage(messages.emptyText),
      }}
      columns={columns}
      rows={lines}
      rowKey={codeOf}
      cardsBelow="lg"
    >
      {changeable && (
        <TakeBackDialog
          question={asked && questionOf(intl, asked)}
          takeBack={takeBack}
          currency={currency}
          failedText={intl.formatMessage(messages.failed)}
          onWithdraw={decide}
          failureReason={failureReason}
          onClose={() => setAsked(null)}
        />
      )}
    </TableCard>
  );
}
