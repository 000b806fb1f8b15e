import { seoulTime } from '@vitis/domain';

/** A moment as the wire has it; null for what has not happened yet. */
export const seoulTimeOrNull = (time: Date | null): string | null => (time === null ? null : seoulTime(time));
