import { getChatManager, listChats, openClientChat } from '@vitis/contracts';
import { callApi, reportFailure, showAlert } from '@vitis/platform';
import { useRefresh } from '@vitis/platform/data';
import { useNavigate } from '@vitis/platform/router';
import { useCallback, useRef, useState } from 'react';
import { FROM_LIST, type NewRoom, roomHref } from './use-chosen-room.ts';

interface Start {
  /** With whom; without it a buyer's sales contact. */
  room?: NewRoom;
  /** In the place of the address that asked for it. */
  replace?: boolean;
  about?: string | null;
}

const ask = (room: NewRoom) =>
  room === 'manager'
    ? callApi(getChatManager)
    : callApi(openClientChat, { body: { idClient: room.idClient } });

/** Opens a buyer's room with its sales contact, or that of sales staff with a client, whether there was one before or not. */
export function useStartRoom() {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const start = useCallback(
    async ({ room = 'manager', replace = false, about = null }: Start = {}) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        const reply = await ask(room);
        if (reply.status === 200) {
          await refresh(listChats);
          const href = roomHref(reply.body.idChatRoom, about);
          await navigate(href, replace ? { replace } : { state: FROM_LIST });
        } else {
          await showAlert(reply.body.message);
          if (replace) await navigate('/chat', { replace });
        }
      } catch (error) {
        reportFailure(error);
        if (replace) await navigate('/chat', { replace });
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [refresh, navigate],
  );
  return { start, busy };
}
