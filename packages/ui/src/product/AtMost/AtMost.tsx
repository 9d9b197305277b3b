import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from '../../components/Link/index.ts';
import { StatusChip } from '../../components/StatusChip/index.ts';
import { messages } from './AtMost.messages.ts';
import { useCostsFiller } from './CostsFiller.tsx';
import { costNames, type MissingCosts } from './missingCosts.ts';

export interface AtMostProps {
  /** The costs that the figure lacks. Without any it is whole, and nothing is shown. */
  missing: MissingCosts;
  /** Where the costs are: makes the mark a link, or within a `CostsFiller` a button that opens the list of them. */
  costsHref?: string | undefined;
  /** Without the number of costs, for a small card. Default false. */
  short?: boolean;
}

/** Above the link of a card that opens as a whole. */
const above = (theme: Theme) => ({
  ...theme.mixins.finger,
  position: 'relative',
  zIndex: 'raised',
  display: 'inline-flex',
  borderRadius: `${theme.radii.full}px`,
  textDecoration: 'none',
});

/** Marks a profit, or a ratio made of one, that lacks costs: it can only be lower. Beside its name. */
export function AtMost({ missing, costsHref, short = false }: AtMostProps) {
  const intl = useIntl();
  const fill = useCostsFiller();
  if (!missing?.length) return null;
  const label = short
    ? intl.formatMessage(messages.short)
    : intl.formatMessage(messages.missing, { count: missing.length });
  const chip = <StatusChip tone="careful" label={label} />;
  const title = intl.formatMessage(messages.costs, { costs: costNames(intl, missing) });
  if (costsHref === undefined) return <span title={title}>{chip}</span>;
  if (fill) {
    return (
      <ButtonBase title={title} aria-haspopup="dialog" onClick={fill} sx={above}>
        {chip}
      </ButtonBase>
    );
  }
  return (
    <Link href={costsHref} title={title} sx={above}>
      {chip}
    </Link>
  );
}
