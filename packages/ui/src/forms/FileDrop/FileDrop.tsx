import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UploadIcon } from '../../components/Icon/index.ts';
import { ChosenFile, type FileFacts } from './ChosenFile.tsx';
import { fileDropMessages as messages } from './FileDrop.messages.ts';
import { useDropZone } from './useDropZone.ts';

export type FileDropProps = {
  /** What the file is, e.g. "Orders file". */
  label: string;
  /** The chosen file; null while there is none. */
  file: FileFacts | null;
  /** The file extensions that can be read, with their dot: `['.csv', '.gz']`. */
  accept: readonly string[];
  onChooseFile: (file: File) => void;
  /** Without it a chosen file cannot be removed. */
  onRemoveFile?: (() => void) | undefined;
  /** The kind of file, below the control. */
  hint?: ReactNode;
  /** Why the chosen file was refused. */
  error?: string | undefined;
  /** Why no file can be chosen; when set, the control is disabled. */
  disabledReason?: string | undefined;
};

type Refusal = 'kind' | 'several';

function refusalOf(files: readonly File[], accept: readonly string[]): Refusal | null {
  if (files.length !== 1) return 'several';
  return files.every(({ name }) => accept.some((ending) => name.toLowerCase().endsWith(ending))) ? null : 'kind';
}

/** One file, chosen with a button or dropped; then its name, with a way to remove it. */
export function FileDrop({
  label,
  file,
  accept,
  onChooseFile,
  onRemoveFile,
  hint,
  error,
  disabledReason,
}: FileDropProps) {
  const intl = useIntl();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const disabled = disabledReason !== undefined;

  const take = (files: readonly File[]) => {
    const [first] = files;
    if (!first) return;
    const problem = refusalOf(files, accept);
    setRefusal(problem);
    if (!problem) onChooseFile(first);
  };
  const { over, zoneProps } = useDropZone({ onDropFiles: take, disabled: disabled || file !== null });

  const refusalText =
    refusal === 'kind'
      ? intl.formatMessage(messages.kind, { endings: intl.formatList(accept, { type: 'disjunction' }) })
      : refusal === 'several'
        ? intl.formatMessage(messages.several)
        : undefined;
  const problem = refusalText ?? error;
  const described = [problem && `${id}-error`, disabled && `${id}-reason`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ');

  return (
    <Box role="group" aria-label={label}>
      {file ? (
        <ChosenFile
          file={file}
          onRemove={
            onRemoveFile &&
            (() => {
              onRemoveFile();
              requestAnimationFrame(() => chooseButton.current?.focus());
            })
          }
        />
      ) : (
        <Box
          {...zoneProps}
          sx={(theme) => ({
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'center',
            gap: 1.5,
            px: 3,
            py: { xs: 4, sm: 5 },
            textAlign: 'center',
            borderRadius: `${theme.radii.card}px`,
            border: theme.mixins.hairline(
              over ? theme.vars.palette.primary.main : theme.vars.palette.line.control,
              'dashed',
            ),
            backgroundColor: over ? theme.vars.palette.primary.soft : theme.vars.palette.background.default,
          })}
        >
          <UploadIcon fontSize="large" sx={{ color: disabled ? 'text.disabled' : 'primary.main' }} />
          {!disabled && (
            <Typography sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }}>
              <FormattedMessage {...(over ? messages.dropNow : messages.drop)} />
            </Typography>
          )}
          <Button
            ref={chooseButton}
            disabled={disabled}
            aria-describedby={described || undefined}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage {...messages.choose} />
          </Button>
          {disabled && (
            <Typography variant="body2" id={`${id}-reason`} sx={{ color: 'text.secondary' }}>
              {disabledReason}
            </Typography>
          )}
          <input
            ref={input}
            type="file"
            hidden
            aria-label={label}
            accept={accept.join(',')}
            disabled={disabled}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </Box>
      )}
      {problem && (
        <FormHelperText error role="alert" id={`${id}-error`}>
          {problem}
        </FormHelperText>
      )}
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </Box>
  );
}
