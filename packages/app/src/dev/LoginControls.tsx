import { useState } from 'react';
import { DEVELOPER } from '@adaos/api/developer';
import { BusyButton } from '@adaos/ui';
import { apiBaseUrl } from '../env.ts';
import { rawLogin } from '../queries/developer.ts';
import { session } from '../state/index.ts';
import { DevBox } from './DevBox.tsx';

const TEXTS = {
  title: 'Development build',
  login: 'Test login',
  raw: 'Raw login call',
  info: 'Debug info',
  clear: 'Clear storage and reload',
} as const;

function debugInfo(): string {
  const { mode, userAgent } = { mode: import.meta.env.MODE, userAgent: navigator.userAgent };
  return JSON.stringify({ mode, apiBaseUrl, session: session.current(), userAgent }, null, 2);
}

/** The controls of a development build under the login. */
export function LoginControls({ onLogin }: { onLogin: (credentials: typeof DEVELOPER) => void }) {
  const [output, setOutput] = useState<string>();
  const [busy, setBusy] = useState(false);
  const tryRaw = () => {
    setBusy(true);
    rawLogin(DEVELOPER)
      .then(setOutput, (error: unknown) => setOutput(String(error)))
      .finally(() => setBusy(false));
  };
  return (
    <DevBox title={TEXTS.title}>
      <BusyButton onClick={() => onLogin(DEVELOPER)}>{TEXTS.login}</BusyButton>
      <BusyButton busy={busy} onClick={tryRaw}>
        {TEXTS.raw}
      </BusyButton>
      <BusyButton onClick={() => setOutput(debugInfo())}>{TEXTS.info}</BusyButton>
      <BusyButton
        onClick={() => {
          window.localStorage.clear();
          window.location.reload();
        }}
      >
        {TEXTS.clear}
      </BusyButton>
      {output !== undefined && (
        <pre role="alert" style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {output}
        </pre>
      )}
    </DevBox>
  );
}
