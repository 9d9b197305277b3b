import { IMPORT_KINDS, type ImportKind } from '@adaos/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterButtons } from '../../components/FilterButtons/index.ts';
import { CheckIcon } from '../../components/Icon/index.ts';
import { FileDrop } from '../../forms/FileDrop/index.ts';
import { integrationsMessages as messages } from './IntegrationsScreen.messages.ts';
import type { ImportActions, ImportFlow, ReadyIntegrationsView } from './types.ts';
import { useProblemText } from './useProblemText.ts';

/** The accepted files: exports as text tables, plain or compressed, and workbooks. */
const ENDINGS = ['.csv', '.xlsx', '.zip', '.csv.gz', '.tsv', '.txt', '.gz', '.xlsm'];
const KNOWN = {
  orders: [messages.knownShopify, messages.knownWooCommerce, messages.knownLines, messages.knownOrders],
  ads: [messages.knownGoogleAds, messages.knownMetaAds, messages.knownOtherAds, messages.knownAds],
  stock: [messages.knownStock, messages.knownCosts],
  costs: [messages.knownUnitCosts, messages.knownExport],
  order_costs: [messages.knownOrderCosts, messages.knownCarrierFiles],
} satisfies Record<ImportKind, unknown>;
const FILES = {
  orders: messages.file,
  ads: messages.adsFile,
  stock: messages.stockFile,
  costs: messages.costsFile,
  order_costs: messages.orderCostsFile,
} as const;
const KINDS = {
  orders: messages.kindOrders,
  ads: messages.kindAds,
  stock: messages.kindStock,
  costs: messages.kindCosts,
  order_costs: messages.kindOrderCosts,
} as const;
const SPACE = ' ';

export type ChooseStepProps = {
  flow: Extract<ImportFlow, { step: 'choose' }>;
  canImport: boolean;
  onChooseFile: (file: File) => void;
  onChooseKind: ImportActions['onChooseKind'];
  limits: ReadyIntegrationsView['limits'];
};

/** No file yet: the known kinds of files, and the field for one. */
export function ChooseStep({ flow, canImport, onChooseFile, onChooseKind, limits }: ChooseStepProps) {
  const { kind = 'orders' } = flow;
  const intl = useIntl();
  const problem = useProblemText(flow.problem, kind);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
      }}
    >
      {onChooseKind && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FilterButtons
            label={intl.formatMessage(messages.kind)}
            choices={IMPORT_KINDS.map((value) => ({ value, label: intl.formatMessage(KINDS[value]) }))}
            value={kind}
            onChange={onChooseKind}
          />
        </Box>
      )}
      <FileDrop
        label={intl.formatMessage(FILES[kind])}
        file={null}
        accept={ENDINGS}
        onChooseFile={onChooseFile}
        hint={
          <>
            <FormattedMessage {...messages.fileHint} />
            {limits && SPACE}
            {limits && <FormattedMessage {...messages.fileLimits} values={limits} />}
          </>
        }
        error={problem && flow.file ? `${flow.file.name}: ${problem}` : problem}
        disabledReason={canImport ? undefined : intl.formatMessage(messages.notAllowed)}
      />
      <Box sx={{ alignSelf: 'start', pt: { md: 1 } }}>
        <Typography variant="label" component="h3">
          <FormattedMessage {...messages.known} />
        </Typography>
        <Box component="ul" sx={{ display: 'grid', gap: 1.25, m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
          {KNOWN[kind].map((message) => (
            <Box component="li" key={message.id} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
              <CheckIcon aria-hidden fontSize="small" sx={{ mt: 0.25, color: 'primary.main' }} />
              <Typography component="span" sx={{ color: 'text.secondary' }}>
                <FormattedMessage {...message} />
              </Typography>
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
