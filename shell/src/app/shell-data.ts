import { listKinds } from '@vitis/contracts';
import { type DataRequest, request } from '@vitis/platform';

/** What the frame of every page reads first. */
export const shellData = (): DataRequest[] => [request(listKinds)];
