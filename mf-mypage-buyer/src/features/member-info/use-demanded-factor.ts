import { getMe, type Me } from '@vitis/contracts';
import { SECOND_FACTOR_RETURN } from '@vitis/domain';
import { $token, signIn, useStore } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useNavigate, useSearchParams } from '@vitis/platform/router';
import { safeReturnTo } from '@vitis/portal/remote';
import { useState } from 'react';

/**
 * A second factor that the operator demands: until it is set up it stands alone on the page; then the session is told, and
 * the member goes on to where they were led from.
 */
export function useDemandedFactor({ secondFactorMissing = false }: Me) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const token = useStore($token);
  // What is fetched again meanwhile says that nothing is missing, while the recovery codes are still to be read.
  const [isAlone, setAlone] = useState(secondFactorMissing);
  const goOn = async () => {
    if (!isAlone) return;
    if (token !== null) await signIn(token);
    await refresh(getMe);
    setAlone(false);
    const wanted = search.get(SECOND_FACTOR_RETURN);
    if (wanted !== null) await navigate(safeReturnTo(wanted), { replace: true });
  };
  return { isAlone, goOn: () => void goOn() };
}
