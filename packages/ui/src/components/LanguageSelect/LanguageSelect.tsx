import { styled, useThemeProps } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { languageName } from '../../internal/languageName.ts';
import { MenuButton } from '../../internal/MenuButton.tsx';
import { messages } from './LanguageSelect.messages.ts';

const Root = styled(MenuButton, { name: 'AdaosLanguageSelect', slot: 'Root' })();

export interface LanguageSelectProps<Code extends string = string> {
  value: Code;
  onChange: (language: Code) => void;
  /** BCP 47 tags of all languages to choose from, e.g. `de` or `de-AT`, in their order. */
  languages: readonly Code[];
  /** `bare` has no frame, for public pages. Default `framed`. */
  look?: 'framed' | 'bare';
  /** The user may be about to choose: a good time to fetch the texts of the languages. */
  onIntent?: () => void;
}

declare module '@mui/material/styles' {
  interface ComponentNameToClassKey {
    AdaosLanguageSelect: 'root';
  }
  interface ComponentsPropsList {
    AdaosLanguageSelect: LanguageSelectProps;
  }
}

/** Chooses among languages, each under its own name. */
export function LanguageSelect<Code extends string>(props: LanguageSelectProps<Code>) {
  const {
    value,
    onChange,
    languages,
    look = 'framed',
    onIntent,
  } = useThemeProps({ props, name: 'AdaosLanguageSelect' });
  const { formatMessage } = useIntl();
  const code = value.toUpperCase();
  return (
    <Root
      onIntent={onIntent}
      look={look}
      label={formatMessage(messages.label, { name: languageName(value), code })}
      face={code}
      entries={languages.map((language) => ({
        id: language,
        label: languageName(language),
        lang: language,
        checked: language === value,
        onSelect: () => language !== value && onChange(language),
      }))}
    />
  );
}
