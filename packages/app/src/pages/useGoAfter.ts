import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to an address some milliseconds after `when` has become true, unless the page is left before. */
export function useGoAfter(ms: number, to: string, when: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!when) return;
    const timer = setTimeout(() => void navigate(to, { replace: true }), ms);
    return () => clearTimeout(timer);
  }, [ms, navigate, to, when]);
}
