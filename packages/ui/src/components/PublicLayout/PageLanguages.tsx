import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { Link } from '../Link/index.ts';
import { messages } from './PublicLayout.messages.ts';

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
        {LANGUAGES.map(({ code, name }) => (
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
              {name}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/**
 * The visitor's own language, in a small line over the page's end. The line stands in the page for each language and is
 * hidden: a script that knows the language shows it before the page is taken over.
 */
export function LanguageOffer({ current, href, offered, onChoose }: PageLanguages) {
  return (
    <Box data-offer="">
      {LANGUAGES.filter(({ code }) => code !== current).map(({ code, offer }) => (
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
            insetInlineStart: { xs: 16, sm: 24 },
            bottom: { xs: 16, sm: 24 },
            px: 2,
            py: 1.375,
            border: `1px solid ${theme.vars.palette.line.main}`,
            borderRadius: `${theme.radii.full}px`,
            backgroundColor: theme.vars.palette.background.paper,
            boxShadow: theme.vars.palette.shadow.float,
            typography: 'body1',
            fontWeight: 540,
            textDecoration: 'none',
            '&[hidden]': { display: 'none' },
          })}
        >
          {offer}
        </Link>
      ))}
    </Box>
  );
}
