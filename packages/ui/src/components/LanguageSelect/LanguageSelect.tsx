import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@adaos/domain';
import { styled, useThemeProps } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { MenuButton } from '../../internal/MenuButton.tsx';
import { messages } from './LanguageSelect.messages.ts';

const Root = styled(MenuButton, { name: 'AdaosLanguageSelect', slot: 'Root' })();

export type LanguageSelectProps = {
  value: Language;
  onChange: (language: Language) => void;
  /** `bare` has no frame, for public pages. Default `framed`. */
  look?: 'framed' | 'bare';
  /** The user may be about to choose: a good time to fetch the texts of the languages. */
  onIntent?: () => void;
};

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosLanguageSelect: 'root';
  }
  interface ComponentsPropsList {
    AdaosLanguageSelect: LanguageSelectProps;
  }
}

/** Chooses among the product's languages, each under its own name. */
export function LanguageSelect(props: LanguageSelectProps) {
  const { value, onChange, look = 'framed', onIntent } = useThemeProps({ props, name: 'AdaosLanguageSelect' });
  const { formatMessage } = useIntl();
  const code = value.toUpperCase();
  return (
    <Root
      onIntent={onIntent}
      look={look}
      label={formatMessage(messages.label, { name: LANGUAGE_NAMES[value], code })}
      face={code}
      entries={LANGUAGES.map((language) => ({
        id: language,
        label: LANGUAGE_NAMES[language],
        lang: language,
        checked: language === value,
        onSelect: () => language !== value && onChange(language),
      }))}
    />
  );
}
