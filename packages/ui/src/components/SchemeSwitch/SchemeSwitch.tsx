import { styled, useThemeProps } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { MenuButton } from '../../internal/MenuButton.tsx';
import type { SchemeChoice } from '../../theme/AppThemeProvider.tsx';
import { SCHEMES } from './schemes.ts';
import { messages } from './SchemeSwitch.messages.ts';
import * as tokens from '../../theme/generated/tokens.ts';

const Root = styled(MenuButton, { name: 'AdaosSchemeSwitch', slot: 'Root' })();

export type SchemeSwitchProps = {
  value: SchemeChoice;
  onChange: (scheme: SchemeChoice) => void;
  /** `bare` has no frame, for public pages. Default `framed`. */
  look?: 'framed' | 'bare';
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosSchemeSwitch: 'root';
  }
  interface ComponentsPropsList {
    AdaosSchemeSwitch: SchemeSwitchProps;
  }
}

/** Chooses between light, dark and the device's setting. */
export function SchemeSwitch(props: SchemeSwitchProps) {
  const { value, onChange, look = 'framed' } = useThemeProps({ props, name: 'AdaosSchemeSwitch' });
  const { formatMessage } = useIntl();
  const { Icon } = SCHEMES.find((scheme) => scheme.value === value) ?? SCHEMES[0];
  return (
    <Root
      look={look}
      label={formatMessage(messages.label, { scheme: formatMessage(messages[value]) })}
      face={<Icon sx={{ fontSize: tokens.size.icon.medium, color: 'text.secondary' }} />}
      entries={SCHEMES.map((scheme) => ({
        id: scheme.value,
        label: formatMessage(messages[scheme.value]),
        icon: scheme.Icon,
        checked: scheme.value === value,
        onSelect: () => scheme.value !== value && onChange(scheme.value),
      }))}
    />
  );
}
