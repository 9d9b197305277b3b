import { useIntl } from 'react-intl';
import { failedMessages, importErrorMessages } from './outcome.messages.ts';
import type { ImportErrorCode, ImportProblem } from './types.ts';

const isKnown = (code: string): code is ImportErrorCode => code in importErrorMessages;

/** Why a file was refused, in the user's language, with the line where it is known. */
export function useProblemText(problem: ImportProblem | null | undefined): string | undefined {
  const intl = useIntl();
  if (!problem) return undefined;
  const reason = isKnown(problem.code) ? intl.formatMessage(importErrorMessages[problem.code]) : problem.message;
  if (problem.line === null) return reason;
  return `${intl.formatMessage(failedMessages.line, { line: problem.line })} ${reason}`;
}
