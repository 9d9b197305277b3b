import { COPY_LIMITS, type CopyPart, type CopyPlatform, copyProblems } from '@adaos/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { BusyButton } from '../../components/BusyButton/index.ts';
import { useUnsavedChanges } from '../../forms/UnsavedChanges/index.ts';
import { messages } from './AdCopyScreen.messages.ts';
import type { CopyPartText } from './AdCopyView.ts';
import { AdPreview } from './AdPreview.tsx';
import type { CopyActions } from './copyActions.ts';
import { EditedPart } from './EditedPart.tsx';
import { WrittenPart } from './WrittenPart.tsx';

type Texts = Partial<Record<CopyPart, string>>;

export interface PlatformAdProps extends CopyActions {
  ad: { id: string; title: string; platform: CopyPlatform; parts: readonly CopyPartText[]; cta: string };
}

const textsOf = (parts: readonly CopyPartText[]): Texts =>
  Object.fromEntries(parts.map(({ part, text }) => [part, text]));

/** An ad for a platform: how it will look, and its parts with their lengths, each to copy, all to edit. */
export function PlatformAd({ ad, shopName, resultOf, onCopy, onEdit }: PlatformAdProps) {
  const { id, platform, parts, cta } = ad;
  const [draft, setDraft] = useState<Texts>();
  const [saving, setSaving] = useState(false);
  const [failed, setFailed] = useState<string>();
  const kept = textsOf(parts);
  const texts = draft ?? kept;
  const limits = COPY_LIMITS[platform];
  useUnsavedChanges(draft !== undefined && limits.some(({ part }) => draft[part] !== kept[part]));
  const wrong = copyProblems(platform, texts, cta).length > 0;
  const save = async () => {
    if (wrong) return;
    setSaving(true);
    setFailed(undefined);
    try {
      await onEdit(
        id,
        limits.map(({ part }) => ({ part, text: (texts[part] ?? '').trim() })),
      );
      setDraft(undefined);
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <AdPreview platform={platform} texts={texts} cta={cta} shopName={shopName} />
      <Box sx={{ minWidth: 0 }}>
        {draft === undefined ? (
          <Box component="dl" sx={{ display: 'grid', gap: 1.25, m: 0 }}>
            {limits.map((limit) => (
              <WrittenPart
                key={limit.part}
                limit={limit}
                text={kept[limit.part] ?? ''}
                result={resultOf(`${id}:${limit.part}`)}
                onCopy={(text) => onCopy(`${id}:${limit.part}`, text)}
              />
            ))}
          </Box>
        ) : (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {limits.map((limit) => (
              <EditedPart
                key={limit.part}
                limit={limit}
                text={texts[limit.part] ?? ''}
                onChange={(text) => setDraft({ ...draft, [limit.part]: text })}
              />
            ))}
          </Box>
        )}
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          {draft === undefined ? (
            <Button size="small" onClick={() => setDraft(kept)}>
              <FormattedMessage {...messages.edit} />
            </Button>
          ) : (
            <>
              <BusyButton size="small" variant="contained" busy={saving} onClick={() => void save()}>
                <FormattedMessage {...messages.save} />
              </BusyButton>
              <Button size="small" disabled={saving} onClick={() => setDraft(undefined)}>
                <FormattedMessage {...messages.cancel} />
              </Button>
            </>
          )}
        </Box>
        <Typography role="status" variant="body2" sx={{ color: 'error.main', '&:not(:empty)': { mt: 1 } }}>
          {draft !== undefined && wrong && <FormattedMessage {...messages.fitFirst} />}
          {failed !== undefined && <FormattedMessage {...messages.notKept} values={{ reason: failed }} />}
        </Typography>
      </Box>
    </Box>
  );
}
