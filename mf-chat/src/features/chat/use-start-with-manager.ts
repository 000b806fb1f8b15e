import { getChatManager, listChats } from '@vitis/contracts';
import { callApi, reportFailure, showAlert } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useNavigate } from '@vitis/platform/router';
import { useCallback, useRef, useState } from 'react';
import { FROM_LIST, roomHref } from './use-chosen-room.ts';

/** Opens a buyer's room with its sales contact, whether there was one before or not. */
export function useStartWithManager() {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const start = useCallback(
    async ({ replace = false }: { replace?: boolean } = {}) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        const reply = await callApi(getChatManager);
        if (reply.status === 200) {
          await refresh(listChats);
          await navigate(roomHref(reply.body.idChatRoom), replace ? { replace } : { state: FROM_LIST });
        } else {
          await showAlert(reply.body.message);
          if (replace) await navigate('/chat', { replace });
        }
      } catch (error) {
        reportFailure(error);
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [refresh, navigate],
  );
  return { start, busy };
}
