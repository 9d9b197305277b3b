import { useIntl } from 'react-intl';
import { Change, type ChangeTone } from '../../components/Change/index.ts';
import { changeMessages } from './OverviewScreen.messages.ts';

export interface ComparedChangeProps {
  /** The change, in percent or points; null when it is not known. */
  change: number | null;
  /** Its size as text, without a sign. */
  value: string;
  /** The value compared with, as text, with its days; without it the text is short. */
  previous?: string | undefined;
  /** What it means when the figure rises. */
  rising: ChangeTone;
  /** Points are higher or lower, amounts are more or less. */
  kind?: 'amount' | 'points';
}

const OPPOSITE = { good: 'bad', bad: 'good', neutral: 'neutral' } as const;

/** A figure compared with another period, by an arrow and words. */
export function ComparedChange({ change, value, previous, rising, kind = 'amount' }: ComparedChangeProps) {
  const intl = useIntl();
  const say = (long: typeof changeMessages.moreThan, short: typeof changeMessages.more) =>
    previous === undefined ? intl.formatMessage(short) : intl.formatMessage(long, { previous });
  if (change === null) {
    return previous === undefined ? null : (
      <Change direction="flat">{intl.formatMessage(changeMessages.was, { previous })}</Change>
    );
  }
  if (Math.abs(change) < 0.05)
    return <Change direction="flat">{say(changeMessages.sameAs, changeMessages.same)}</Change>;
  const up = change > 0;
  const [more, less] =
    kind === 'amount' ? [changeMessages.more, changeMessages.less] : [changeMessages.higher, changeMessages.lower];
  return (
    <Change direction={up ? 'up' : 'down'} tone={up ? rising : OPPOSITE[rising]} value={value}>
      {up ? say(changeMessages.moreThan, more) : say(changeMessages.lessThan, less)}
    </Change>
  );
}
