import { MAX_DELIVERY_PHOTOS, seoulTime } from '@vitis/domain';
import { $user, atom, publish, subscribe } from '@vitis/platform';
import { serverNow } from '@vitis/platform/time';
import { AlreadyRecorded } from './already-recorded.ts';
import type {
  ActionDraft,
  ActionKind,
  ActionStop,
  ActionWords,
  NewAction,
  PendingAction,
} from './pending-action.ts';
import type { ActionStore } from './pending-action-store.ts';
import { sendAction } from './send-action.ts';
import { askForSync } from './sync.ts';

/** What a screen sees of the outbox. */
export interface OutboxState {
  /** Of the driver who is signed in, the first one first. Empty until the store has been read. */
  actions: readonly PendingAction[];
  /** How many actions of other drivers wait on this device. */
  ofOthers: number;
  /** The action on its way. */
  sending: number | null;
  /** Null until the store is open; false where a closed page would forget. */
  isLasting: boolean | null;
}

const EMPTY: OutboxState = { actions: [], ofOthers: 0, sending: null, isLasting: null };

/** Milliseconds until the next try after one that came to nothing, longer each time. */
const PAUSES = [5_000, 15_000, 30_000, 60_000] as const;
/** What the provider has is shown this long, in milliseconds. */
const SENT_RETENTION_MS = 36 * 60 * 60 * 1000;

/** True for a draft that nothing would be lost with; one that is amended tells when it happened. */
const isEmpty = ({ isAmended, photos, signature, receivedBy, reason, taken }: NewAction): boolean =>
  !isAmended && photos.length === 0 && !signature && !receivedBy && reason === '' && taken === undefined;

/**
 * What a driver did and the provider does not have yet. Everything is kept on the device first and sent after, in
 * order, one at a time, and only while the driver who did it is signed in.
 */
export function createOutbox(open: () => Promise<ActionStore>) {
  const $state = atom(EMPTY);
  let opened: Promise<ActionStore> | null = null;
  let running = false;
  let askedAgain = false;
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let keeping: Promise<void> = Promise.resolve();

  const store = () => {
    opened ??= open();
    return opened;
  };
  const set = (changed: Partial<OutboxState>) => $state.set({ ...$state.get(), ...changed });
  const me = () => $user.get()?.id ?? null;

  /** Reads what the device holds: another tab may have sent or added something. */
  async function read(): Promise<void> {
    const actions = await store();
    const all = await actions.all();
    const mine = me();
    set({
      isLasting: actions.isLasting,
      actions: all.filter(({ idUser }) => idUser === mine),
      ofOthers: all.filter(({ idUser, state: at }) => idUser !== mine && at === 'waiting').length,
    });
  }

  async function keep(action: PendingAction): Promise<void> {
    await (await store()).put(action);
    await read();
  }

  async function forgetOld(now: number): Promise<void> {
    const actions = await store();
    for (const { sequence, state: at, madeAt } of await actions.all())
      if (at === 'sent' && now - Date.parse(madeAt) > SENT_RETENTION_MS) await actions.remove(sequence);
  }

  function waitAndTry(): void {
    if (timer !== null) clearTimeout(timer);
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
    tries += 1;
    timer = setTimeout(() => void flush(), pause);
  }

  async function sendAll(): Promise<void> {
    const idUser = me();
    if (idUser === null) return;
    const actions = await store();
    const mayGoOn = () => me() === idUser;
    for (;;) {
      const next = (await actions.all()).find(
        (action) => action.idUser === idUser && action.state === 'waiting',
      );
      if (next === undefined || !mayGoOn()) break;
      set({ sending: next.sequence });
      const sent = await sendAction(next, keep, mayGoOn);
      if (sent.outcome === 'signed-out') break;
      if (sent.outcome === 'later') {
        waitAndTry();
        break;
      }
      tries = 0;
      const now = (await actions.all()).find(({ sequence }) => sequence === next.sequence) ?? next;
      if (sent.outcome === 'refused') await keep({ ...now, state: 'refused', refusal: sent.message });
      else {
        // The provider has the photos: the device needs their bytes no longer.
        const photos = now.photos.map((photo) => ({ ...photo, bytes: null }));
        await keep({ ...now, state: 'sent', refusal: null, photos });
        if (next.kind === 'complete') publish('delivery/completed', { idDeliveryInfo: next.idDeliveryInfo });
      }
    }
    set({ sending: null });
  }

  /** One tab, or the service worker, sends at a time; where the browser has no locks, the provider's keys keep an action from counting twice. */
  const alone = (work: () => Promise<void>): Promise<void> =>
    typeof navigator !== 'undefined' && navigator.locks
      ? navigator.locks.request('vitis-driver-outbox', work)
      : work();

  /** Sends what waits. Asked while it is at work, it goes over the store once more at the end. */
  async function flush(): Promise<void> {
    if (running) {
      askedAgain = true;
      return;
    }
    running = true;
    if (timer !== null) clearTimeout(timer);
    timer = null;
    try {
      do {
        askedAgain = false;
        await alone(sendAll);
      } while (askedAgain);
    } finally {
      running = false;
      set({ sending: null });
      await read();
    }
  }

  /** Keeps what is said of a hand-over as it is said, so that a page which the camera pushed out has it again. */
  function keepDraft(stop: ActionStop, changed: ActionDraft): Promise<void> {
    // One after the other: two strokes at once would begin two drafts.
    keeping = keeping.catch(() => {}).then(() => putDraft(stop, changed));
    return keeping;
  }

  async function putDraft(stop: ActionStop, changed: ActionDraft): Promise<void> {
    const draft = draftOf(stop.idDeliveryInfo);
    const { photos = [], signature = null } = draft ?? {};
    // A failure that is amended and turns out a hand-over is another deed, of now: its photos alone stay.
    const begun =
      draft?.kind === 'complete' ? draft : actionOf(stop, 'complete', { state: 'draft', photos, signature });
    const next = { ...begun, ...changed };
    if (draft && isEmpty(next)) await (await store()).remove(draft.sequence).then(read);
    else if (draft) await keep({ ...next, sequence: draft.sequence });
    else if (!isEmpty(next)) {
      await (await store()).add(next);
      await read();
    }
  }

  const draftOf = (idDeliveryInfo: number): PendingAction | undefined =>
    $state
      .get()
      .actions.find((action) => action.state === 'draft' && action.idDeliveryInfo === idDeliveryInfo);

  function actionOf(stop: ActionStop, kind: ActionKind, given: Partial<PendingAction>) {
    const idUser = me();
    if (idUser === null) throw new Error('Nobody is signed in');
    const { idDeliveryInfo, clientName, day } = stop;
    return {
      idDeliveryInfo,
      clientName,
      day,
      key: crypto.randomUUID(),
      idUser,
      kind,
      state: 'waiting' as const,
      madeAt: seoulTime(serverNow()),
      reason: '',
      photos: [],
      refusal: null,
      ...given,
    };
  }

  /**
   * Keeps what was done, then sends it. Resolves when the device has it; the sending goes on by itself.
   *
   * @throws AlreadyRecorded where the other end of this stop waits
   */
  async function record(stop: ActionStop, kind: ActionKind, words: ActionWords = {}): Promise<void> {
    const actions = await store();
    await keeping.catch(() => {});
    const draft = kind === 'start' ? undefined : draftOf(stop.idDeliveryInfo);
    // A stop that failed needs no photos of a hand-over; one that was completed takes those that were taken.
    const photos = kind === 'complete' ? (draft?.photos ?? []) : [];
    // What is amended happened when it was done first.
    const since = draft?.isAmended && draft.kind === kind ? { madeAt: draft.madeAt } : {};
    const kept = await actions.add(actionOf(stop, kind, { ...words, ...since, photos }));
    if (kept.kind !== kind) {
      // Another tab has recorded the other end of this stop: the photos stay, and whoever pressed is told.
      await read();
      throw new AlreadyRecorded(kept.kind);
    }
    if (draft) await actions.remove(draft.sequence);
    await read();
    tries = 0;
    void askForSync();
    void flush();
  }

  /** Tries a refused action once more: a new intent, because the provider only repeats what it said to the old one. */
  async function retry(action: PendingAction): Promise<void> {
    await keep({ ...action, key: crypto.randomUUID(), state: 'waiting', refusal: null });
    await flush();
  }

  /**
   * Takes a refused action back into its form: a draft with everything that was said, under a new key, because what goes
   * out then is another intent. Photos that were taken since go along, as far as there is room.
   */
  function amend(action: PendingAction): Promise<void> {
    keeping = keeping.catch(() => {}).then(() => putAmended(action));
    return keeping;
  }

  async function putAmended({ sequence }: PendingAction): Promise<void> {
    const action = (await (await store()).all()).find((each) => each.sequence === sequence);
    // A press that came twice: it is a draft already.
    if (action?.state !== 'refused') return;
    const draft = draftOf(action.idDeliveryInfo);
    const photos = [...action.photos, ...(draft?.photos ?? [])].slice(0, MAX_DELIVERY_PHOTOS);
    const signature = draft?.signature ?? action.signature ?? null;
    const key = crypto.randomUUID();
    // Why it was refused stays in sight until it is said better.
    await keep({ ...action, key, photos, signature, state: 'draft', isAmended: true });
    if (draft) await (await store()).remove(draft.sequence).then(read);
  }

  async function discard(action: PendingAction): Promise<void> {
    await (await store()).remove(action.sequence);
    await read();
  }

  /** Begins to work for the page; the returned function ends it. What waits on the device stays there. */
  function start(): () => void {
    const look = () => void flush();
    const lookWhenSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', lookWhenSeen);
    const endUser = $user.listen(() => void read().then(look));
    // Another tab, or the service worker, has sent something.
    const endSent = subscribe('delivery/completed', (_fact, { remote }) => remote && void read());
    void forgetOld(Date.now()).then(look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', lookWhenSeen);
      endUser();
      endSent();
      if (timer !== null) clearTimeout(timer);
      timer = null;
    };
  }

  return {
    start,
    flush,
    record,
    retry,
    amend,
    discard,
    keepDraft,
    $state,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;
