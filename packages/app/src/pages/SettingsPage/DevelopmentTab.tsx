import { useEffect, useState } from 'react';
import { DevelopmentPanel } from '@adaos/ui/screens/SettingsScreen';
import { mockMode, useMockMode } from '../../state/index.ts';

const RELOAD_MS = 1000;

/** Switches mock mode, says so, and reloads the app; not where that would only lose the choice and the session. */
export function DevelopmentTab() {
  const [reloading, setReloading] = useState(false);
  useEffect(() => {
    if (!reloading) return;
    const timer = setTimeout(() => window.location.reload(), RELOAD_MS);
    return () => clearTimeout(timer);
  }, [reloading]);
  return (
    <DevelopmentPanel
      mockMode={useMockMode()}
      byBuild={mockMode.byBuild}
      reloading={reloading}
      onToggle={(on) => setReloading(mockMode.choose(on))}
    />
  );
}
