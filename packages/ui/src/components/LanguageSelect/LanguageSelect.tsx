import { useIntl } from 'react-intl';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
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
  const current = LANGUAGES.find(({ code }) => code === value) ?? LANGUAGES[0];
  const code = current.code.toUpperCase();
  return (
    <MenuButton
      onIntent={onIntent}
      look={look}
      label={formatMessage(messages.label, { name: current.name, code })}
      face={code}
      entries={LANGUAGES.map((language) => ({
        id: language.code,
        label: language.name,
        lang: language.code,
        checked: language.code === value,
        onSelect: () => language.code !== value && onChange(language.code),
      }))}
    />
  );
}
