import { DebugScreen } from '@adaos/ui/screens/DebugScreen';
import { apiBaseUrl } from '../../env.ts';
import { session } from '../../state/index.ts';
import { PublicPage } from '../PublicPage.tsx';

/** What the running app knows about itself. Of the tokens it shows only whether they exist. */
export function DebugPage() {
  const tokens = session.tokens.read();
  return (
    <PublicPage layout="centred">
      <DebugScreen
        view={{
          builtAt: import.meta.env.VITE_BUILT_AT,
          apiBaseUrl,
          accessToken: Boolean(tokens?.accessToken),
          refreshToken: Boolean(tokens?.refreshToken),
        }}
      />
    </PublicPage>
  );
}
