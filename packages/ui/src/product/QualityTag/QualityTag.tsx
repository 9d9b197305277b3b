import { styled, useThemeProps } from '@mui/material/styles';
import { FormattedMessage } from 'react-intl';
import type { Quality } from '@adaos/domain';
import { CheckIcon, InfoIcon, TagIcon, WarningIcon } from '../../components/Icon/index.ts';
import { messages } from './QualityTag.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';

export interface QualityTagProps {
  quality: Quality;
}

const ICONS = { actual: CheckIcon, rule: TagIcon, estimate: InfoIcon, missing: WarningIcon } as const;

const Root = styled('span', {
  name: 'AdaosQualityTag',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'quality',
})<QualityTagProps>(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'nowrap',
  variants: [{ props: { quality: 'missing' }, style: { color: theme.vars.palette.warning.main } }],
}));

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosQualityTag: 'root';
  }
  interface ComponentsPropsList {
    AdaosQualityTag: QualityTagProps;
  }
}

/** How well an amount is known, in an icon and a word. */
export function QualityTag(props: QualityTagProps) {
  const { quality } = useThemeProps({ props, name: 'AdaosQualityTag' });
  const Icon = ICONS[quality];
  return (
    <Root quality={quality}>
      <Icon aria-hidden sx={{ fontSize: tokens.size.icon.mini }} />
      <FormattedMessage {...messages[quality]} />
    </Root>
  );
}
