import { useLocation, useNavigate, useSearchParams } from '@vitis/platform/router';
import { useCallback, useMemo } from 'react';

/**
 * `/chat?room=12` is the room 12; `/chat?room=manager` a buyer's room with its sales contact, and `/chat?client=7` that of
 * sales staff with a client.
 */
const PARAMETER = 'room';
const CLIENT = 'client';
const WITH_MANAGER = 'manager';
const NUMBER = /^[1-9]\d{0,9}$/;

/** `&about=O20261118-0001`: the document that who follows the link wants to talk about. */
const ABOUT = 'about';
const DOCUMENT = /^[EO]20\d{6}-\d{4,6}$/;

export const roomHref = (idChatRoom: number, about: string | null = null): string =>
  `/chat?${PARAMETER}=${idChatRoom}${about === null ? '' : `&${ABOUT}=${about}`}`;

/** Number of the document that the address brings along; null where it brings none. */
export function useAbout(): string | null {
  const [search] = useSearchParams();
  const about = search.get(ABOUT);
  return about !== null && DOCUMENT.test(about) ? about : null;
}

/** Set on a link from the list: the way back to it is the browser's own. */
export const FROM_LIST = { fromList: true };

/** A room that the address names by who is in it. */
export type NewRoom = typeof WITH_MANAGER | { idClient: number };

/** Which room the address names: a number, somebody to talk with, or none. */
export function useChosenRoom(): number | NewRoom | null {
  const [search] = useSearchParams();
  const [room, client] = [search.get(PARAMETER), search.get(CLIENT)];
  return useMemo(() => {
    if (room === WITH_MANAGER) return room;
    if (room !== null) return NUMBER.test(room) ? Number(room) : null;
    return client !== null && NUMBER.test(client) ? { idClient: Number(client) } : null;
  }, [room, client]);
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
