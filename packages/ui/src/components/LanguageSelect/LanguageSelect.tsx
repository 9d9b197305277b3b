import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@adaos/domain';
import { useIntl } from 'react-intl';
import { MenuButton } from '../../internal/MenuButton.tsx';
import { messages } from './LanguageSelect.messages.ts';

export type LanguageSelectProps = {
  value: Language;
  onChange: (language: Language) => void;
  /** `bare` has no frame, for public pages. Default `framed`. */
  look?: 'framed' | 'bare';
  /** A choice may follow: the time to fetch the texts of the languages. */
  onIntent?: () => void;
};

/** Chooses among the product's languages, each under its own name. */
export function LanguageSelect({ value, onChange, look = 'framed', onIntent }: LanguageSelectProps) {
  const { formatMessage } = useIntl();
  const code = value.toUpperCase();
  return (
    <MenuButton
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
