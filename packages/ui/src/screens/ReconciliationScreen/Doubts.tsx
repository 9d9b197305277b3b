import type { NumberAnswer } from '@adaos/domain';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../components/ConfirmDialog/index.ts';
import type { DataTableQuery } from '../../components/DataTable/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { useFormatters } from '../../i18n/index.ts';
import { useRescuedFocus } from '../../internal/useRescuedFocus.ts';
import { TableCard } from '../../product/frame/TableCard.tsx';
import { doubtColumns } from './doubtColumns.tsx';
import { answerMessages, doubtMessages as messages } from './doubts.messages.ts';
import type { DoubtRow, DoubtsView } from './ReconciliationView.ts';

/** Rows of a page. */
export const DOUBTS_PAGE = 25;
const NONE: readonly DoubtRow[] = [];
const SPACE = ' ';
const keyOf = ({ number, laterOn }: DoubtRow) => `${number} ${laterOn}`;

export interface DoubtsProps {
  view: DoubtsView;
  /** From 0. */
  page: number;
  onPageChange: (page: number) => void;
  onRetry: () => void;
  /** Keeps what the owner says. A rejection is reported in its question, else above the list. */
  onDecide: (doubt: Pick<DoubtRow, 'number' | 'laterOn'>, answer: NumberAnswer) => Promise<void>;
}

/** The numbers whose sales may be of one order or of two, for the owner to decide. Nothing while there are none. */
export function Doubts(
  props: DoubtsProps & {
    /** The shop's. */
    currency: string | null;
    changeable: boolean;
    failureReason: ((error: unknown) => string | undefined) | undefined;
  },
) {
  const { view, page, onPageChange, onRetry, onDecide, currency, changeable, failureReason } = props;
  const intl = useIntl();
  const formatters = useFormatters();
  const [asked, setAsked] = useState<DoubtRow | null>(null);
  // The text stays while the dialog closes.
  const [shown, setShown] = useState<DoubtRow | null>(null);
  if (asked !== null && asked !== shown) setShown(asked);
  const [state, setState] = useState<'idle' | 'busy' | { error: unknown }>('idle');
  const rows = view.status === 'ready' ? view.numbers : NONE;
  const titleRef = useRescuedFocus<HTMLHeadingElement>(
    rows
      .filter(({ decision }) => decision !== 'different')
      .map((row) => `${keyOf(row)} ${row.decision}`)
      .join(' '),
  );
  const decide = useCallback(
    (row: DoubtRow, answer: NumberAnswer) => {
      setState('busy');
      onDecide({ number: row.number, laterOn: row.laterOn }, answer).then(
        () => {
          setState('idle');
          setAsked(null);
        },
        (error: unknown) => setState({ error }),
      );
    },
    [onDecide],
  );
  const busy = state === 'busy';
  const columns = useMemo(
    () =>
      doubtColumns({
        intl,
        formatters,
        currency,
        ...(changeable && { busy, onSame: (row) => decide(row, 'same'), onDifferent: setAsked }),
      }),
    [busy, changeable, currency, decide, formatters, intl],
  );
  const query: DataTableQuery = useMemo(() => ({ sort: null, filters: {}, page }), [page]);
  if (view.status === 'loading' || (view.status === 'ready' && view.total === 0)) return null;
  const failure = typeof state === 'object' && (
    <Typography role="alert" variant="body2" sx={{ my: 1.5, color: 'error.main', textWrap: 'pretty' }}>
      <FormattedMessage {...messages.failed} />
      {SPACE}
      {failureReason?.(state.error)}
    </Typography>
  );
  return (
    <TableCard
      title={intl.formatMessage(messages.title)}
      titleRef={titleRef}
      subtitle={<FormattedMessage {...messages.subtitle} />}
      {...(view.status === 'ready' && {
        mark: (
          <StatusChip
            tone={view.open > 0 ? 'careful' : 'good'}
            label={intl.formatMessage(messages.open, { count: view.open })}
          />
        ),
      })}
      lead={asked === null && failure}
      view={view}
      onRetry={onRetry}
      errorTitle={intl.formatMessage(messages.errorTitle)}
      columns={columns}
      rows={rows}
      rowKey={keyOf}
      total={view.status === 'ready' ? view.total : 0}
      pageSize={DOUBTS_PAGE}
      server={{ query, onQueryChange: ({ page: next }) => onPageChange(next) }}
      cardsBelow="lg"
    >
      {shown !== null && (
        <ConfirmDialog
          open={asked !== null}
          title={intl.formatMessage(messages.questionTitle, { number: shown.number })}
          confirmLabel={intl.formatMessage(answerMessages.different)}
          busy={busy}
          onConfirm={() => decide(shown, 'different')}
          onCancel={() => {
            setState('idle');
            setAsked(null);
          }}
        >
          <FormattedMessage
            {...messages.questionText}
            values={{ earlier: formatters.day(shown.earlierOn), later: formatters.day(shown.laterOn) }}
          />
          {failure}
        </ConfirmDialog>
      )}
    </TableCard>
  );
}
