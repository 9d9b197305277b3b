import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@adaos/domain';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { Link } from '../Link/index.ts';
import { messages } from './PublicLayout.messages.ts';
import { grid } from '../../theme/grid.ts';

/** An offer to continue in another language than the page's, written in that language. */
const OFFERS: Readonly<Record<Language, string>> = {
  en: 'Continue in English',
  ro: 'Continuă în română',
  fr: 'Continuer en français',
  es: 'Continuar en español',
  pt: 'Continuar em português',
};

/** A page that has an address in each language. */
export type PageLanguages = {
  current: Language;
  href: (language: Language) => string;
  /** The language that the visitor chose before, where it is another one. */
  offered?: Language | undefined;
  onChoose?: ((language: Language) => void) | undefined;
};

/** The page in each language, as links that need no script and that search engines follow. */
export function LanguageList({ current, href, onChoose }: PageLanguages) {
  const { formatMessage } = useIntl();
  return (
    <Box component="nav" aria-label={formatMessage(messages.languages)}>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none', columnGap: 2, rowGap: 1 }}
      >
        {LANGUAGES.map((code) => (
          <li key={code}>
            <Link
              href={href(code)}
              hrefLang={code}
              lang={code}
              tone="quiet"
              aria-current={code === current ? 'page' : undefined}
              onClick={() => onChoose?.(code)}
              sx={({ mixins }) => ({ '&[aria-current]': { color: 'text.primary' }, ...mixins.fingerLink })}
            >
              {LANGUAGE_NAMES[code]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/**
 * Offers the page in the visitor's own language, above its end. The page has one hidden line for each language: a script that
 * knows the visitor's language shows it before the page is hydrated.
 */
export function LanguageOffer({ current, href, offered, onChoose }: PageLanguages) {
  return (
    <Box data-offer="">
      {LANGUAGES.filter((code) => code !== current).map((code) => (
        <Link
          key={code}
          href={href(code)}
          hrefLang={code}
          lang={code}
          hidden={code !== offered}
          onClick={() => onChoose?.(code)}
          sx={(theme) => ({
            position: 'fixed',
            zIndex: theme.zIndex.snackbar,
            insetInlineStart: { xs: grid(2), sm: grid(3) },
            bottom: { xs: grid(2), sm: grid(3) },
            px: 2,
            py: 1.375,
            border: theme.mixins.hairline(theme.vars.palette.line.main),
            borderRadius: `${theme.radii.full}px`,
            backgroundColor: theme.vars.palette.background.paper,
            boxShadow: theme.vars.palette.shadow.float,
            typography: 'body1',
            fontWeight: 'control',
            textDecoration: 'none',
            '&[hidden]': { display: 'none' },
          })}
        >
          {OFFERS[code]}
        </Link>
      ))}
    </Box>
  );
}
