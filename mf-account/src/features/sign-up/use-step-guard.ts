import { useNavigate } from '@vitis/platform/router';
import { useEffect } from 'react';
import { pathOfStep, type StepName } from './steps.ts';

/** Leads back to a step that is not done yet: an address typed by hand, or a link from before, begins in the middle. */
export function useStepGuard(missing: StepName | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (missing !== null) void navigate(pathOfStep(missing), { replace: true });
  }, [missing, navigate]);
}
