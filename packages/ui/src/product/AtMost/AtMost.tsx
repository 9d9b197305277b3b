import { useIntl } from 'react-intl';
import { Link } from '../../components/Link/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { messages } from './AtMost.messages.ts';
import { costNames, type MissingCosts } from './missingCosts.ts';

export interface AtMostProps {
  /** The costs that the figure lacks. Without any it is whole, and nothing is shown. */
  missing: MissingCosts;
  /** Where the costs are: makes the mark a link. */
  costsHref?: string | undefined;
  /** Without the number of costs, for a small card. Default false. */
  short?: boolean;
}

/** Marks a profit, or a ratio made of one, that lacks costs: it can only be lower. Beside its name. */
export function AtMost({ missing, costsHref, short = false }: AtMostProps) {
  const intl = useIntl();
  if (!missing?.length) return null;
  const label = short
    ? intl.formatMessage(messages.short)
    : intl.formatMessage(messages.missing, { count: missing.length });
  const chip = <StatusChip tone="careful" label={label} />;
  const title = intl.formatMessage(messages.costs, { costs: costNames(intl, missing) });
  if (costsHref === undefined) return <span title={title}>{chip}</span>;
  return (
    <Link
      href={costsHref}
      title={title}
      // Above the link of a card that opens as a whole.
      sx={(theme) => ({
        ...theme.mixins.finger,
        position: 'relative',
        zIndex: 'raised',
        display: 'inline-flex',
        textDecoration: 'none',
      })}
    >
      {chip}
    </Link>
  );
}
