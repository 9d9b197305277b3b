import { useIntl } from 'react-intl';
import { Pixel } from '@adaos/ui/screens/IntegrationsScreen';
import { knownErrorText } from '../../errors/index.ts';
import { SampleModeError } from '../../queries/carefulClient.ts';
import { useIntegrationsQuery, useSaveIntegration } from '../../queries/integrations.ts';
import { useUnsavedIntegration } from '../../state/index.ts';
import { toPixelResult } from './toConnections.ts';
import { useCanManage } from './useCanManage.ts';

/** The set-up of a shop on any platform. */
export function PixelRegion() {
  const intl = useIntl();
  const save = useSaveIntegration();
  const integrations = useIntegrationsQuery();
  return (
    <Pixel
      canManage={useCanManage()}
      busy={save.isPending}
      failed={save.isError && !(save.error instanceof SampleModeError)}
      reason={save.isError ? knownErrorText(intl, save.error) : undefined}
      result={toPixelResult(useUnsavedIntegration(), integrations.data?.integrations)}
      onGenerate={(request) => save.mutate(request)}
    />
  );
}
