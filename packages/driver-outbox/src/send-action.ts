import {
  type BodyOf,
  completeDelivery,
  failDelivery,
  mayPass,
  type Problem,
  startDelivery,
  uploadFile,
} from '@vitis/contracts';
import { ApiFailure, callApi } from '@vitis/platform';
import type { ActionPhoto, PendingAction } from './pending-action.ts';

/**
 * What became of a try. `later`: nobody can say yet, the same action goes out again. `signed-out`: the session ended on
 * the way. `refused`: the provider said no, with its reason.
 */
export type Sent =
  | { outcome: 'sent' }
  | { outcome: 'later' }
  | { outcome: 'signed-out' }
  | { outcome: 'refused'; message: string };

/** Problems that say nothing about the action itself: too many calls, or the first try is still at work. */
const isTransient = (problem: Problem): boolean =>
  mayPass(problem) || problem.code === 'IDEMPOTENCY_IN_PROGRESS';

function outcomeOf(error: unknown): Sent {
  if (!(error instanceof ApiFailure)) {
    // A fault of ours must not cost an action: it stays, and the page's error report gets to know.
    reportError(error);
    return { outcome: 'later' };
  }
  if (error.status === 401) return { outcome: 'signed-out' };
  if (error.problem === null || isTransient(error.problem)) return { outcome: 'later' };
  const [field] = error.problem.errors ?? [];
  return { outcome: 'refused', message: field?.message ?? error.problem.message };
}

const refused = (problem: Problem): Sent =>
  isTransient(problem) ? { outcome: 'later' } : { outcome: 'refused', message: problem.message };

/** Uploads a photo; answers its number, or why there is none. */
async function upload({ name, type, bytes }: ActionPhoto): Promise<number | Sent> {
  if (bytes === null) return { outcome: 'refused', message: name };
  const reply = await callApi(uploadFile, { file: new File([bytes], name, { type }) });
  return reply.status === 201 ? reply.body.id : refused(reply.body);
}

async function send(action: PendingAction): Promise<Sent> {
  const params = { id: action.idDeliveryInfo };
  const options = { idempotencyKey: action.key };
  const [image1 = null, image2 = null, image3 = null] = action.photos.map(({ idFile }) => idFile);
  const { receivedBy = '', signature = null, refusedReason = '' } = action;
  // No number is open in what was recorded.
  const taken = action.taken as BodyOf<typeof completeDelivery>['taken'];
  const reply: { status: number; body: unknown } =
    action.kind === 'start'
      ? await callApi(startDelivery, { params, body: { earlyReason: action.reason } })
      : action.kind === 'fail'
        ? await callApi(failDelivery, { params, body: { reason: action.reason } }, options)
        : await callApi(
            completeDelivery,
            {
              params,
              body: {
                image1,
                image2,
                image3,
                completedAt: action.madeAt,
                earlyReason: action.reason,
                receivedBy,
                signature,
                ...(taken ? { taken, refusedReason } : {}),
              },
            },
            options,
          );
  return reply.status === 200 ? { outcome: 'sent' } : refused(reply.body as Problem);
}

/**
 * Sends one action: its photos that the provider does not have yet, each remembered by `keep` before the next, then the
 * action itself under its own key. `mayGoOn` is asked before every call: the driver may have changed.
 */
export async function sendAction(
  given: PendingAction,
  keep: (action: PendingAction) => Promise<void>,
  mayGoOn: () => boolean,
): Promise<Sent> {
  let action = given;
  try {
    for (const photo of given.photos) {
      if (photo.idFile !== null) continue;
      if (!mayGoOn()) return { outcome: 'signed-out' };
      const idFile = await upload(photo);
      if (typeof idFile !== 'number') return idFile;
      action = {
        ...action,
        photos: action.photos.map((each) => (each.id === photo.id ? { ...each, idFile } : each)),
      };
      await keep(action);
    }
    if (!mayGoOn()) return { outcome: 'signed-out' };
    return await send(action);
  } catch (error) {
    return outcomeOf(error);
  }
}
