import { seoulTime } from '@vitis/domain';
import type { UnitOfWork } from '../../http/unit-of-work.ts';

/** Tells every open page of a member that the texts of the house are others; it is no news to look up later. */
export const publishContents = ({ notify }: UnitOfWork): void =>
  notify(['members'], 'contents:changed', { at: seoulTime(new Date()) }, { noted: [] });
