import { useLocation, useNavigate, useSearchParams } from '@vitis/platform/router';
import { useCallback } from 'react';

/** `/chat?room=12` is the room 12; `/chat?room=manager` a buyer's room with its sales contact. */
const PARAMETER = 'room';
const WITH_MANAGER = 'manager';

export const roomHref = (idChatRoom: number): string => `/chat?${PARAMETER}=${idChatRoom}`;

/** Set on a link from the list: the way back to it is the browser's own. */
export const FROM_LIST = { fromList: true };

/** Which room the address names: a number, the one with the sales contact, or none. */
export function useChosenRoom(): number | typeof WITH_MANAGER | null {
  const [search] = useSearchParams();
  const named = search.get(PARAMETER);
  if (named === WITH_MANAGER) return named;
  return named !== null && /^[1-9]\d{0,9}$/.test(named) ? Number(named) : null;
}

/** Goes back to the list of rooms. */
export function useLeaveRoom(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isFromList = (state as { fromList?: boolean } | null)?.fromList === true;
  return useCallback(() => {
    if (isFromList) void navigate(-1);
    else void navigate('/chat', { replace: true });
  }, [navigate, isFromList]);
}
