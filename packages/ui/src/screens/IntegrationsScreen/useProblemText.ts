import type { ImportErrorCode, ImportKind } from '@adaos/domain';
import { useIntl } from 'react-intl';
import { failedMessages, importErrorMessages, missingColumnsMessages } from './outcome.messages.ts';
import type { ImportProblem } from './types.ts';

const isKnown = (code: string): code is ImportErrorCode => code in importErrorMessages;

function messageOf(code: ImportErrorCode, kind: ImportKind) {
  return code === 'columns_missing' && kind !== 'orders' ? missingColumnsMessages[kind] : importErrorMessages[code];
}

/** Why a file was refused, in the user's language, with the line where it is known. */
export function useProblemText(
  problem: ImportProblem | null | undefined,
  kind: ImportKind = 'orders',
): string | undefined {
  const intl = useIntl();
  if (!problem) return undefined;
  const reason = isKnown(problem.code) ? intl.formatMessage(messageOf(problem.code, kind)) : problem.message;
  if (problem.line === null) return reason;
  return `${intl.formatMessage(failedMessages.line, { line: problem.line })} ${reason}`;
}
