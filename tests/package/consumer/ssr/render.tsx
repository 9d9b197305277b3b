import { AppThemeProvider, Card, LinkProvider } from '@adaos/ui';
import messages from '@adaos/ui/locales/ro.json' with { type: 'json' };
import { VerifyScreen } from '@adaos/ui/screens/VerifyScreen';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';

const page = (
  <AppThemeProvider scheme="light">
    <IntlProvider locale="ro-RO" messages={messages}>
      <LinkProvider component="a">
        <VerifyScreen
          view={{ status: 'success' }}
          hrefs={{ login: '/auth', retry: '/auth', support: 'mailto:sprijin@atelier.test' }}
        />
        <Card title="Profit net">18.432,07 EUR</Card>
      </LinkProvider>
    </IntlProvider>
  </AppThemeProvider>
);
process.stdout.write(renderToString(page));
