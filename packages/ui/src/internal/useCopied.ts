import { useEffect, useState } from 'react';

const FEEDBACK_MS = 2000;

/** Copies texts to the clipboard and remembers which one: for two seconds after a success, until the next try after a failure. */
export function useCopied() {
  const [last, setLast] = useState<{ id: string; result: 'copied' | 'failed' }>();
  useEffect(() => {
    if (last?.result !== 'copied') return;
    const timer = setTimeout(() => setLast(undefined), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (id: string, text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ id, result: 'copied' });
    } catch {
      setLast({ id, result: 'failed' });
    }
  };
  const copied = (id: string) => (last?.id === id ? last.result : undefined);
  return { copied, copy, failed: last?.result === 'failed' };
}
